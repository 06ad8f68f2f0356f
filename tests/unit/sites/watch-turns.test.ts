// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchVerdict } from '../../../lib/core/always-on.ts';
import type { SiteAdapter } from '../../../lib/sites/adapter.ts';
import { chatgptAddress } from '../../../lib/sites/addresses/chatgpt.ts';
import { required } from '../../../lib/sites/selectors.ts';
import { findTurnList } from '../../../lib/sites/watch/find-turn-list.ts';
import {
  LOOK_AGAIN_MS,
  MOST_AGAIN,
  QUIET_MS,
  REST_MS,
  TurnWatch,
} from '../../../lib/sites/watch/watch-turns.ts';

const seen = '2026-11-30';
/** The least that the watch needs of an adapter. */
const adapter = {
  address: chatgptAddress,
  generations: [
    {
      name: 'page',
      selectors: {
        turn: required({ css: '.turn', seen }),
        composer: required({ css: 'textarea', seen }),
        streaming: required({ css: '.streaming', seen }),
      },
    },
  ],
} as unknown as SiteAdapter;

const LONG_MS = 10 * 60_000;
let hidden = false;
let alive = true;
let verdict: WatchVerdict = 'ok';
let watch: TurnWatch | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  alive = true;
  verdict = 'ok';
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
});
afterEach(() => {
  watch?.stop();
  vi.useRealTimers();
});

function page(turns: number): Element {
  document.body.innerHTML = `<nav>Chats</nav><main><div class="list">${'<p class="turn">x</p>'.repeat(turns)}</div><textarea></textarea></main>`;
  const list = document.querySelector('.list');
  if (!list) throw new Error('no list');
  return list;
}

function start() {
  const report = vi.fn(async () => verdict);
  watch = new TurnWatch({
    document,
    readUrl: () => new URL('https://chatgpt.com/c/1'),
    findAdapter: () => adapter,
    report,
    isAlive: () => alive,
  });
  return report;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function change(where: Element): Promise<void> {
  where.append(document.createElement('span'));
  await pass(0);
}

async function show(isHidden: boolean): Promise<void> {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

test('the list is the nearest element around all turns; around a single one the widest without the composer', () => {
  const list = page(3);
  expect(findTurnList(document, adapter)).toBe(list);
  expect(findTurnList(document, adapter)).toBe(list);
  page(1);
  expect(findTurnList(document, adapter)?.className).toBe('list');
  page(0);
  expect(findTurnList(document, adapter)).toBeUndefined();
});

test('nothing is said while an answer streams, and one thing when it is quiet', async () => {
  const list = page(2);
  const report = start();
  await pass(QUIET_MS + REST_MS);
  report.mockClear();
  for (let part = 0; part < 200; part += 1) {
    await change(list);
    await pass(QUIET_MS / 4);
  }
  expect(report).not.toHaveBeenCalled();
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('changes outside of the list are no matter, and no clock runs while nothing happens', async () => {
  page(2);
  const report = start();
  await pass(LONG_MS);
  report.mockClear();
  const nav = document.querySelector('nav');
  if (nav) for (let time = 0; time < 50; time += 1) await change(nav);
  expect(vi.getTimerCount()).toBe(0);
  expect(report).not.toHaveBeenCalled();
});

test('a hidden tab says nothing and watches nothing; shown again, it says that something may have changed', async () => {
  const list = page(2);
  const report = start();
  await pass(LONG_MS);
  report.mockClear();
  await show(true);
  for (let time = 0; time < 50; time += 1) await change(list);
  expect(vi.getTimerCount()).toBe(0);
  await pass(LONG_MS);
  expect(report).not.toHaveBeenCalled();
  await show(false);
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(1);
});

test('a page without turns is looked at a few times and then left alone, until the user goes on in it', async () => {
  page(0);
  const report = start();
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(1);
  expect(LOOK_AGAIN_MS.length).toBeLessThan(10);
  expect(vi.getTimerCount()).toBe(0);
  page(2);
  document.querySelector('textarea')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(2);
});

test('the list of another conversation takes the place of the one before', async () => {
  page(2);
  const report = start();
  await pass(LONG_MS);
  report.mockClear();
  const next = page(3);
  window.dispatchEvent(new Event('popstate'));
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(1);
  await change(next);
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(2);
});

test('an answer that is still written is said again, but not for ever', async () => {
  page(2);
  verdict = 'again';
  const report = start();
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(1 + MOST_AGAIN);
});

test.each([
  ['it is told to', () => (verdict = 'stop')],
  ['its extension is gone', () => (alive = false)],
])('it ends for good when %s: no observer, no listener, no clock, no throw', async (_, end) => {
  const list = page(2);
  const report = start();
  await pass(LONG_MS);
  end();
  await change(list);
  await pass(LONG_MS);
  report.mockClear();
  verdict = 'ok';
  alive = true;
  for (let time = 0; time < 10; time += 1) await change(list);
  await show(true);
  await show(false);
  window.dispatchEvent(new Event('popstate'));
  document.querySelector('textarea')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await pass(LONG_MS);
  expect(report).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody who hears it is an end too, and no error', async () => {
  page(2);
  const report = start();
  report.mockRejectedValue(new Error('Extension context invalidated.'));
  await pass(LONG_MS);
  expect(report).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
