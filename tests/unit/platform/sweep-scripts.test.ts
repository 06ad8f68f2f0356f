import { afterEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { sweeps } from '../../../lib/platform/sweep-scripts.ts';

const target = { tabId: 7, origin: 'https://claude.ai', documentId: 'document-7' };

/** A document in which running a script comes to this. */
function answerWith(run: () => unknown): unknown[] {
  const calls: unknown[] = [];
  vi.stubGlobal('chrome', browser);
  vi.spyOn(browser.tabs, 'get').mockResolvedValue({ id: 7, url: 'https://claude.ai/chat/1' } as never);
  const executeScript = async (details: unknown) => {
    calls.push(details);
    return [{ frameId: 0, result: run() }];
  };
  Object.assign(browser, { scripting: { executeScript } });
  return calls;
}

const failWith = (words: string) =>
  answerWith(() => {
    throw new Error(words);
  });

afterEach(() => vi.unstubAllGlobals());

test('a sweep is started and asked in the very document that was read', async () => {
  const calls = answerWith(() => ({ state: 'running', turnsFound: 3 }));
  await sweeps.start(target);
  expect(await sweeps.progress(target)).toEqual({ state: 'running', turnsFound: 3 });
  const place = { tabId: 7, documentIds: ['document-7'] };
  expect(calls[0]).toEqual({
    target: place,
    files: ['/content-scripts/site-claude.js', '/content-scripts/sweep.js'],
  });
  expect(calls[1]).toMatchObject({ target: place });
});

test.each([
  [{ state: 'splendid', turnsFound: 3 }],
  [{ state: 'running', turnsFound: -1 }],
  [{ state: 'running', turnsFound: 1e9 }],
  [{ state: 'running', turnsFound: 3, text: 'of the page' }],
  ['running'],
])('a page that says %j about its sweep is refused', async (value) => {
  answerWith(() => value);
  await expect(sweeps.progress(target)).rejects.toMatchObject({ code: 'CAPTURE_MALFORMED' });
});

test.each([[null], [undefined]])('a document without a sweep has none: %j', async (value) => {
  answerWith(() => value);
  expect(await sweeps.progress(target)).toBeUndefined();
});

test.each([
  'No document with id document-7 in tab with id 7',
  'The frame was removed.',
  'No tab with id: 7.',
])('a document that is gone has no sweep any more: %s', async (words) => {
  failWith(words);
  expect(await sweeps.progress(target)).toBeUndefined();
  await expect(sweeps.cancel(target)).resolves.toBeUndefined();
  await expect(sweeps.drop(target)).resolves.toBeUndefined();
});

test('a tab that Baton may not look at any more is said to be, not taken for one that has ended', async () => {
  failWith('Cannot access contents of the page. Extension manifest must request permission.');
  await expect(sweeps.progress(target)).rejects.toMatchObject({ code: 'PAGE_ACCESS_LOST' });
});

test.each([[undefined], [{ turns: [] }], ['text']])('a result that is %j is refused', async (value) => {
  answerWith(() => value);
  await expect(sweeps.result(target)).rejects.toMatchObject({ code: 'CAPTURE_MALFORMED' });
});
