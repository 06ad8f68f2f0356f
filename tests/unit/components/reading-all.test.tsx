// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { Reply } from '../../../lib/core/replies.ts';
import type { DraftView } from '../../../lib/core/views.ts';
import { exampleDraftView, exampleTab } from './examples.ts';
import type { Answers } from './fake-client.ts';
import { mountApp, settle } from './mount.tsx';

type Progress = Reply<'reading-progress'>;

const CHIP = '8 of 64 turns';
const partly: DraftView = exampleDraftView({
  completeness: { status: 'partial', turns: 8, turnsExpected: 64, reasons: ['turns-not-mounted'] },
});
const whole: DraftView = exampleDraftView({ version: 2 });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A worker whose readings are answered one after the other; the last one stays. */
function answersWith(readings: Progress[], more: Answers = {}): Answers {
  return {
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-overview': () => ({ handoffs: [], drafts: [], more: false, damaged: 0 }),
    'load-draft': () => partly,
    'read-turn': ({ turnIndex }) => ({
      outcome: 'found',
      role: turnIndex === 0 ? 'user' : 'assistant',
      markdown: turnIndex === 0 ? 'How it begins' : 'How it ends',
      turns: 8,
    }),
    'reading-progress': () => (readings.length > 1 ? readings.shift()! : readings[0]!),
    'start-reading-all': () => ({ state: 'running', turnsFound: 8, turnsExpected: 64 }),
    'cancel-reading': () => ({ state: 'cancelled', turnsFound: 8 }),
    ...more,
  };
}

const none: Progress = { state: 'none', turnsFound: 0 };

/** Lets the view ask once more. */
async function askAgain(): Promise<void> {
  await vi.advanceTimersToNextTimerAsync();
  await settle();
}

test('a reading that is not complete says why, shows both ends and offers to read all of it', async () => {
  const app = await mountApp(answersWith([none]));
  await app.press(CHIP);
  expect(app.text()).toContain('shows only the turns around the place');
  expect(app.text()).toContain('How it begins');
  expect(app.text()).toContain('How it ends');
  expect(app.hasControl('Read all of it')).toBe(true);
});

test('the turns that were found are shown until the end, and then what came of it', async () => {
  const app = await mountApp(
    answersWith([
      none,
      { state: 'running', turnsFound: 30, turnsExpected: 64 },
      { state: 'done', turnsFound: 64, turnsExpected: 64, view: whole },
    ]),
  );
  await app.press(CHIP);
  await app.press('Read all of it');
  expect(app.text()).toContain('8 of 64 turns found');
  await askAgain();
  expect(app.text()).toContain('30 of 64 turns found');
  await askAgain();
  expect(app.text()).toContain('All 64 turns were read');
  expect(app.hasControl('64 of 64 turns')).toBe(true);
  expect(app.hasControl('Read all of it')).toBe(false);
});

test('a total that the site does not state is called unknown', async () => {
  const app = await mountApp(
    answersWith([none], { 'start-reading-all': () => ({ state: 'running', turnsFound: 12 }) }),
  );
  await app.press(CHIP);
  await app.press('Read all of it');
  expect(app.text()).toContain('12 turns found so far, total unknown');
});

test('Cancel asks the worker and says that nothing was changed', async () => {
  const app = await mountApp(answersWith([none]));
  await app.press(CHIP);
  await app.press('Read all of it');
  await app.press('Cancel');
  expect(app.asked('cancel-reading')[0]?.request).toEqual({ tabId: 7 });
  expect(app.text()).toContain('Stopped. The page stands as before');
  expect(app.hasControl('Read all of it')).toBe(true);
});

const ends: [Progress, string][] = [
  [{ state: 'paused', turnsFound: 20 }, 'Paused while the chat’s tab is hidden'],
  [{ state: 'aborted', turnsFound: 20 }, 'went on to another chat or page'],
  [{ state: 'failed', turnsFound: 20 }, 'could not be read any further'],
  [{ state: 'done', turnsFound: 8, view: partly }, '8 turns were read, and that is not known to be all'],
];

test.each(ends)('a reading that is %o is explained', async (progress, words) => {
  const app = await mountApp(answersWith([none], { 'start-reading-all': () => progress }));
  await app.press(CHIP);
  await app.press('Read all of it');
  expect(app.text()).toContain(words);
});

test('a reading that went on while no view was open is picked up', async () => {
  const app = await mountApp(
    answersWith([
      { state: 'running', turnsFound: 40 },
      { state: 'done', turnsFound: 64, view: whole },
    ]),
  );
  expect(app.text()).toContain('40 turns found so far');
  await askAgain();
  expect(app.hasControl('64 of 64 turns')).toBe(true);
});

test('a failure to ask is said, and asking ends with it', async () => {
  const app = await mountApp(
    answersWith([none], {
      'start-reading-all': () => {
        throw new HandoffError('PAGE_ACCESS_LOST');
      },
    }),
  );
  await app.press(CHIP);
  await app.press('Read all of it');
  expect(app.text()).toContain('Baton may no longer look at this tab');
  expect(vi.getTimerCount()).toBe(0);
});
