import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { siteAccess } from '../../../lib/platform/site-access.ts';
import { listenToWatching } from '../../../lib/platform/watch-scripts.ts';

const watcher = {
  id: 'baton',
  frameId: 0,
  tab: { id: 7 },
  url: 'https://claude.ai/chat/1',
};
const CHANGED = { changed: true };

let granted: string[];
beforeEach(() => {
  granted = ['https://claude.ai/*'];
  Object.assign(browser.runtime, { id: 'baton' });
  Object.assign(browser, { permissions: { getAll: async () => ({ origins: granted }) } });
});
afterEach(() => vi.restoreAllMocks());

/** Says something to the listener; undefined where it does not answer at all. */
async function say(message: unknown, sender: object) {
  const add = vi.spyOn(browser.runtime.onMessage, 'addListener').mockImplementation(() => {});
  const changed = vi.fn(async () => 'again' as const);
  listenToWatching(changed);
  const listener = add.mock.calls[0]?.[0] as (...values: unknown[]) => boolean;
  const answer = await new Promise((resolve) => {
    if (!listener(message, sender, resolve)) resolve(undefined);
  });
  return { answer, changed };
}

test('a change in a granted page is heard, and what becomes of it is answered', async () => {
  const { answer, changed } = await say(CHANGED, watcher);
  expect(answer).toBe('again');
  expect(changed).toHaveBeenCalledWith({ tabId: 7, pattern: 'https://claude.ai/*' });
});

test.each([
  ['another extension', CHANGED, { ...watcher, id: 'other' }],
  ['a frame inside the page', CHANGED, { ...watcher, frameId: 3 }],
  ['no tab', CHANGED, { ...watcher, tab: undefined }],
  ['no address', CHANGED, { ...watcher, url: undefined }],
  ['a page of the browser', CHANGED, { ...watcher, url: 'chrome://settings/' }],
  ['more than a change', { changed: true, turns: ['text'] }, watcher],
  ['a change that is none', { changed: 'yes' }, watcher],
  ['a request of a view', { name: 'capture', request: { tabId: 7 } }, watcher],
  ['nothing', undefined, watcher],
])('%s is not heard', async (_, message, sender) => {
  const { answer, changed } = await say(message, sender);
  expect(answer).toBeUndefined();
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['a site that was taken back', []],
  ['another site', ['https://chatgpt.com/*']],
  ['all sites at once, which Baton never asks for and does not use', ['https://*/*', '<all_urls>']],
])('a script is told to stop when what is granted is %s', async (_, origins) => {
  granted = origins;
  const { answer, changed } = await say(CHANGED, watcher);
  expect(answer).toBe('stop');
  expect(changed).not.toHaveBeenCalled();
  expect(await siteAccess.list()).not.toContain('https://*/*');
});
