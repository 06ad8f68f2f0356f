import type { Page } from '@playwright/test';
import type { BrowserSession } from '../../demo/browser-session.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { OLDER_EVENT } from '../../demo/page/virtual-options.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { expect, test } from './fixture.ts';
import { findView, openVirtualChat, readTurns, type SweptChat, waitForReading } from './support/sweeping.ts';
import { ask } from './support/worker-messages.ts';

test.setTimeout(120_000);

const conversationId = `chatgpt:${museumShopChat.id}`;
const total = museumShopChat.turns.length;

/** A chat whose sweep waits at the upper end until its older turns come. */
async function openHeldSweep(session: BrowserSession): Promise<SweptChat> {
  const chat = await openVirtualChat(session, chatgptShell, 'middle', { older: '16', load: 'hold' });
  await ask(chat.popup, 'capture', { tabId: chat.tabId });
  await ask(chat.popup, 'start-reading-all', { tabId: chat.tabId });
  await chat.page.locator('.transcript > [role="progressbar"]').waitFor();
  return chat;
}

const letOlderCome = (page: Page) =>
  page.evaluate((event) => document.dispatchEvent(new Event(event)), OLDER_EVENT);

declare const chrome: { scripting: { executeScript(injection: unknown): Promise<unknown> } };

/**
 * Lets the page script see its tab as hidden or shown. The browser of a test counts every tab as shown; the script's
 * own world, in which the page sees nothing, is told otherwise.
 */
async function setHidden({ popup, tabId }: SweptChat, hidden: boolean): Promise<void> {
  await popup.evaluate(
    ([tab, isHidden]) =>
      chrome.scripting.executeScript({
        target: { tabId: tab },
        args: [isHidden],
        func: (value: boolean) => {
          Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        },
      }),
    [tabId, hidden] as const,
  );
}

async function expectNothingKept(chat: SweptChat): Promise<void> {
  const { draft } = await ask(chat.popup, 'load-draft', { conversationId });
  expect(draft.completeness.status).not.toBe('complete');
  expect(draft.completeness.turns).toBeLessThanOrEqual(8);
  expect((await readTurns(chat.popup, conversationId)).length).toBeLessThanOrEqual(8);
  expect(await ask(chat.popup, 'reading-progress', { tabId: chat.tabId })).toMatchObject({ state: 'none' });
}

test('however long older turns take to load, they are waited for, and read', async ({ session }) => {
  const chat = await openHeldSweep(session);
  const held = await ask(chat.popup, 'reading-progress', { tabId: chat.tabId });
  expect(held).toMatchObject({ state: 'running' });
  expect(held.turnsFound).toBeLessThan(total);
  await letOlderCome(chat.page);
  const seen = await waitForReading(chat, ({ state }) => state === 'done');
  expect(seen.at(-1)?.view?.draft.completeness).toMatchObject({ status: 'complete', turns: total });
});

test('Cancel leaves the page as it was and the draft unchanged', async ({ session }) => {
  const chat = await openVirtualChat(session, chatgptShell, 'middle', { older: '16', load: 'hold' });
  await ask(chat.popup, 'capture', { tabId: chat.tabId });
  const before = await ask(chat.popup, 'load-draft', { conversationId });
  const view = await findView(chat.page);
  await ask(chat.popup, 'start-reading-all', { tabId: chat.tabId });
  await chat.page.locator('.transcript > [role="progressbar"]').waitFor();
  expect(await findView(chat.page)).not.toEqual(view);
  await ask(chat.popup, 'cancel-reading', { tabId: chat.tabId });
  const ends = ['cancelled', 'none'];
  await waitForReading(chat, ({ state }) => ends.includes(state));
  const now = await findView(chat.page);
  expect(now.text).toBe(view.text);
  expect(Math.abs(now.top - view.top)).toBeLessThanOrEqual(2);
  expect(await ask(chat.popup, 'load-draft', { conversationId })).toEqual(before);
  await expectNothingKept(chat);
});

test('a change to another chat in the same page ends the sweep, and nothing of it is kept', async ({
  session,
}) => {
  const chat = await openHeldSweep(session);
  await chat.page.evaluate(() => history.pushState(null, '', '/c/20000000-0000-4000-8000-000000000002'));
  await letOlderCome(chat.page);
  await waitForReading(chat, ({ state }) => state === 'aborted');
  await expectNothingKept(chat);
});

test('a page that is loaded anew ends the sweep, and nothing of it is kept', async ({ session }) => {
  const chat = await openHeldSweep(session);
  await chat.page.reload();
  await waitForReading(chat, ({ state }) => state === 'aborted');
  await expectNothingKept(chat);
});

test('a hidden tab pauses the sweep; it goes on when the tab is shown', async ({ session }) => {
  const chat = await openHeldSweep(session);
  await setHidden(chat, true);
  expect(await ask(chat.popup, 'reading-progress', { tabId: chat.tabId })).toMatchObject({ state: 'paused' });
  await letOlderCome(chat.page);
  await chat.page.locator('.transcript > [role="progressbar"]').waitFor({ state: 'detached' });
  const paused = await ask(chat.popup, 'reading-progress', { tabId: chat.tabId });
  expect(paused.state).toBe('paused');
  expect(paused.turnsFound).toBeLessThan(total);
  await setHidden(chat, false);
  const seen = await waitForReading(chat, ({ state }) => state === 'done');
  expect(seen.at(-1)?.view?.draft.completeness).toMatchObject({ status: 'complete', turns: total });
});

test('a sweep that is paused can be cancelled', async ({ session }) => {
  const chat = await openHeldSweep(session);
  await setHidden(chat, true);
  await ask(chat.popup, 'cancel-reading', { tabId: chat.tabId });
  await waitForReading(chat, ({ state }) => state === 'cancelled' || state === 'none');
  await expectNothingKept(chat);
});

test('a worker that is killed in the middle takes nothing along: the next question finds the result', async ({
  session,
}) => {
  const chat = await openHeldSweep(session);
  await session.stopWorker();
  await letOlderCome(chat.page);
  const seen = await waitForReading(chat, ({ state }) => state === 'done');
  expect(seen.at(-1)?.view?.draft.completeness).toMatchObject({ status: 'complete', turns: total });
  expect(await readTurns(chat.popup, conversationId)).toHaveLength(total);
});

test('a second click while a sweep is under way starts no second one', async ({ session }) => {
  const chat = await openHeldSweep(session);
  expect(await ask(chat.popup, 'start-reading-all', { tabId: chat.tabId })).toMatchObject({
    state: 'running',
  });
  await letOlderCome(chat.page);
  await waitForReading(chat, ({ state }) => state === 'done');
  expect(await ask(chat.popup, 'reading-progress', { tabId: chat.tabId })).toEqual({
    state: 'none',
    turnsFound: 0,
  });
});
