import { describe, expect, test } from 'vitest';
import { followSources, mergeReading, settleCarried } from '../../../lib/core/build-draft.ts';
import type { Draft, DraftItem } from '../../../lib/core/draft.ts';
import { asCarried } from '../../../lib/core/packet-items.ts';
import { draftOf, itemOf } from './drafts.ts';

const at = (turnIndex: number, text: string): Pick<DraftItem, 'text' | 'source'> => ({
  text,
  source: { turnIndex, role: 'user', quote: text },
});
const reading = (items: DraftItem[], turns: number): Draft =>
  draftOf(items, { completeness: { status: 'complete', turns, reasons: [] } });
const textsOf = ({ items }: Draft, section: DraftItem['section'], removed = false): string[] =>
  items.filter((item) => item.section === section && item.removed === removed).map(({ text }) => text);

describe('a draft that is read again', () => {
  const goal = itemOf({ id: 's1', section: 'goal', ...at(0, 'Move the shop') });
  const blue = itemOf({ id: 's2', section: 'decisions', ...at(2, 'We take the blue box') });
  const step = itemOf({ id: 's3', section: 'next_step', ...at(8, 'Export the table') });
  const before = draftOf([goal, blue, step], { preparedAs: 'a'.repeat(64) });

  test('begins a revision in which the new candidates say that they are new', () => {
    const green = itemOf({ id: 's9', section: 'decisions', ...at(12, 'The cord is green') });
    const merged = mergeReading(before, reading([goal, blue, step, green], 14));
    expect(merged).toMatchObject({ revision: 2, previousPacketId: 'a'.repeat(64) });
    expect(merged.items.map(({ text, since }) => [text, since])).toEqual([
      ['Move the shop', undefined],
      ['We take the blue box', undefined],
      ['Export the table', undefined],
      ['The cord is green', 2],
    ]);
  });

  test('gives a newer step the place of one that was not touched, and leaves the old one out', () => {
    const newer = itemOf({ id: 's9', section: 'next_step', ...at(12, 'Import the table') });
    const merged = mergeReading(before, reading([goal, blue, newer], 14));
    expect(textsOf(merged, 'next_step')).toEqual(['Import the table']);
    expect(textsOf(merged, 'next_step', true)).toEqual(['Export the table']);
  });

  test.each([
    ['changed', { version: 2 }],
    ['confirmed', { confirmed: true }],
    ['wrote', { speaker: 'author' as const }],
  ])('keeps a step that the user %s, and leaves the newer one out', (_name, touched) => {
    const newer = itemOf({ id: 's9', section: 'next_step', ...at(12, 'Import the table') });
    const mine = { ...before, items: [goal, blue, { ...step, ...touched }] };
    const merged = mergeReading(mine, reading([goal, blue, newer], 14));
    expect(textsOf(merged, 'next_step')).toEqual(['Export the table']);
    expect(textsOf(merged, 'next_step', true)).toEqual(['Import the table']);
  });

  test('keeps the goal', () => {
    const newer = itemOf({ id: 's9', section: 'goal', ...at(12, 'Sell the shop') });
    expect(textsOf(mergeReading(before, reading([newer, blue, step], 14)), 'goal')).toEqual([
      'Move the shop',
    ]);
  });

  test('marks what the reading does not suggest any more, and takes the mark off when it does', () => {
    const once = mergeReading(before, reading([goal, step], 14));
    expect(once.items.map(({ overtaken }) => overtaken)).toEqual([undefined, true, undefined]);
    const again = mergeReading(once, reading([goal, blue, step], 16));
    expect(again.items.map(({ overtaken }) => overtaken)).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['the user changed it', { version: 2 }],
    ['the user confirmed it', { confirmed: true }],
    ['an asked assistant named it', { evidence: 'found' as const }],
    ['its turn was not read', { source: { turnIndex: 60, role: 'user' as const, quote: 'x' } }],
  ])('says nothing of that where %s', (_name, change) => {
    const merged = mergeReading({ ...before, items: [{ ...blue, ...change }] }, reading([], 14));
    expect(merged.items[0]?.overtaken).toBeUndefined();
  });

  test('marks an item whose turn no longer holds its sentence, and follows one whose turn moved', () => {
    const turns = (...texts: string[]) => texts.map((markdown) => ({ markdown }));
    const items = [
      itemOf({ id: 's1', section: 'decisions', ...at(0, 'Take the blue box.') }),
      itemOf({ id: 's2', section: 'decisions', ...at(1, 'The cord is green.') }),
    ];
    const followed = followSources(draftOf(items), {
      before: turns('Take the blue box. Please.', 'The cord is green.'),
      after: turns('New first turn', 'Take the red box.', 'The cord is green.'),
      places: [1, 2],
    });
    expect(followed.items.map(({ source }) => [source?.turnIndex, source?.changed])).toEqual([
      [1, true],
      [2, undefined],
    ]);
    const back = followSources(followed, {
      before: turns('New first turn', 'Take the red box.', 'The cord is green.'),
      after: turns('New first turn', 'Take the blue box. Please.', 'The cord is green.'),
      places: [0, 1, 2],
    });
    expect(back.items[0]?.source?.changed).toBeUndefined();
  });
});

describe('a draft that starts from an earlier packet', () => {
  const carried = { carried: 1, speaker: 'author', confirmed: true } as const;
  const kept = itemOf({ id: 'p-1', section: 'decisions', text: 'We take the blue box', ...carried });
  const edited = itemOf({
    id: 'p-2',
    section: 'decisions',
    text: 'The cord is green, as Mara said',
    ...carried,
  });
  const open = itemOf({ id: 'p-3', section: 'open_items', text: 'Ask Mara', openId: 'T-1', ...carried });
  const withoutSource = [kept, edited, open].map(({ source: _, ...item }): DraftItem => item);

  function settled(suggestions: DraftItem[], seenTurns = 10): Draft {
    return settleCarried(draftOf([...withoutSource, ...suggestions], { revision: 2 }), seenTurns);
  }

  test('gives what the packet holds the source of the suggestion that says the same', () => {
    const { items } = settled([
      itemOf({ id: 's1', section: 'decisions', speaker: 'user', ...at(2, 'We take the blue box') }),
    ]);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ id: 'p-1', speaker: 'user', carried: 1, source: { turnIndex: 2 } });
  });

  test('knows an option that was turned down by what and why, whatever words joined the two', () => {
    const sentence = 'We do not take the red box, because of its weight';
    const text = asCarried({ section: 'rejected', text: sentence });
    const { source: _, ...rejected } = itemOf({ id: 'p-4', section: 'rejected', text, ...carried });
    const suggestion = itemOf({ id: 's1', section: 'rejected', speaker: 'user', ...at(2, sentence) });
    const { items } = settleCarried(draftOf([rejected, suggestion], { revision: 2 }), 10);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: 'p-4', source: { turnIndex: 2 } });
  });

  test('leaves out what was not in the packet though its turn had been read, and takes newer turns’ candidates', () => {
    const draft = settled([
      itemOf({ id: 's1', section: 'decisions', ...at(4, 'The cord is green') }),
      itemOf({ id: 's2', section: 'decisions', ...at(12, 'The lid is red') }),
    ]);
    expect(textsOf(draft, 'decisions', true)).toEqual(['The cord is green']);
    expect(draft.items.find(({ id }) => id === 's2')).toMatchObject({ removed: false, since: 2 });
  });

  test('takes every suggestion for a candidate where the turns of the two readings cannot be compared', () => {
    const draft = settled([itemOf({ id: 's1', section: 'decisions', ...at(4, 'The lid is red') })], 0);
    expect(textsOf(draft, 'decisions')).toContain('The lid is red');
  });

  test('keeps the names of open items and gives new ones the next free name', () => {
    const { items } = settled([
      itemOf({ id: 's1', section: 'open_items', openId: 'T-1', ...at(12, 'Order the boxes') }),
    ]);
    expect(items.filter(({ section }) => section === 'open_items').map(({ openId }) => openId)).toEqual([
      'T-1',
      'T-2',
    ]);
  });
});
