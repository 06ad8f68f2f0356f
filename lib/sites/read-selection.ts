import { startReading } from './markdown/reading-context.ts';
import { toMarkdown } from './markdown/to-markdown.ts';

const rules = { omit: 'script, style, template, noscript', attachments: [] };

/** The part of a page that the user has selected, as Markdown; empty where nothing is. */
export function readSelection(document: Document): string {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return '';
  const copies = document.implementation.createHTMLDocument('');
  const bodies = Array.from({ length: selection.rangeCount }, (_, index) => {
    const body = copies.createElement('div');
    body.append(copyRange(selection.getRangeAt(index), copies));
    return body;
  });
  return toMarkdown(bodies, startReading(rules, false));
}

/**
 * Copies what a range holds into another document, in which nothing is loaded or run; a copy made in the page's own
 * document would load its pictures again.
 */
function copyRange(range: Range, copies: Document): DocumentFragment {
  const { commonAncestorContainer: root, startContainer, startOffset, endContainer, endOffset } = range;
  const copy = copies.importNode(root, true);
  const copied = copies.createRange();
  copied.setStart(follow(copy, pathTo(root, startContainer)), startOffset);
  copied.setEnd(follow(copy, pathTo(root, endContainer)), endOffset);
  return copied.cloneContents();
}

/** Positions among their siblings, from just below the root down to the node. */
function pathTo(root: Node, node: Node): number[] {
  const path: number[] = [];
  for (let at = node; at !== root && at.parentNode; at = at.parentNode) {
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode)); // a node with a parent is its child
  }
  return path;
}

function follow(root: Node, path: readonly number[]): Node {
  let node = root;
  for (const position of path) node = node.childNodes[position] ?? node;
  return node;
}
