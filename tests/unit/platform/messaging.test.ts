import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { listenToOwnPages } from '../../../lib/platform/messaging.ts';

const HALF_A_MINUTE_MS = 30_000;
const ownPage = { id: 'baton', url: 'moz-extension://baton/popup.html' };

/** The one listener that was added, the calls that the browser got, and an answer that comes when the test says so. */
function listen() {
  const add = vi.spyOn(browser.runtime.onMessage, 'addListener').mockImplementation(() => {});
  const call = vi.fn(async () => ({}));
  Object.assign(browser.runtime, {
    id: 'baton',
    getURL: () => 'moz-extension://baton/',
    getPlatformInfo: call,
  });
  let finish: (value: unknown) => void = () => {};
  listenToOwnPages(() => new Promise((resolve) => (finish = resolve)));
  return {
    listener: add.mock.calls[0]?.[0] as (...values: unknown[]) => boolean,
    call,
    finish: (value: unknown) => finish(value),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('while an answer is being worked on, the browser is called often enough to let the background live', async () => {
  const { listener, call, finish } = listen();
  const sendResponse = vi.fn();
  expect(listener({ name: 'capture' }, ownPage, sendResponse)).toBe(true);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
  expect(call.mock.calls.length).toBeGreaterThanOrEqual(2);
  finish('answer');
  await vi.advanceTimersByTimeAsync(0);
  expect(sendResponse).toHaveBeenCalledWith('answer');
  call.mockClear();
  await vi.advanceTimersByTimeAsync(10 * HALF_A_MINUTE_MS);
  expect(call).not.toHaveBeenCalled();
});

test('a message of anybody else is not answered and keeps nothing alive', async () => {
  const { listener, call } = listen();
  expect(listener({ name: 'capture' }, { id: 'baton', url: 'https://claude.ai/new' }, vi.fn())).toBe(false);
  expect(listener({ name: 'capture' }, { ...ownPage, id: 'other' }, vi.fn())).toBe(false);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE_MS);
  expect(call).not.toHaveBeenCalled();
});
