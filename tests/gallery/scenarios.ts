import { HandoffError } from '../../lib/core/errors.ts';
import type { Receipt } from '../../lib/core/receipt.ts';
import type { HandoffView, Look } from '../../lib/core/views.ts';
import {
  DESTINATION,
  draftKeeper,
  exampleDestination,
  exampleDraftView,
  exampleHandoff,
  examplePacket,
  exampleSummary,
  exampleTab,
  PACKET_ID,
} from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';

/** One view of the gallery: what the worker answers, and what is pressed or typed to get there. */
export interface Scenario {
  readonly name: string;
  readonly answers: Answers;
  /** Buttons by their accessible name, in order. */
  readonly presses?: readonly string[];
  readonly types?: { readonly field: string; readonly text: string };
}

const turnText = [
  'Two more things before you go on.',
  '',
  'Do not send anything to the members’ list before Marta has read it.',
  'And the colours stay as they are:',
  '',
  '    --leaf: #2f6b3a;',
  '',
  'Thanks!',
].join('\n');

const lists: Answers = {
  'load-overview': () => ({
    handoffs: [
      exampleSummary(),
      exampleSummary({
        packetId: 'a'.repeat(64),
        goal: 'Plan the autumn bulbs order',
        state: 'ACKNOWLEDGED',
        destination: exampleDestination,
      }),
      exampleSummary({
        packetId: 'b'.repeat(64),
        goal: 'Rewrite the statutes',
        paused: true,
        site: 'claude',
      }),
      exampleSummary({
        packetId: 'c'.repeat(64),
        goal: 'Translate the planting calendar \u202efor visitors',
        state: 'RESUMED',
        destination: exampleDestination,
      }),
      exampleSummary({
        packetId: 'd'.repeat(64),
        goal: 'An earlier plan',
        state: 'CANCELLED',
        reason: 'superseded',
      }),
    ],
    drafts: [
      {
        conversationId: 'claude:other',
        site: 'claude',
        revision: 2,
        goal: 'Budget for the greenhouse roof',
        paused: false,
        updatedAtMs: Date.UTC(2026, 10, 19, 18, 5),
      },
    ],
  }),
  'verify-log': () => ({ entries: 23 }),
};

function draftAnswers(view = exampleDraftView()): Answers {
  const keeper = draftKeeper(view);
  return {
    ...lists,
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-draft': () => keeper.current(),
    'change-draft': (request) => keeper.change(request),
    'read-turn': () => ({ outcome: 'found', role: 'user', markdown: turnText, turns: 64 }),
    'reveal-value': () => ({ value: 'marta@example.org' }),
    'preview-packet': () => ({ packetId: PACKET_ID, text: exampleHandoff().text, lost: [] }),
  };
}

function conflictAnswers(): Answers {
  const keeper = draftKeeper(exampleDraftView());
  return {
    ...draftAnswers(),
    'load-draft': () => keeper.current(),
    'change-draft': ({ change }) => {
      const { draft } = keeper.current();
      if (change.kind === 'edit' && draft.version === 1) {
        const items = draft.items.map((item) =>
          item.id === change.itemId
            ? { ...item, text: 'Nothing goes to the members before Marta and Jo have read it.', version: 2 }
            : item,
        );
        keeper.set({ draft: { ...draft, items, version: 2 }, inMemory: true });
      }
      return keeper.change({ change });
    },
  };
}

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

const elsewhere = (tab: Parameters<typeof exampleTab>[0]): Answers => ({
  ...lists,
  'open-tab': () => exampleTab(tab),
});

/** The views of Baton that are looked at. */
export const scenarios: readonly Scenario[] = [
  { name: 'draft', answers: draftAnswers() },
  {
    name: 'draft-unverified-reading',
    answers: draftAnswers(
      exampleDraftView({
        completeness: { status: 'unverified', turns: 64, reasons: ['start-not-established', 'unread-parts'] },
        maskedValues: [],
      }),
    ),
    presses: ['64 turns, beginning not established'],
  },
  {
    name: 'draft-conflict',
    answers: conflictAnswers(),
    presses: ['Do not send anything to the members’ list before Marta has read it.'],
    types: { field: 'Edit restrictions', text: 'Do not send anything before Marta has read it twice.' },
  },
  { name: 'draft-masked', answers: draftAnswers(), presses: ['2 values masked', 'Reveal [EMAIL_1]'] },
  { name: 'draft-source', answers: draftAnswers(), presses: ['you, turn 7'] },
  { name: 'draft-menu', answers: draftAnswers(), presses: ['More actions'] },
  { name: 'draft-cancel', answers: draftAnswers(), presses: ['More actions', 'Cancel draft…'] },
  {
    name: 'draft-lost-items',
    answers: {
      ...draftAnswers(),
      'preview-packet': () => ({
        packetId: PACKET_ID,
        text: '',
        lost: [
          'The template must not use tables for layout.',
          'Issues appear on the first Friday of the month.',
        ],
      }),
    },
    presses: ['Prepare'],
  },
  { name: 'draft-inspect', answers: draftAnswers(), presses: ['More actions', 'Inspect'] },
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
  { name: 'home-unreadable', answers: elsewhere({ kind: 'unreadable', turns: 0, composer: false }) },
  {
    name: 'home-changed',
    answers: elsewhere({
      kind: 'changed',
      turns: 0,
      health: [
        { selector: 'turn', required: true, matches: 0 },
        { selector: 'role', required: true, matches: 0 },
        { selector: 'composer', required: true, matches: 1 },
        { selector: 'streaming', required: false, matches: 0 },
      ],
    }),
    presses: ['What Baton looked for'],
  },
  {
    name: 'home-empty-insertable',
    answers: elsewhere({ kind: 'empty', turns: 0, insertable: [exampleSummary()] }),
  },
  {
    name: 'home-source',
    answers: elsewhere({
      newerTurns: 4,
      fromHere: [exampleSummary({ state: 'RESUMED', destination: exampleDestination })],
    }),
  },
  {
    name: 'home-two-choices',
    answers: elsewhere({
      insertable: [
        exampleSummary(),
        exampleSummary({ packetId: 'e'.repeat(64), goal: 'Rewrite the statutes', site: 'claude' }),
      ],
    }),
    presses: ['Verify log'],
  },
  {
    name: 'paste',
    answers: {
      ...elsewhere({ kind: 'no-chat', turns: 0 }),
      'read-text': () => ({
        kind: 'packet',
        reading: { packet: examplePacket, packetId: PACKET_ID, idCheck: 'matches', known: false },
      }),
    },
    presses: ['Open a packet or backup…'],
    types: { field: 'Packet or backup text', text: exampleHandoff().text.slice(0, 900) },
  },
  {
    name: 'paste-cut-off',
    answers: {
      ...elsewhere({ kind: 'no-chat', turns: 0 }),
      'read-text': () => {
        throw new HandoffError('PACKET_CUT_OFF', { atUnits: 900 });
      },
    },
    presses: ['Open a packet or backup…'],
    types: { field: 'Packet or backup text', text: exampleHandoff().text.slice(0, 900) },
  },
];
