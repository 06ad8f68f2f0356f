// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type Effect, effectStates } from '../../../lib/core/effect.ts';
import { isEffectAllowed } from '../../../lib/core/effect-table.ts';
import { renderEffectText } from '../../../lib/core/effect-text.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import { receiptStates } from '../../../lib/core/receipt.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import {
  DESTINATION,
  exampleEffect,
  exampleHandoff,
  examplePacket,
  exampleSummary,
  exampleTab,
  PACKET_ID,
} from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp } from './mount.tsx';

const TASK = examplePacket.open_items[1]?.task ?? '';

function answersFor(view: HandoffView, more: Answers = {}): Answers {
  const { state, paused } = view.receipt;
  const handoff = exampleSummary({ state, paused });
  return {
    'open-tab': () =>
      exampleTab({ conversationId: DESTINATION, toHere: [{ handoff, look: { outcome: 'delivered' } }] }),
    'load-handoff': () => view,
    ...more,
  };
}

const withEffect = (
  effect: Partial<Effect>,
  receipt: Parameters<typeof exampleHandoff>[0] = { state: 'RESUMED' },
) => exampleHandoff(receipt, { effects: [exampleEffect(effect)] });

const cases = receiptStates.flatMap((state) =>
  [false, true].flatMap((paused) => effectStates.map((action) => ({ state, paused, action }))),
);

test.each(cases)('the acts of an action follow its table: %o', async ({ state, paused, action }) => {
  const view = withEffect({ state: action }, { state, paused });
  const app = await mountApp(answersFor(view));
  const may = (event: Parameters<typeof isEffectAllowed>[2]) =>
    isEffectAllowed(view.receipt, { state: action }, event);
  expect({
    allow: app.hasControl('Allow once: T-2'),
    copy: app.hasControl('Copy permission: T-2'),
    done: app.hasControl('It is done: T-2'),
    withdraw: app.hasControl('Withdraw: T-2'),
  }).toEqual({
    // What happened already is not offered again.
    allow: may('authorise') && action === 'proposed',
    copy: may('copy'),
    done: may('finish') && action === 'authorised',
    withdraw: may('withdraw') && action === 'authorised',
  });
  expect(app.text().includes('baton-authorise')).toBe(may('copy'));
});

test('a click allows that one action; its text stands there, is copied as it stands, and the copy is recorded', async () => {
  let copied = '';
  const text = renderEffectText(PACKET_ID, { id: 'T-2', task: TASK });
  const view = withEffect({});
  const app = await mountApp(
    answersFor(view, {
      'change-effect': ({ event }) => withEffect({ state: 'authorised', copies: event === 'copy' ? 1 : 0 }),
      'take-effect-text': () => ({ text }),
    }),
    {
      copyText: async (what) => {
        copied = what;
      },
    },
  );
  await app.press('Allow once: T-2');
  expect(app.root.querySelector('.effect-text')?.textContent).toBe(text);
  expect(app.text()).toContain('The chat does not know it yet');
  await app.press('Copy permission: T-2');
  expect(copied).toBe(text);
  expect(app.text()).toContain('Copied. The chat knows it once you have sent it there.');
  const request = { packetId: PACKET_ID, itemId: 'T-2' };
  expect(app.asked('change-effect').map((one) => one.request)).toEqual([
    { ...request, event: 'authorise' },
    { ...request, event: 'copy' },
  ]);
});

test('a copy that the browser refused is not recorded', async () => {
  const app = await mountApp(
    answersFor(withEffect({ state: 'authorised' }), {
      'take-effect-text': () => ({ text: 'the permission' }),
    }),
    {
      copyText: async () => {
        throw new HandoffError('CLIPBOARD_REFUSED');
      },
    },
  );
  await app.press('Copy permission: T-2');
  expect((app.control('Text to copy') as HTMLTextAreaElement).value).toBe('the permission');
  expect(app.asked('change-effect')).toEqual([]);
});

test('a permission that was copied and withdrawn says that the chat must be told', async () => {
  const app = await mountApp(answersFor(withEffect({ state: 'withdrawn', withdrawnBy: 'user', copies: 1 })));
  expect(app.text()).toContain('tell the chat not to do it: Baton cannot');
});

test('a handoff without such an item has no such list, nor has one that ended before any was allowed', async () => {
  const none = await mountApp(answersFor(exampleHandoff({ state: 'RESUMED' }, { effects: [] })));
  expect(none.text()).not.toContain('Actions that need your word');
  const ended = await mountApp(answersFor(withEffect({}, { state: 'CANCELLED', reason: 'user' })));
  expect(ended.text()).not.toContain('Actions that need your word');
});

test('the history can be read by days and copied', async () => {
  let copied = '';
  const app = await mountApp(answersFor(exampleHandoff({ state: 'ACKNOWLEDGED' })), {
    copyText: async (what) => {
      copied = what;
    },
  });
  await app.press('History');
  expect(app.text()).toContain('Inserted, read back equal, not sent.');
  await app.press('Copy history');
  expect(copied).toMatch(/^History of baton [0-9a-f-]+ r1\n\n.*2026\n/);
});

test('a reply that stands in the chat of a paused handoff is said to be there and not recorded', async () => {
  const view = exampleHandoff({ paused: true });
  const app = await mountApp(
    answersFor(view, {
      'open-tab': () =>
        exampleTab({
          conversationId: DESTINATION,
          toHere: [{ handoff: exampleSummary({ paused: true }), look: { outcome: 'acknowledged' } }],
        }),
      continue: () => exampleHandoff(),
    }),
  );
  expect(app.text()).toContain('The acknowledgement stands in this chat and is not recorded.');
  expect(app.text()).toContain('Continue it, then look again.');
  await app.press('Continue');
  expect(app.text()).toContain('Look again to record it.');
  expect(app.hasControl('Look again')).toBe(true);
});

test('the log is handed to the browser as a file', async () => {
  const saved: string[] = [];
  const app = await mountApp(
    {
      'open-tab': () => exampleTab({ kind: 'no-chat' }),
      'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
      'export-log': () => ({ fileName: 'baton-log-2026-11-20.jsonl', text: '{}\n' }),
    },
    { saveFile: (...file) => void saved.push(...file) },
  );
  await app.press('Event log');
  await app.press('Save log as a file');
  const status = () => app.root.querySelector('[role=status]')?.textContent;
  // The code of the act is read from the disk when it is first needed.
  await vi.waitFor(() => expect(status()).toContain('baton-log-2026-11-20.jsonl'), { timeout: 30_000 });
  expect(saved).toEqual(['baton-log-2026-11-20.jsonl', '{}\n']);
});
