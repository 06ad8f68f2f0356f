import type { Node, NodeOf } from './syntax-tree.ts';

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  delete: 'del',
  root: 'div',
};

/** The ways in which sites set a formula: drawn, with its source inside, behind it or in an attribute. */
export const formulaMarkups = ['katex', 'mathjax', 'attribute'] as const;
/** The ways in which sites set the lines of code. */
export const codeMarkups = ['text', 'lines', 'separate lines', 'breaks', 'editor', 'table'] as const;

/** How a site marks up what the same Markdown can be. */
export interface Markup {
  readonly formula: (typeof formulaMarkups)[number];
  readonly code: (typeof codeMarkups)[number];
}

/** Renders a syntax tree as chat sites do. */
export function renderHtml(node: Node, markup: Markup): string {
  const renderAll = (nodes: readonly Node[]) => nodes.map((child) => renderHtml(child, markup)).join('');
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
      return `<pre${node.lang ? ` class="language-${node.lang}"` : ''}>${renderCode(node.value, markup.code)}</pre>`;
    case 'inlineMath':
      return renderFormula(node.value, markup.formula, false);
    case 'math':
      return renderFormula(node.value, markup.formula, true);
    case 'html':
      return node.value;
    case 'footnoteReference':
      return `<sup><a href="#user-content-fn-${node.identifier}" data-footnote-ref>1</a></sup>`;
    case 'footnoteDefinition':
      return (
        `<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-${node.identifier}">` +
        `${renderAll(node.children)} <a href="#user-content-fnref-${node.identifier}" data-footnote-backref>↩</a></li></ol></section>`
      );
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
      return renderTable(node, renderAll);
    default:
      if (!(node.type in TAGS) || !('children' in node)) throw new Error(`no rendering for ${node.type}`);
      return `<${TAGS[node.type]}>${renderAll(node.children)}</${TAGS[node.type]}>`;
  }
}

function renderTable(table: NodeOf<'table'>, renderAll: (nodes: readonly Node[]) => string): string {
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

function renderCode(text: string, markup: Markup['code']): string {
  const lines = text.split('\n').map(escapeHtml);
  const spans = lines.map((line) => `<span class="line"><span>${line}</span></span>`);
  const row = (line: string, index: number) =>
    `<tr><td class="hljs-ln-numbers">${index + 1}</td><td>${line}</td></tr>`;
  const inCode: Record<Exclude<Markup['code'], 'editor'>, () => string> = {
    text: () => `${lines.join('\n')}\n`,
    lines: () => spans.join('\n'),
    'separate lines': () => spans.join(''),
    breaks: () => lines.join('<br>'),
    table: () => `<table>${lines.map(row).join('\n  ')}</table>`,
  };
  if (markup !== 'editor') return `<code>${inCode[markup]()}</code>`;
  const drawn = lines.map((line) => `<div class="cm-line">${line === '' ? '<br>' : line}</div>`);
  return `<div class="cm-editor"><div class="cm-content">${drawn.join('')}</div></div>`;
}

function renderFormula(tex: string, markup: Markup['formula'], isDisplay: boolean): string {
  switch (markup) {
    case 'katex':
      return isDisplay ? `<span class="katex-display">${katex(tex)}</span>` : katex(tex);
    case 'mathjax': {
      const drawn = `<span class="MathJax"><nobr>glyphs</nobr></span>`;
      const mode = isDisplay ? '; mode=display' : '';
      return `${isDisplay ? `<div class="MathJax_Display">${drawn}</div>` : drawn}<script type="math/tex${mode}">${tex}</script>`;
    }
    case 'attribute':
      return `<span class="math-${isDisplay ? 'block' : 'inline'}" data-math="${escapeHtml(tex)}"><i>glyphs</i></span>`;
  }
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
