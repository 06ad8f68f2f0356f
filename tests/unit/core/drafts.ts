import type { Draft, DraftItem } from '../../../lib/core/draft.ts';

/** One item with everything that a test does not care about filled in. */
export function itemOf(item: Partial<DraftItem> & Pick<DraftItem, 'id' | 'section' | 'text'>): DraftItem {
  return {
    speaker: 'user',
    confirmed: false,
    removed: false,
    externalEffect: false,
    version: 1,
    source: { turnIndex: 0, role: item.speaker === 'assistant' ? 'assistant' : 'user', quote: item.text },
    ...item,
  };
}

/** A draft with these items and everything else plain. */
export function draftOf(items: DraftItem[], change: Partial<Draft> = {}): Draft {
  return {
    conversationId: 'chatgpt:c1',
    site: 'chatgpt',
    revision: 1,
    version: 1,
    paused: false,
    capturedAtMs: 1,
    updatedAtMs: 1,
    items,
    completeness: { status: 'complete', turns: 10, turnsExpected: 10, reasons: [] },
    attachments: [],
    unread: [],
    language: 'en',
    leftOut: {},
    maskedValues: [],
    ...change,
  };
}
