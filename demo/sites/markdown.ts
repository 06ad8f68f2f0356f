import { renderToString } from 'katex';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { type Attributes, element, fragment, Html } from './html.ts';

/** Where one site's Markdown differs from the other's. */
export interface MarkdownStyle {
  paragraph: Attributes;
  /** @param language the fence's own word, empty when it has none. */
  codeBlock(language: string, code: string): Html;
  table(table: Html): Html;
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];
type Table = Extract<Node, { type: 'table' }>;
type List = Extract<Node, { type: 'list' }>;
type ListItem = List['children'][number];

/** KaTeX's own HTML, with the source in `annotation`, as both sites embed it. */
function renderTex(tex: string, displayMode: boolean): Html {
  return new Html(renderToString(tex, { displayMode, throwOnError: false }));
}

function renderTable(table: Table, style: MarkdownStyle): Html {
  const [head, ...body] = table.children.map((row, rowIndex) =>
    element(
      'tr',
      {},
      ...row.children.map((cell, column) =>
        element(
          rowIndex === 0 ? 'th' : 'td',
          { style: table.align?.[column] ? `text-align: ${table.align[column]}` : undefined },
          renderAll(cell.children, style),
        ),
      ),
    ),
  );
  return style.table(
    element('table', {}, element('thead', {}, head), element('tbody', {}, fragment(...body))),
  );
}

function renderListItem(item: ListItem, list: List, style: MarkdownStyle): Html {
  const isTask = typeof item.checked === 'boolean';
  const box = isTask
    ? element('input', { type: 'checkbox', disabled: true, checked: item.checked ? true : undefined })
    : undefined;
  const isTight = !list.spread && !item.spread;
  const content = item.children.map((child) =>
    isTight && child.type === 'paragraph' ? renderAll(child.children, style) : renderNode(child, style),
  );
  return element('li', { class: isTask ? 'task-list-item' : undefined }, box, isTask ? ' ' : '', ...content);
}

function renderList(list: List, style: MarkdownStyle): Html {
  const start = list.ordered && typeof list.start === 'number' && list.start !== 1 ? list.start : undefined;
  const items = list.children.map((item) => renderListItem(item, list, style));
  return element(list.ordered ? 'ol' : 'ul', { start }, ...items);
}

function renderAll(nodes: readonly Node[], style: MarkdownStyle): Html {
  return fragment(...nodes.map((node) => renderNode(node, style)));
}

function renderNode(node: Node, style: MarkdownStyle): Html {
  switch (node.type) {
    case 'root':
      return renderAll(node.children, style);
    case 'paragraph':
      return element('p', style.paragraph, renderAll(node.children, style));
    case 'heading':
      return element(`h${node.depth}`, {}, renderAll(node.children, style));
    case 'blockquote':
      return element('blockquote', {}, renderAll(node.children, style));
    case 'list':
      return renderList(node, style);
    case 'table':
      return renderTable(node, style);
    case 'code':
      return style.codeBlock(node.lang ?? '', node.value);
    case 'math':
      return renderTex(node.value, true);
    case 'inlineMath':
      return renderTex(node.value, false);
    case 'thematicBreak':
      return element('hr');
    case 'break':
      return element('br');
    case 'strong':
    case 'emphasis':
    case 'delete':
      return element(
        { strong: 'strong', emphasis: 'em', delete: 'del' }[node.type],
        {},
        renderAll(node.children, style),
      );
    case 'inlineCode':
      return element('code', {}, node.value);
    case 'link':
      return element(
        'a',
        { href: node.url, target: '_blank', rel: 'noopener' },
        renderAll(node.children, style),
      );
    case 'text':
    case 'html':
      return fragment(node.value);
    default:
      throw new Error(`the conversation uses Markdown that the sites do not render: ${node.type}`);
  }
}

/** Renders GitHub-flavoured Markdown with TeX in the style of one site. */
export function renderMarkdown(markdown: string, style: MarkdownStyle): Html {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  return renderNode(tree, style);
}
