import type { MergePreview } from '../../../lib/core/views.ts';
import { exampleDraft, exampleItem, exampleItems } from './examples.ts';

const mine = exampleItems.filter(({ id }) => id === 'd1');

/** A backup beside the draft of the example chat: one item differs, one is new. */
export const exampleMerge: MergePreview = {
  draft: exampleDraft(),
  added: [exampleItem({ id: 'b1', section: 'decisions', text: 'The footer is blue.' })],
  same: exampleItems.length - 1,
  conflicts: mine.map((item) => ({
    itemId: item.id,
    mine: item,
    theirs: { ...item, text: 'Two columns.', original: item.text, version: 2 },
  })),
};
