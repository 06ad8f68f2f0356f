import type { Mark } from './blocks.ts';
import type { LeafBuffer } from './leaf-buffer.ts';
import { readUrl } from './read-marks.ts';
import { clipName, type ReadingContext } from './reading-context.ts';

/**
 * Reads an image inside a turn's text: a link to it where it has an address that lasts, its description
 * where it has none (`blob:`, `data:`), and an attachment either way. One with an empty `alt` is decoration.
 */
export function readImage(
  image: Element,
  marks: readonly Mark[],
  buffer: LeafBuffer,
  context: ReadingContext,
): void {
  const alt = image.getAttribute('alt');
  if (alt === '') return;
  const name = clipName(alt ?? '');
  const url = readUrl(image.getAttribute('src'), image);
  context.attachments.push({ name: name === '' ? 'image' : name, kind: 'image' });
  if (url !== undefined) buffer.add({ type: 'image', text: name, url, marks });
  else buffer.addText(name, marks);
}
