import type { Receipt } from '../../lib/core/receipt.ts';
import type { HandoffView, Look } from '../../lib/core/views.ts';
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

const acknowledged = exampleHandoff(
  {
    state: 'ACKNOWLEDGED',
    acknowledgement: { way: 'transcript', atMs: 1 },
    destination: exampleDestination,
  },
  {
    answers: {
      answers: [
        'To move the newsletter to a plain HTML template this month.',
        'Confirmed: the tool is paid until the end of December. Unknown: whether the export of 412 addresses is free of duplicates. I would check that first.',
        'One column of 600 pixels; the archive stays on the old site until spring. Nothing goes to the members’ list before Marta has read it.',
        'Header, table of dates and footer.',
        null,
      ],
      unanswered: [5],
      restrictionsNotFound: [1],
      decisionsNotFound: [],
      mayBeRepeated: [0],
    },
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
  {
    name: 'handoff-paused',
    answers: handoffAnswers(exampleHandoff({ paused: true }), { outcome: 'delivered' }),
  },
];
