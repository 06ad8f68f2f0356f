import { reviewReply, viewReview } from '../../lib/core/answers/review-answers.ts';
import type { Receipt } from '../../lib/core/receipt.ts';
import type { HandoffView, Look } from '../../lib/core/views.ts';
import { exampleRevisions } from '../unit/components/example-revisions.ts';
import {
  DESTINATION,
  exampleDestination,
  exampleEffect,
  exampleEvent,
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

const claude = { origin: 'https://claude.ai' };
const longHistory = exampleHandoff(
  {},
  {
    events: [
      exampleEvent(1, 'prepare', { revision: 1, origin: 'prepared' }),
      exampleEvent(2, 'deliver', { method: 'insert', outcome: 'altered', differenceAtUnits: 11, ...claude }),
      exampleEvent(3, 'deliver', { method: 'insert', outcome: 'verified', ...claude }),
      exampleEvent(700, 'acknowledge', { way: 'transcript', ...claude }),
      exampleEvent(701, 'authorise-effect', { item: 2 }),
      exampleEvent(702, 'copy-effect', { item: 2 }),
      exampleEvent(2900, 'supersede', { by: 2 }),
      exampleEvent(2900, 'withdraw-effect', { item: 2, by: 'superseded' }),
      exampleEvent(2950, 'acknowledge', { way: 'pasted', duplicate: true }),
    ],
  },
);

const actions: HandoffView = {
  ...exampleHandoff({ state: 'RESUMED' }),
  packet: {
    ...examplePacket,
    open_items: [
      ...examplePacket.open_items,
      { id: 'T-3', task: 'Publish the archive page.', external_effect: true },
      { id: 'T-4', task: 'Delete the old list \u202eof members.', external_effect: true },
      { id: 'T-5', task: 'Pay for one more month.', external_effect: true },
    ],
  },
  effects: [
    exampleEffect({ state: 'authorised' }),
    exampleEffect({ itemId: 'T-3' }),
    exampleEffect({ itemId: 'T-4', state: 'withdrawn', withdrawnBy: 'user', copies: 1 }),
    exampleEffect({ itemId: 'T-5', state: 'done', copies: 1 }),
  ],
};

/** The chain of revisions, opened from a handoff. */
const revisionAnswers: Answers = {
  ...handoffAnswers(exampleHandoff(), { outcome: 'delivered' }),
  'load-revisions': () => exampleRevisions,
  'compare-with-previous': () => ({
    revision: 2,
    added: [{ section: 'decisions', text: 'The footer names the club and nobody else.' }],
    changed: [],
    gone: [{ section: 'done', text: 'The old list of addresses is exported.' }],
  }),
};

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
  {
    name: 'handoff-truncated',
    answers: insertionAnswers({ outcome: 'truncated', differenceAtUnits: 1204, takenBack: true }),
    presses: ['Insert here'],
  },
  {
    name: 'handoff-too-long',
    answers: {
      ...handoffAnswers(exampleHandoff({}, { events: [] })),
      'open-tab': () =>
        exampleTab({
          kind: 'empty',
          conversationId: DESTINATION,
          composerRoomUnits: 1_500,
          insertable: [{ ...exampleSummary(), fit: { outcome: 'too-long', basis: 'composer' } }],
        }),
    },
    presses: [`${examplePacket.goal} from ChatGPT · revision 1 · too long for this chat`],
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
    name: 'handoff-history',
    answers: handoffAnswers(longHistory, { outcome: 'delivered' }),
    presses: ['History'],
  },
  { name: 'handoff-actions', answers: handoffAnswers(actions, { outcome: 'acknowledged' }) },
  {
    name: 'handoff-unrecorded',
    answers: handoffAnswers(exampleHandoff({ paused: true }), { outcome: 'acknowledged' }),
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
  { name: 'revisions', answers: revisionAnswers, presses: ['More actions', 'Revisions'] },
  {
    name: 'revisions-changed',
    answers: revisionAnswers,
    presses: ['More actions', 'Revisions', 'Since revision 2: 1 added, 1 gone'],
  },
  {
    name: 'handoff-paused',
    answers: handoffAnswers(exampleHandoff({ paused: true }), { outcome: 'delivered' }),
  },
];
