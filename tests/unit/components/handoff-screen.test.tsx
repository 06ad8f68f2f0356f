// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { reviewReply, viewReview } from '../../../lib/core/answers/review-answers.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import { isAllowed, type Receipt, receiptStates } from '../../../lib/core/receipt.ts';
import type { AnswersView, HandoffView, Look } from '../../../lib/core/views.ts';
import {
  DESTINATION,
  exampleHandoff,
  examplePacket,
  exampleReceipt,
  exampleSummary,
  exampleTab,
} from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp, settle } from './mount.tsx';

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
    'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
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
  [{ outcome: 'truncated', differenceAtUnits: 99, takenBack: true }, 'It was taken out again'],
  [{ outcome: 'truncated', differenceAtUnits: 99, takenBack: false }, 'cut the text off'],
  [{ outcome: 'verified', draftMissing: true }, 'Your own draft was not seen beside it'],
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

test('a text that is too long for this tab is told so beforehand, with the ways out', async () => {
  const text = exampleHandoff().text;
  const tab = { kind: 'empty' as const, conversationId: DESTINATION, composerRoomUnits: text.length - 1 };
  const app = await mountApp({
    ...handoffAnswers(exampleHandoff()),
    'open-tab': () => exampleTab({ ...tab, insertable: [exampleSummary()] }),
    attach: () => ({
      handoff: exampleHandoff({
        deliveries: [{ ...inserted[0]!, method: 'attach', outcome: 'attachment' }],
      }),
      look: { outcome: 'absent' },
      inserted: true,
    }),
  });
  await app.press(`${exampleHandoff().packet.goal}from ChatGPT · revision 1`);
  expect(app.text()).toContain('Too long for this place');
  expect(app.hasControl('Shorten it in the draft')).toBe(true);
  expect(app.hasControl('Save file')).toBe(true);
  await app.press('Attach as a file');
  expect(app.asked('attach')[0]?.request).toMatchObject({ again: false });
  expect(app.text()).toContain('Attached as a file at claude.ai.');
});

test('field report D9: a text that became an attachment offers a shorter one and no second insertion', async () => {
  const view = exampleHandoff({ deliveries: [{ ...inserted[0]!, outcome: 'attachment' }] });
  const app = await mountApp(
    handoffAnswers(exampleHandoff(), undefined, {
      insert: () => ({ handoff: view, look: { outcome: 'absent' }, inserted: true }),
    }),
  );
  await app.press('Insert here');
  expect(app.hasControl('Shorten it in the draft')).toBe(true);
  expect(app.hasControl('Insert again')).toBe(false);
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

const reply = [
  'baton-ack 0-0 r1',
  '1. The newsletter moves from the old mailing tool to a plain HTML template by the end of the month.',
  '2. Needs verification.',
  '3. One column, 600 pixels wide, with the picture of the month on top. Keep the archive on the old site until spring. Use web fonts and tracking pixels in the template. You approved the purple border.',
  '4. The header, the table of dates and the footer of the template are finished.',
].join('\n');

test('each point of the packet stands beside the answer, with what to look at', async () => {
  const answers = viewReview(reviewReply(examplePacket, reply));
  const view = exampleHandoff({ state: 'ACKNOWLEDGED' }, { answers });
  const app = await mountApp(handoffAnswers(view, { outcome: 'acknowledged' }));
  for (const words of [
    'Not answered',
    'Says that it does not know',
    'not found in the answer: check Do not send anything',
    'may contradict the packet: check The assistant must not use web fonts',
    'The answer: “Use web fonts',
    'a permission that is not in the packet: check You approved the purple border.',
    'In the packet and in the answer',
    'not found in the answer: check Send the November issue to [EMAIL_1] for a last look. (needs authorisation)',
  ]) {
    expect(app.text()).toContain(words);
  }
});

test('what an acknowledgement proves, and what it does not, is said on request', async () => {
  const view = exampleHandoff({ state: 'ACKNOWLEDGED', acknowledgement: { way: 'transcript', atMs: 1 } });
  const app = await mountApp(handoffAnswers(view, { outcome: 'acknowledged' }));
  await app.press('What this proves');
  expect(app.text()).toContain(
    'It does not prove who wrote it, that it was understood, or that anything may be done',
  );
});

test.each<[AnswersView['limits'][number], string]>([
  ['no-rules', 'no rules for this language'],
  ['other-language', 'in different languages'],
  ['cut', 'Only its beginning was compared'],
  ['given-up', 'could not be compared'],
])('a comparison that shows less than it could says so: %s', async (limit, words) => {
  const answers = { answers: [], admits: [], points: [], invented: [], limits: [limit] };
  const app = await mountApp(handoffAnswers(exampleHandoff({ state: 'ACKNOWLEDGED' }, { answers })));
  expect(app.text()).toContain(words);
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

test('field report K8: the view says in one line why Baton stops before Send', async () => {
  const app = await mountApp(handoffAnswers(exampleHandoff({}, { events: [] })));
  expect(app.text()).toContain(
    'Baton stops before Send, so that you read what leaves and decide that it goes.',
  );
});

const elsewhere: [NonNullable<Look['others']>, string[]][] = [
  [
    { asked: 1, closed: 2, found: [{ site: 'Claude', outcome: 'delivered' }] },
    ['stands in another tab', 'Claude: there, no acknowledgement yet.', '2 other tabs could not be asked'],
  ],
  [
    { asked: 2, closed: 0, found: [] },
    ['does not stand in this chat', 'Asked 2 other tabs, not found there.'],
  ],
  [
    { asked: 0, closed: 1, found: [] },
    ['1 other tab could not be asked: Baton reads a tab when you open it there, or where it is always on.'],
  ],
];

test.each(elsewhere)(
  'which other tabs were asked, and which could not be, is said: %o',
  async (others, words) => {
    const look: Look = { outcome: 'absent', others };
    const view = exampleHandoff({ deliveries: inserted });
    const answers = { insert: () => ({ handoff: view, look, inserted: false }) };
    const app = await mountApp(handoffAnswers(exampleHandoff({ deliveries: inserted }), undefined, answers));
    await app.press('Insert here');
    for (const part of words.slice(1)) expect(app.text()).toContain(part);
    expect(app.text()).toContain('Nothing was inserted');
    expect(app.hasControl('Insert again')).toBe(true);
  },
);

test.each([
  { where: 'its destination', conversationId: DESTINATION, offers: true },
  { where: 'another chat', conversationId: 'chatgpt:another', offers: false },
])('a resumed handoff in $where: the chat can be captured in turn: $offers', async (given) => {
  const destination = { conversationId: DESTINATION, site: 'claude', origin: 'https://claude.ai' };
  const view = exampleHandoff(exampleReceipt({ state: 'RESUMED', destination }));
  const app = await mountApp({
    ...handoffAnswers(view),
    'open-tab': () =>
      exampleTab({
        conversationId: given.conversationId,
        toHere: [{ handoff: exampleSummary({ state: 'RESUMED' }), look: { outcome: 'acknowledged' } }],
      }),
  });
  expect(app.hasControl('Capture this chat')).toBe(given.offers);
});

test('what another window did is shown, and an answer that comes late takes nothing back', async () => {
  const prepared = exampleHandoff(exampleReceipt({ deliveries: inserted }));
  const acknowledged = exampleHandoff(
    exampleReceipt({ state: 'ACKNOWLEDGED', acknowledgement: { way: 'by-hand', atMs: 2 } }),
  );
  const later = { ...acknowledged, events: [...prepared.events, ...acknowledged.events] };
  let stored = prepared;
  let tell = () => {};
  const app = await mountApp(
    { ...handoffAnswers(prepared), 'load-handoff': () => stored },
    {
      watchHandoffs: (onChange) => {
        tell = onChange;
        return () => {};
      },
    },
  );
  expect(app.hasControl('Work continues there')).toBe(false);
  stored = later;
  tell();
  await settle();
  expect(app.hasControl('Work continues there')).toBe(true);
  stored = prepared;
  tell();
  await settle();
  expect(app.hasControl('Work continues there')).toBe(true);
});
