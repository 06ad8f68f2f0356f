import type { Content } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { LeafBuffer } from './leaf-buffer.ts';
import { isPlain } from './plain-elements.ts';
import { type ReadingContext, recordDroppedCitations } from './reading-context.ts';

const TEXT_HOLDERS = new Set(['LI', 'TD', 'TH']);

/**
 * Reads what most cells and list items of an answer hold: text and nothing else. Undefined for anything more, which
 * takes a reader of its own.
 */
export function readOnlyText(element: Element, context: ReadingContext): Content | undefined {
  const node = element.firstChild;
  if (context.verbatim || node?.nodeType !== 3 || node.nextSibling !== null) return undefined;
  const { tagName } = element;
  if (!TEXT_HOLDERS.has(tagName) || !isPlain(element, tagName)) return undefined;
  const { text, citations } = cleanText(node.nodeValue ?? '');
  recordDroppedCitations(citations, context);
  const buffer = new LeafBuffer();
  buffer.addText(text, []);
  const leaves = buffer.take();
  return { blocks: leaves.length > 0 ? [{ type: 'paragraph', leaves }] : [] };
}
