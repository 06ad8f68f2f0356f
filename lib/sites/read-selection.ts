import { startReading } from './markdown/reading-context.ts';
import { toMarkdown } from './markdown/to-markdown.ts';

/**
 * The part of a page that the user has selected, as Markdown; empty where nothing is. The selection is copied into a
 * document of its own: the page is not changed, and nothing in the copy is loaded or run.
 */
export function readSelection(document: Document): string {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return '';
  const copies = document.implementation.createHTMLDocument('');
  const bodies = Array.from({ length: selection.rangeCount }, (_, index) => {
    const body = copies.createElement('div');
    body.append(copies.importNode(selection.getRangeAt(index).cloneContents(), true));
    return body;
  });
  return toMarkdown(
    bodies,
    startReading({ omit: 'script, style, template, noscript', attachments: [] }, false),
  );
}
