// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import { isAllowed, type Receipt, receiptStates } from '../../../lib/core/receipt.ts';
import type { HandoffView, Look } from '../../../lib/core/views.ts';
import { DESTINATION, exampleHandoff, exampleReceipt, exampleSummary, exampleTab } from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp } from './mount.tsx';

const inserted: Receipt['deliveries'] = [
  { method: 'insert', outcome: 'verified', atMs: 1, origin: 'https://claude.ai' },
];

function handoffAnswers(view: HandoffView, look?: Look, more: Answers = {}): Answers {
  const { state, paused } = view.receipt;
  return {
    'open-tab': () =>
      exampleTab({
        conversationId: DESTINATION,
        toHere: [{ handoff: exampleSummary({ state, paused }), look: look ?? { outcome: 'absent' } }],
      }),
    'load-overview': () => ({ handoffs: [], drafts: [], damaged: 0 }),
    'load-handoff': () => view,
    ...more,
  };
}

const cases = receiptStates.flatMap((state) => [false, true].map((paused) => ({ state, paused })));

test.each(cases)(
  'the acts of a handoff follow the transition table: $state, paused $paused',
  async (given) => {
    const receipt = exampleReceipt({ ...given, deliveries: inserted });
    const app = await mountApp(handoffAnswers(exampleHandoff(receipt)));
    await app.press('More actions');
    const drawn = {
      pause: app.hasControl('Pause'),
      cancel: app.hasControl('Cancel handoff…'),
      continue: app.hasControl('Continue'),
      deliver: app.hasControl('Copy text'),
    };
    expect(drawn).toEqual({
      pause: isAllowed(receipt, 'pause'),
      cancel: isAllowed(receipt, 'cancel'),
      continue: isAllowed(receipt, 'continue'),
      deliver: isAllowed(receipt, 'deliver'),
    });
    expect(app.hasControl('It was acknowledged, I saw it')).toBe(
      isAllowed(receipt, 'acknowledge') && given.state === 'PREPARED',
    );
    expect(app.hasControl('Work continues there')).toBe(
      isAllowed(receipt, 'resume') && given.state === 'ACKNOWLEDGED',
    );
    expect(app.hasControl('Inspect')).toBe(true);
    expect(app.hasControl('Copy backup')).toBe(true);
  },
);

test('while the clipboard has not answered, nothing is said to be copied', async () => {
  let answer = () => {};
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      'take-text': () => ({ fileName: 'handoff.txt', text: 'the packet text' }),
      'record-delivery': () => exampleHandoff(),
    }),
    { copyText: () => new Promise<void>((resolve) => (answer = resolve)) },
  );
  await app.press('Copy text');
  expect(app.text()).not.toContain('Copied');
  expect(app.asked('record-delivery')).toEqual([]);
  answer();
  await expect.poll(() => app.text()).toContain('Copied. Paste it');
  expect(app.asked('record-delivery')).toHaveLength(1);
});

test('copying is recorded only after the text stands on the clipboard', async () => {
  let refuses = true;
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      'take-text': () => ({ fileName: 'handoff.txt', text: 'the packet text' }),
      'record-delivery': () => exampleHandoff(),
    }),
    {
      copyText: async () => {
        if (refuses) throw new HandoffError('CLIPBOARD_REFUSED');
      },
    },
  );
  await app.press('Copy text');
  expect(app.asked('record-delivery')).toEqual([]);
  expect((app.control('Text to copy') as HTMLTextAreaElement).value).toBe('the packet text');
  refuses = false;
  await app.press('Copy text');
  expect(app.asked('record-delivery')[0]?.request).toMatchObject({ method: 'copy', outcome: 'verified' });
  expect(app.hasControl('Text to copy')).toBe(false);
});

const deliveries: [Partial<Receipt['deliveries'][number]>, string][] = [
  [{ outcome: 'verified' }, 'read back: equal'],
  [{ outcome: 'altered', differenceAtUnits: 99 }, 'changed it from character 100 on'],
  [{ outcome: 'attachment' }, 'turned the text into an attachment'],
  [{ outcome: 'unknown' }, 'could not be read back'],
];

test.each(deliveries)('an insertion is told as what it is: %o', async (delivery, words) => {
  const view = exampleHandoff({ deliveries: [{ ...inserted[0]!, ...delivery }] });
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      insert: () => ({ handoff: view, look: { outcome: 'absent' }, inserted: true }),
    }),
  );
  await app.press('Insert here');
  expect(app.text()).toContain(words);
  expect(app.text()).toContain('Not sent.');
  expect(app.hasControl('Look again')).toBe(true);
});

test('a packet that is there already is not inserted a second time, and this is said', async () => {
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      insert: () => ({ handoff: exampleHandoff(), look: { outcome: 'in-composer' }, inserted: false }),
    }),
  );
  await app.press('Insert here');
  expect(app.text()).toContain('Nothing was inserted a second time');
  expect(app.hasControl('Insert again')).toBe(false);
});

test('after an unknown outcome the user may insert again, knowingly', async () => {
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      insert: ({ again }) => ({ handoff: exampleHandoff(), look: { outcome: 'absent' }, inserted: again }),
    }),
  );
  await app.press('Insert here');
  await app.press('Insert again');
  expect(app.asked('insert').map(({ request }) => request)).toMatchObject([
    { again: false },
    { again: true },
  ]);
});

const looks: [Look, string][] = [
  [{ outcome: 'delivered' }, 'No acknowledgement yet'],
  [{ outcome: 'in-composer' }, 'stands in the composer, not sent yet'],
  [{ outcome: 'still-writing' }, 'still being written'],
  [{ outcome: 'other-code', code: '01234567-89ab r3' }, '01234567-89ab r3'],
  [{ outcome: 'damaged', problem: 'PACKET_CUT_OFF' }, 'arrived here damaged'],
];

test.each(looks)('what was found in this chat is shown at once: %o', async (look, words) => {
  const app = await mountApp(handoffAnswers(exampleHandoff(), look));
  expect(app.text()).toContain(words);
});

test('a failed act shows the handoff as it is now and says why', async () => {
  const views = [exampleHandoff(), exampleHandoff({ state: 'CANCELLED', reason: 'superseded' })];
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      'load-handoff': () => views.shift() ?? exampleHandoff(),
      'take-text': () => {
        throw new HandoffError('STALE_REVISION', { revision: 1 });
      },
    }),
  );
  await app.press('Copy text');
  expect(app.text()).toContain('Revision 1 was replaced');
  expect(app.hasControl('Copy text')).toBe(false);
});

test('answers stand beside the packet with what may be missing', async () => {
  const answers = {
    answers: ['The goal.', 'Facts.', 'Decisions.', 'Done.', null],
    unanswered: [5],
    restrictionsNotFound: [1],
    decisionsNotFound: [],
    mayBeRepeated: [0],
  };
  const view = exampleHandoff({ state: 'ACKNOWLEDGED' }, { answers });
  const app = await mountApp(handoffAnswers(view, { outcome: 'acknowledged' }));
  expect(app.text()).toContain('Not answered');
  expect(app.text()).toContain('not found in the answer: check');
  expect(app.text()).toContain('may be meant to be done again: check');
});

test('a pasted reply goes to the worker as it is', async () => {
  const app = await mountApp(
    handoffAnswers(exampleHandoff({ deliveries: inserted }), undefined, {
      'paste-reply': () =>
        exampleHandoff({ state: 'ACKNOWLEDGED', acknowledgement: { way: 'pasted', atMs: 1 } }),
    }),
  );
  await app.press('Paste the reply');
  await app.type('The assistant’s reply', 'baton-ack x\n1. Yes');
  await app.press('Check reply');
  expect(app.asked('paste-reply')[0]?.request).toMatchObject({ reply: 'baton-ack x\n1. Yes' });
  expect(app.text()).toContain('from a reply that you pasted');
});
