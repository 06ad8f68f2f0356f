import { readBlocks } from './read-blocks.ts';
import type { ReadingContext } from './reading-context.ts';
import { writeBlocks } from './write-blocks.ts';

/**
 * Converts the bodies of one turn into Markdown, one after the other, in one pass over their nodes.
 *
 * @param context what cannot be converted (attachments, unreadable parts) is recorded here.
 */
export function toMarkdown(bodies: readonly Element[], context: ReadingContext): string {
  return writeBlocks(bodies.flatMap((body) => readBlocks(body, context)));
}
