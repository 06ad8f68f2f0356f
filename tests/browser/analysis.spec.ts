import type { Page } from '@playwright/test';
import type { BrowserSession } from '../../demo/browser-session.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { expect, test } from './fixture.ts';
import { openLongChat } from './support/chats.ts';
import { ask, tabOf } from './support/worker-messages.ts';

declare const chrome: {
  runtime: {
    getContexts(filter: { contextTypes: string[] }): Promise<unknown[]>;
    sendMessage(message: unknown): Promise<unknown>;
  };
  offscreen: { closeDocument(): Promise<void> };
};

async function openPopup(session: BrowserSession): Promise<Page> {
  return await session.openPopupFor(await openLongChat(session.context, chatgptShell));
}

async function countHiddenPages(popup: Page): Promise<number> {
  return await popup.evaluate(
    async () => (await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] })).length,
  );
}

/** Until it stays closed: the popup's own view may have something analysed at the same time. */
async function closeHiddenPage(popup: Page): Promise<void> {
  await expect
    .poll(async () => {
      await popup.evaluate(() => chrome.offscreen.closeDocument().catch(() => undefined));
      return await countHiddenPages(popup);
    })
    .toBe(0);
}

test('captures that begin at the same moment share one hidden page', async ({ session }) => {
  const popup = await openPopup(session);
  expect(await countHiddenPages(popup)).toBe(0);
  const tabId = tabOf(popup);
  const [one, other] = await Promise.all([
    ask(popup, 'capture', { tabId }),
    ask(popup, 'capture-transcript', {
      text: 'User: My address is mara@ropewalk.example\nAssistant: Noted.',
    }),
  ]);
  expect(one.draft.items.length).toBeGreaterThan(0);
  expect(other.draft.completeness.turns).toBe(2);
  expect(await countHiddenPages(popup)).toBe(1);
});

test('a hidden page that is gone is opened again by the next analysis', async ({ session }) => {
  const popup = await openPopup(session);
  const tabId = tabOf(popup);
  const first = await ask(popup, 'capture', { tabId });
  await closeHiddenPage(popup);
  const again = await ask(popup, 'capture', { tabId });
  expect(again.draft.items).toEqual(first.draft.items);
  expect(await countHiddenPages(popup)).toBe(1);
});

test('a hidden page that goes while it works is opened again and does the work', async ({ session }) => {
  const popup = await openPopup(session);
  const tabId = tabOf(popup);
  const expected = await ask(popup, 'capture', { tabId });
  await closeHiddenPage(popup);
  // Closed as soon as the capture has opened it.
  const closing = popup.evaluate(async () => {
    for (;;) {
      const pages = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
      if (pages.length > 0) return await chrome.offscreen.closeDocument();
    }
  });
  const { draft } = await ask(popup, 'capture', { tabId });
  await closing;
  expect(draft.items).toEqual(expected.draft.items);
});

test('what the worker would not understand, the hidden page does not answer either', async ({ session }) => {
  const popup = await openPopup(session);
  await ask(popup, 'capture', { tabId: tabOf(popup) });
  const answers = await popup.evaluate(async () => [
    await chrome.runtime.sendMessage({ name: 'no-such-request', request: {} }),
    await chrome.runtime.sendMessage({ analysis: 'no-such-analysis', request: {} }),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: false, error: { code: 'MESSAGE_MALFORMED' } });
  }
});
