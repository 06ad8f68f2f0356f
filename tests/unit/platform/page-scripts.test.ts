import { afterEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { pages } from '../../../lib/platform/page-scripts.ts';
import { captureOf, turnsOf } from '../services/ports.ts';

const withCode = (code: string) => expect.objectContaining({ code });
const target = { tabId: 7, origin: 'https://claude.ai', documentId: 'document-7', token: 'click' };

/** A tab at an address, and what running a script in it comes to. */
function openTab(url: string | undefined, run: (call: number) => unknown): { calls: unknown[] } {
  const calls: unknown[] = [];
  vi.spyOn(browser.tabs, 'get').mockImplementation(async () => ({ id: 7, ...(url ? { url } : {}) }) as never);
  const executeScript = async (details: unknown) => {
    calls.push(details);
    return [{ frameId: 0, documentId: 'document-7', result: run(calls.length) }];
  };
  vi.stubGlobal('chrome', browser);
  Object.assign(browser, { scripting: { executeScript } });
  return { calls };
}

afterEach(() => vi.unstubAllGlobals());

describe('reading a page', () => {
  test('gives what the script returned, and names the document', async () => {
    const capture = captureOf(turnsOf('Hi', 'Hello'));
    const { calls } = openTab('https://chatgpt.com/c/1', () => capture);
    const reading = await pages.read(7);
    expect(reading).toEqual({
      target: {
        tabId: 7,
        origin: 'https://chatgpt.com',
        documentId: 'document-7',
        token: expect.any(String),
      },
      capture,
    });
    expect(calls).toEqual([
      expect.objectContaining({ target: { tabId: 7 }, args: [reading.target.token] }),
      { target: { tabId: 7 }, files: ['/content-scripts/site-chatgpt.js', '/content-scripts/capture.js'] },
    ]);
  });

  // The words of Chromium 156 and of Firefox 153, as they stand in the sources.
  test.each([
    ['chrome://settings', 'Cannot access a chrome:// URL', 'PAGE_NOT_READABLE'],
    [undefined, 'Cannot access a chrome:// URL', 'PAGE_NOT_READABLE'],
    ['https://chromewebstore.google.com/', 'The extensions gallery cannot be scripted.', 'PAGE_NOT_READABLE'],
    [undefined, 'Cannot access a chrome-extension:// URL of different extension', 'PAGE_NOT_READABLE'],
    ['about:blank', 'Missing host permission for the tab', 'PAGE_NOT_READABLE'],
    [
      'file:///home/me/a.html',
      'Cannot access contents of url "file:///home/me/a.html".',
      'PAGE_NOT_READABLE',
    ],
    [
      undefined,
      'Cannot access contents of the page. Extension manifest must request permission.',
      'PAGE_ACCESS_LOST',
    ],
    ['https://claude.ai/new', 'Missing host permission for the tab', 'PAGE_ACCESS_LOST'],
  ])('of %s that is refused with "%s" says %s', async (url, words, code) => {
    openTab(url, () => {
      throw new Error(words);
    });
    await expect(pages.read(7)).rejects.toEqual(withCode(code));
  });

  test.each([[null], [undefined], ['text'], [{ turns: [] }]])('that gives %j is refused', async (value) => {
    openTab('https://chatgpt.com/c/1', () => value);
    await expect(pages.read(7)).rejects.toEqual(withCode('CAPTURE_MALFORMED'));
  });

  test('of a tab that is closed says that it has gone', async () => {
    vi.spyOn(browser.tabs, 'get').mockRejectedValue(new Error('No tab with id: 7.'));
    await expect(pages.read(7)).rejects.toEqual(withCode('TAB_CHANGED'));
  });
});

describe('inserting into a page', () => {
  const verified = { outcome: 'verified', method: 'insert-text', draftKept: true };

  test('goes to the very document that was read', async () => {
    const { calls } = openTab('https://claude.ai/new', (call) => (call === 2 ? verified : undefined));
    expect(await pages.insert(target, 'text')).toEqual(verified);
    expect(calls).toEqual([
      {
        target: { tabId: 7, documentIds: ['document-7'] },
        files: ['/content-scripts/site-claude.js', '/content-scripts/insert.js'],
      },
      expect.objectContaining({ args: [{ text: 'text', origin: 'https://claude.ai', token: 'click' }] }),
    ]);
  });

  test('is refused when the tab is at another origin, before anything is done', async () => {
    const { calls } = openTab('https://elsewhere.test/', () => verified);
    await expect(pages.insert(target, 'text')).rejects.toEqual(withCode('TAB_CHANGED'));
    expect(calls).toEqual([]);
  });

  test('is refused when the document is gone', async () => {
    openTab('https://claude.ai/new', () => {
      throw new Error('No document with id document-7 in tab with id 7');
    });
    await expect(pages.insert(target, 'text')).rejects.toEqual(withCode('TAB_CHANGED'));
  });

  test.each([[undefined], [null], [{ outcome: 'great' }], [{ ...verified, extra: 1 }]])(
    'that reports %j is of unknown outcome, neither done nor failed',
    async (report) => {
      openTab('https://claude.ai/new', (call) => (call === 2 ? report : undefined));
      expect(await pages.insert(target, 'text')).toEqual({ outcome: 'unknown', draftKept: false });
    },
  );
});
