import type { Node, NodeOf } from './syntax-tree.ts';

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
  root: 'div',
};

/** Renders a syntax tree as chat sites do: plain elements, formulas drawn by KaTeX with their source inside. */
export function renderHtml(node: Node): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'code':
      return `<pre><code${node.lang ? ` class="language-${node.lang}"` : ''}>${escapeHtml(node.value)}\n</code></pre>`;
    case 'inlineMath':
      return katex(node.value);
    case 'math':
      return `<span class="katex-display">${katex(node.value)}</span>`;
    case 'image':
      return `<img src="${escapeHtml(node.url)}" alt="${escapeHtml(node.alt ?? '')}">`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${renderAll(node.children)}</a>`;
    case 'heading':
      return `<h${node.depth}>${renderAll(node.children)}</h${node.depth}>`;
    case 'list':
      return node.ordered
        ? `<ol start="${node.start}">${renderAll(node.children)}</ol>`
        : `<ul>${renderAll(node.children)}</ul>`;
    case 'listItem':
      return `<li>${checkBox(node.checked)}${renderAll(node.children)}</li>`;
    case 'table':
      return renderTable(node);
    default:
      if (!(node.type in TAGS) || !('children' in node)) throw new Error(`no rendering for ${node.type}`);
      return `<${TAGS[node.type]}>${renderAll(node.children)}</${TAGS[node.type]}>`;
  }
}

function renderAll(nodes: readonly Node[]): string {
  return nodes.map(renderHtml).join('');
}

function renderTable(table: NodeOf<'table'>): string {
  const rows = table.children.map((row, index) => {
    const name = index === 0 ? 'th' : 'td';
    const cells = row.children.map((cell, column) => {
      const align = table.align?.[column];
      return `<${name}${align ? ` style="text-align: ${align}"` : ''}>${renderAll(cell.children)}</${name}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><thead>${rows[0]}</thead><tbody>${rows.slice(1).join('')}</tbody></table>`;
}

function checkBox(checked: boolean | null | undefined): string {
  if (checked === null || checked === undefined) return '';
  return `<input type="checkbox" disabled${checked ? ' checked' : ''}>`;
}

function katex(tex: string): string {
  const source = escapeHtml(tex);
  return (
    `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>glyphs</mi></mrow>` +
    `<annotation encoding="application/x-tex">${source}</annotation></semantics></math></span>` +
    `<span class="katex-html" aria-hidden="true">glyphs</span></span>`
  );
}

/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
