// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { TabView } from '../../../lib/core/views.ts';
import {
  exampleDestination,
  exampleDraftView,
  exampleHandoff,
  examplePacket,
  exampleSummary,
  exampleTab,
  PACKET_ID,
} from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp } from './mount.tsx';

function homeAnswers(tab: Partial<TabView>, more: Answers = {}): Answers {
  return {
    'open-tab': () => exampleTab(tab),
    'load-overview': () => ({
      handoffs: [exampleSummary({ goal: 'Another work' })],
      drafts: [],
      more: false,
      damaged: 0,
    }),
    ...more,
  };
}

/** A packet as it is read from a text of another Baton. */
const reading = {
  packet: examplePacket,
  packetId: PACKET_ID,
  idCheck: 'matches' as const,
  known: false,
  hasDraft: false,
};

const kinds: [TabView['kind'], string][] = [
  ['unreadable', 'This page cannot be read'],
  ['no-chat', 'No chat that Baton knows'],
  ['changed', 'has changed its page'],
  ['empty', 'no turns yet'],
];

test.each(kinds)('a tab that is %s is explained, and the lists stand below', async (kind, words) => {
  const app = await mountApp(homeAnswers({ kind, turns: 0 }));
  expect(app.text()).toContain(words);
  expect(app.text()).toContain('Another work');
});

test.each(kinds)(
  'field report F5: in a tab that is %s, pasting is one click away and a prepared handoff is at hand',
  async (kind) => {
    const app = await mountApp(homeAnswers({ kind, turns: 0 }));
    expect(app.text()).toContain('Another work');
    await app.press('Paste or open a text…');
    expect(app.hasControl('Read text')).toBe(true);
  },
);

test('the report of a changed page holds names and counts only', async () => {
  const copied: string[] = [];
  const health = [{ selector: 'turn', required: true, matches: 0 }];
  const app = await mountApp(homeAnswers({ kind: 'changed', health }), {
    copyText: async (text) => void copied.push(text),
  });
  await app.press('What Baton looked for');
  await app.press('Copy report');
  expect(copied).toEqual(['Baton does not understand chatgpt\nturn: 0 (needed)']);
});

test.each([
  ['fits', 'fits here', true],
  ['attachment', 'may become an attachment here', true],
  ['unknown', 'may not fit', true],
  ['too-long', 'too long for this chat', false],
] as const)('a handoff that %s is told so before it is inserted', async (outcome, words, canInsert) => {
  const insertable = [{ ...exampleSummary(), fit: { outcome, basis: 'composer' as const } }];
  const app = await mountApp(homeAnswers({ kind: 'empty', turns: 0, insertable }));
  expect(app.text()).toContain(words);
  expect(app.hasControl('Insert here')).toBe(canInsert);
});

test('field report D14: a chat without a place to type says so and offers no insertion', async () => {
  const insertable = [exampleSummary()];
  const app = await mountApp(homeAnswers({ kind: 'empty', turns: 0, composer: false, insertable }));
  expect(app.text()).toContain('This tab has no place to type');
  expect(app.hasControl('Insert here')).toBe(false);
});

test('an empty chat takes a handoff by one click, into its own tab', async () => {
  const app = await mountApp(
    homeAnswers(
      { kind: 'empty', turns: 0, insertable: [exampleSummary()] },
      { insert: () => ({ handoff: exampleHandoff(), look: { outcome: 'absent' }, inserted: true }) },
    ),
  );
  await app.press('Insert here');
  expect(app.asked('insert')[0]?.request).toEqual({ packetId: PACKET_ID, tabId: 7, again: false });
});

test('nothing is inserted by opening a chat', async () => {
  const app = await mountApp(homeAnswers({ insertable: [exampleSummary()] }));
  expect(app.asked('insert')).toEqual([]);
});

test('a chat whose work went on says where, and that newer turns make the packet stale', async () => {
  const fromHere = [exampleSummary({ state: 'RESUMED', destination: exampleDestination })];
  const app = await mountApp(
    homeAnswers({ fromHere, newerTurns: 2 }, { capture: () => exampleDraftView({ revision: 2 }) }),
  );
  expect(app.text()).toContain('The work continues in Claude');
  expect(app.text()).toContain('2 newer turns here: the packet is stale');
  await app.press('Start next revision');
  expect(app.asked('capture')).toHaveLength(1);
});

test('a tab that could not be looked at still shows the lists', async () => {
  const app = await mountApp(
    homeAnswers(
      {},
      {
        'open-tab': () => {
          throw new HandoffError('PAGE_ACCESS_LOST');
        },
      },
    ),
  );
  expect(app.text()).toContain('Baton may no longer look at this tab');
  expect(app.text()).toContain('Another work');
});

test('a pasted packet is kept only on a click, and a changed text has to be read again', async () => {
  const app = await mountApp(
    homeAnswers(
      { kind: 'no-chat' },
      {
        'read-text': () => ({ kind: 'packet', reading }),
        receive: () => exampleHandoff(),
      },
    ),
  );
  await app.press('Paste or open a text…');
  await app.type('Packet, backup or transcript', 'a packet');
  await app.press('Read text');
  expect(app.text()).toContain('Its content matches its id');
  await app.type('Packet, backup or transcript', 'another text');
  expect(app.hasControl('Keep packet')).toBe(false);
  await app.press('Read text');
  expect(app.asked('receive')).toEqual([]);
  await app.press('Keep packet');
  expect(app.asked('receive')[0]?.request).toEqual({ text: 'another text' });
});

test('a pasted transcript is shown as one, and becomes a draft on a click', async () => {
  const transcript = {
    turns: [
      { role: 'user' as const, beginning: 'Where were we?' },
      { role: 'unknown' as const, beginning: 'At the harbour.' },
    ],
  };
  const app = await mountApp(
    homeAnswers(
      { kind: 'changed' },
      {
        'read-selection': () => ({}),
        'read-text': () => ({ kind: 'transcript', transcript }),
        'capture-transcript': () => exampleDraftView({ conversationId: 'transcript:local-1' }),
      },
    ),
  );
  await app.press('Paste a transcript');
  await app.type('Packet, backup or transcript', 'User: Where were we?');
  await app.press('Read text');
  expect(app.text()).toContain('A transcript of 2 turns');
  expect(app.text()).toContain('Who wrote 1 part is unknown');
  expect(app.asked('capture-transcript')).toEqual([]);
  await app.press('Make a draft of it');
  expect(app.asked('capture-transcript')[0]?.request).toEqual({ text: 'User: Where were we?' });
});

test.each(['no-chat', 'changed'] as const)(
  'what is selected in a page that is %s becomes a draft on a click',
  async (kind) => {
    const app = await mountApp(
      homeAnswers(
        { kind },
        {
          'read-selection': () => ({ text: 'User: Hello' }),
          'capture-transcript': () => exampleDraftView({ conversationId: 'transcript:local-1' }),
        },
      ),
    );
    await app.press('Use the selected text');
    expect(app.asked('capture-transcript')[0]?.request).toEqual({ text: 'User: Hello' });
  },
);

test('where nothing is selected, nothing of it is offered', async () => {
  const app = await mountApp(homeAnswers({ kind: 'no-chat' }, { 'read-selection': () => ({}) }));
  expect(app.hasControl('Use the selected text')).toBe(false);
  expect(app.hasControl('Paste a transcript')).toBe(true);
});

test('a packet whose id does not match cannot be kept', async () => {
  const reading = {
    packet: examplePacket,
    packetId: PACKET_ID,
    idCheck: 'differs' as const,
    known: false,
    hasDraft: false,
  };
  const app = await mountApp(
    homeAnswers({ kind: 'no-chat' }, { 'read-text': () => ({ kind: 'packet', reading }) }),
  );
  await app.press('Paste or open a text…');
  await app.type('Packet, backup or transcript', 'a packet');
  await app.press('Read text');
  expect((app.control('Keep packet') as HTMLButtonElement).disabled).toBe(true);
});

test('the log’s first entry that does not fit is named', async () => {
  const app = await mountApp(
    homeAnswers({ kind: 'no-chat' }, { 'verify-log': () => ({ entries: 9, brokenAt: 4 }) }),
  );
  await app.press('Event log');
  await app.press('Verify log');
  const status = () => app.root.querySelector('[role=status]')?.textContent;
  await vi.waitFor(() => expect(status()).toContain('Entry 4'), { timeout: 30_000 });
});

test('field report I4: older handoffs are one click away, as long as there are any', async () => {
  const asked: (number | undefined)[] = [];
  const app = await mountApp(
    homeAnswers(
      { kind: 'no-chat' },
      {
        'load-overview': ({ pages }) => {
          asked.push(pages);
          const goals = pages === 1 ? ['Newest'] : ['Newest', 'The very first one'];
          const handoffs = goals.map((goal, at) =>
            exampleSummary({ goal, packetId: PACKET_ID.replace(/^./, String(at)) }),
          );
          return { handoffs, drafts: [], more: pages === 1, damaged: 0 };
        },
      },
    ),
  );
  expect(app.text()).not.toContain('The very first one');
  await app.press('Show older handoffs');
  expect(app.text()).toContain('The very first one');
  expect(app.hasControl('Show older handoffs')).toBe(false);
  expect(asked).toEqual([1, 2]);
});

test('a packet in the chat that Baton does not have is shown, kept on a click, and leads back to the chat', async () => {
  let kept = false;
  const text = 'Handoff: Another work';
  const app = await mountApp({
    ...homeAnswers({}),
    'open-tab': () => exampleTab(kept ? {} : { strangePacket: text }),
    'read-text': () => ({ kind: 'packet', reading }),
    receive: () => {
      kept = true;
      return exampleHandoff();
    },
  });
  expect(app.hasControl('Capture this chat')).toBe(true);
  await app.press('Look at the packet');
  expect(app.text()).toContain('Its content matches its id.');
  expect(app.asked('receive')).toEqual([]);
  await app.press('Keep packet');
  expect(app.asked('receive').map(({ request }) => request)).toEqual([{ text }]);
  expect(app.hasControl('Look at the packet')).toBe(false);
  expect(app.hasControl('Capture this chat')).toBe(true);
});
