import { expect, test } from 'vitest';
import { buildPacket } from '../../../lib/core/build-packet.ts';
import { listLeftBehind } from '../../../lib/core/left-behind.ts';
import { limitsReachedBy } from '../../../lib/core/message-limits.ts';
import { exampleDraftView } from '../components/examples.ts';

test('what stays behind is counted and named', () => {
  const { draft } = exampleDraftView({
    attachments: [{ turnIndex: 0, kind: 'file', name: 'plan.pdf' }],
    unread: [
      { turnIndex: 2, kind: 'frame', name: 'Chart' },
      { turnIndex: 3, kind: 'versions', count: 2 },
      { turnIndex: 5, kind: 'versions', count: 1 },
      { turnIndex: 5, kind: 'citations', count: 4 },
    ],
    completeness: { status: 'partial', turns: 8, turnsExpected: 64, reasons: ['start-not-loaded'] },
    leftOut: { decisions: 2, unknowns: 1 },
  });
  const removed = draft.items.map((item, at) => (at === 1 ? { ...item, removed: true } : item));
  expect(listLeftBehind({ ...draft, items: removed })).toMatchObject({
    attachments: ['plan.pdf'],
    versions: 3,
    citations: 4,
    unread: [{ kind: 'frame', name: 'Chart', turn: 3 }],
    turnsMissing: 56,
    leftOut: removed.filter((item) => item.removed),
    heldBack: 3,
  });
});

test('whether turns are missing is unknown where the reading did not establish it', () => {
  const unverified = { status: 'unverified', turns: 8, reasons: ['start-not-established'] } as const;
  const { draft } = exampleDraftView({ completeness: { ...unverified, reasons: [...unverified.reasons] } });
  expect(listLeftBehind(draft).turnsMissing).toBeUndefined();
  const complete = exampleDraftView({ completeness: { status: 'complete', turns: 8, reasons: [] } });
  expect(listLeftBehind(complete.draft).turnsMissing).toBe(0);
});

test('only masked values that would have travelled are counted', () => {
  const { draft } = exampleDraftView({
    maskedValues: [
      { placeholder: '[EMAIL_1]', category: 'EMAIL' },
      { placeholder: '[EMAIL_9]', category: 'EMAIL' },
    ],
  });
  expect(listLeftBehind(draft).masked).toEqual({ EMAIL: 1 });
});

test('a masked value in the name of an attachment is counted, as it is in the packet', () => {
  const { draft } = exampleDraftView({
    attachments: [{ turnIndex: 0, kind: 'file', name: 'letter to [EMAIL_7].pdf' }],
    maskedValues: [{ placeholder: '[EMAIL_7]', category: 'EMAIL' }],
  });
  expect(listLeftBehind(draft).masked).toEqual({ EMAIL: 1 });
  expect(buildPacket(draft).redactions).toEqual({ EMAIL: 1 });
});

test.each([
  [2_500, []],
  [2_501, ['librechat']],
  [10_000, ['librechat']],
  [10_001, ['chatgpt', 'librechat', 'gemini']],
])('a text of %i characters may not arrive as it is on %j', (units, sites) => {
  expect(limitsReachedBy(units).map(({ site }) => site)).toEqual(sites);
});
