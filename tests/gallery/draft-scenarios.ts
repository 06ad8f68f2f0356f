import {
  draftKeeper,
  exampleDraftView,
  exampleHandoff,
  exampleTab,
  PACKET_ID,
} from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';
import { lists, type Scenario } from './scenario.ts';

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

function draftAnswers(view = exampleDraftView()): Answers {
  const keeper = draftKeeper(view);
  return {
    ...lists,
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-draft': () => keeper.current(),
    'change-draft': (request) => keeper.change(request),
    'read-turn': () => ({ outcome: 'found', role: 'user', markdown: turnText, turns: 64 }),
    'reading-progress': () => ({ state: 'none', turnsFound: 0 }),
    'reveal-value': () => ({ value: 'marta@example.org' }),
    'preview-packet': () => ({ packetId: PACKET_ID, text: exampleHandoff().text, lost: [] }),
  };
}

function maskedAnswers(): Answers {
  const view = exampleDraftView({
    maskedValues: [
      { placeholder: '[EMAIL_1]', category: 'EMAIL' },
      { placeholder: '[EMAIL_2]', category: 'EMAIL', allowedValue: 'club@example.org' },
      { placeholder: '[API_KEY_1]', category: 'API_KEY', undecided: true },
      { placeholder: '[PASSAGE_1]', category: 'PASSAGE' },
    ],
    unmaskedCategories: ['PHONE'],
  });
  return {
    ...draftAnswers(view),
    'list-doubtful': () => ({
      doubtful: [
        { category: 'ACCOUNT_NAME', value: 'mwinter', before: 'The template is in /home/', after: '/club.' },
      ],
    }),
  };
}

function previewAnswers(): Answers {
  const view = exampleDraftView({
    revision: 4,
    attachments: [{ turnIndex: 0, kind: 'file', name: 'template-2019.html' }],
    unread: [{ turnIndex: 3, kind: 'versions', count: 2 }],
  });
  const difference = {
    revision: 3,
    added: [{ section: 'decisions' as const, text: 'Issues appear on the first Friday of the month.' }],
    changed: [
      {
        section: 'goal' as const,
        before: 'Move the newsletter to a new template.',
        after: 'Move the garden club’s newsletter from the old template to a new one.',
      },
    ],
    gone: [{ section: 'unknowns' as const, text: 'Whether the printer can take A3.' }],
  };
  return {
    ...draftAnswers(view),
    'preview-packet': () => ({ packetId: PACKET_ID, text: exampleHandoff().text, lost: [], difference }),
  };
}

function settingsAnswers(): Answers {
  return {
    ...draftAnswers(),
    'load-settings': () => ({
      allowedValues: ['press@gardenclub.example'],
      ownTerms: [
        { kind: 'word', text: 'Marta Winter' },
        { kind: 'pattern', text: 'CLUB-\\d{4}' },
      ],
    }),
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

/** A chat of which the page holds only the part in view. */
const windowed = exampleDraftView({
  completeness: {
    status: 'partial',
    turns: 8,
    turnsExpected: 64,
    reasons: ['start-not-loaded', 'fewer-than-declared'],
  },
});

/** The draft of a chat that was handed a packet, and in which two things were said since. */
function handedOverAnswers(): Answers {
  const { draft } = exampleDraftView({ previousPacketId: PACKET_ID });
  const items = draft.items.map(({ source, ...item }, at) =>
    source && at % 4 === 1
      ? { ...item, source, since: draft.revision }
      : { ...item, speaker: 'author' as const, confirmed: true, carried: 0 },
  );
  return draftAnswers(exampleDraftView({ previousPacketId: PACKET_ID, items }));
}

/** Views of a draft. */
export const draftScenarios: readonly Scenario[] = [
  { name: 'draft', answers: draftAnswers() },
  { name: 'draft-handed-over', answers: handedOverAnswers() },
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
    name: 'draft-reading-all',
    answers: {
      ...draftAnswers(windowed),
      'reading-progress': () => ({ state: 'running', turnsFound: 31, turnsExpected: 64 }),
    },
    presses: ['8 of 64 turns'],
  },
  {
    name: 'draft-conflict',
    answers: conflictAnswers(),
    presses: ['Do not send anything to the members’ list before Marta has read it.'],
    types: { field: 'Edit restrictions', text: 'Do not send anything before Marta has read it twice.' },
  },
  {
    name: 'draft-masked',
    answers: maskedAnswers(),
    presses: ['3 values masked, 1 allowed, 1 to decide', 'Reveal: [EMAIL_1]'],
  },
  {
    name: 'draft-excerpts',
    answers: draftAnswers(
      exampleDraftView({
        excerpts: [
          {
            id: 'e1',
            label: 'Turn 9, assistant',
            language: 'css',
            text: ':root {\n  --leaf: #2f6b3a;\n}',
            turnIndex: 8,
            tested: false,
          },
        ],
      }),
    ),
    presses: ['Carry a passage word for word…'],
  },
  { name: 'draft-preview', answers: previewAnswers(), presses: ['More actions', 'Inspect'] },
  { name: 'settings', answers: settingsAnswers(), presses: ['Back to all handoffs', 'Settings'] },
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
];
