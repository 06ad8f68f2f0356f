import { reviewReply, viewReview } from '../../lib/core/answers/review-answers.ts';
import type { Receipt } from '../../lib/core/receipt.ts';
import type { HandoffView, Look } from '../../lib/core/views.ts';
import {
  DESTINATION,
  exampleDestination,
  exampleHandoff,
  examplePacket,
  exampleSummary,
  exampleTab,
} from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';
import { lists, type Scenario } from './scenario.ts';

function handoffAnswers(view: HandoffView, look?: Look): Answers {
  const { packetId, state } = view.receipt;
  return {
    ...lists,
    'open-tab': () =>
      exampleTab({
        conversationId: DESTINATION,
        site: 'claude',
        siteLabel: 'Claude',
        toHere: look ? [{ handoff: exampleSummary({ state }), look }] : [],
        insertable: look ? [] : [exampleSummary({ packetId })],
      }),
    'load-handoff': () => view,
    'look-for-reply': () => ({ handoff: view, look: look ?? { outcome: 'absent' } }),
  };
}

function insertionAnswers(delivery: Partial<Receipt['deliveries'][number]>): Answers {
  const view = exampleHandoff({
    deliveries: [
      { method: 'insert', outcome: 'verified', atMs: 1, origin: 'https://claude.ai', ...delivery },
    ],
  });
  return {
    ...handoffAnswers(exampleHandoff({}, { events: [] })),
    insert: () => ({ handoff: view, look: { outcome: 'absent' }, inserted: true }),
  };
}

const reply = [
  '1. To move the newsletter to a plain HTML template by the end of this month.',
  '2. Confirmed: the club pays for the old tool until 31 December. Unknown: whether the old tool exports all 412 addresses without duplicates. I would check that first.',
  '3. One column, 600 pixels wide, the picture of the month on top; the archive stays on the old site until spring. Tracking pixels and web fonts may be used in the template. You approved the dark background.',
  '4. Needs verification.',
  '5. I finish the header, the table of dates and the footer of the template, then I check the dark mode of the template.',
].join('\n');

const acknowledged = exampleHandoff(
  {
    state: 'ACKNOWLEDGED',
    acknowledgement: { way: 'transcript', atMs: 1 },
    destination: exampleDestination,
  },
  {
    answers: viewReview(reviewReply(examplePacket, reply)),
  },
);

/** Views of a handoff. */
export const handoffScenarios: readonly Scenario[] = [
  {
    name: 'handoff-prepared',
    answers: handoffAnswers(exampleHandoff({}, { events: [] })),
    presses: [`${examplePacket.goal} from ChatGPT · revision 1`],
  },
  { name: 'handoff-inserted', answers: insertionAnswers({}), presses: ['Insert here'] },
  {
    name: 'handoff-altered',
    answers: insertionAnswers({ outcome: 'altered', differenceAtUnits: 1204 }),
    presses: ['Insert here'],
  },
  { name: 'handoff-delivered', answers: handoffAnswers(exampleHandoff(), { outcome: 'delivered' }) },
  { name: 'handoff-acknowledged', answers: handoffAnswers(acknowledged, { outcome: 'acknowledged' }) },
  {
    name: 'handoff-resumed',
    answers: {
      ...handoffAnswers({
        ...acknowledged,
        receipt: { ...acknowledged.receipt, state: 'RESUMED', resumedAtMs: 2 },
      }),
      'open-tab': () =>
        exampleTab({
          conversationId: DESTINATION,
          siteLabel: 'Claude',
          toHere: [{ handoff: exampleSummary({ state: 'RESUMED' }), look: { outcome: 'acknowledged' } }],
        }),
    },
  },
  {
    name: 'handoff-cancelled',
    answers: {
      ...handoffAnswers(exampleHandoff({ state: 'CANCELLED', reason: 'superseded' })),
      'open-tab': () =>
        exampleTab({
          toHere: [{ handoff: exampleSummary({ state: 'CANCELLED' }), look: { outcome: 'delivered' } }],
        }),
    },
  },
  {
    name: 'handoff-paused',
    answers: handoffAnswers(exampleHandoff({ paused: true }), { outcome: 'delivered' }),
  },
];
