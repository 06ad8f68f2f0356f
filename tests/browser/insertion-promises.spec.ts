import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { extensionFolder } from '../../demo/browser.ts';
import { composerOf, readCounters } from '../../demo/chat-page.ts';
import { chatgptClassic } from '../../demo/sites/chatgpt-classic.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { openLongChat, openNewChat, prepareLongChat } from './support/chats.ts';
import { ask, tabOf } from './support/worker-messages.ts';

/** Notes every change in a page outside of its composer's form. */
async function watchTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      for (const { target, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('form, [data-chat-input-container]') === null)
          changes.push(`${type} ${element.outerHTML.slice(0, 80)}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

const readChanges = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as typeof window & { changes: string[] }).changes);

test('field report D12: neither a capture nor an insertion changes anything outside of the composer', async ({
  session,
}) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const chat = await openLongChat(session.context, claudeRows);
  await watchTurns(chat);
  const popup = await session.openPopupFor(chat);
  const tabId = tabOf(popup);
  await ask(popup, 'capture', { tabId });
  const { inserted } = await ask(popup, 'insert', { packetId: receipt.packetId, tabId, again: false });
  expect(inserted).toBe(true);
  await expect(composerOf(chat, claudeRows)).not.toBeEmpty();
  expect(await readChanges(chat)).toEqual([]);
});

test('of three chats that are open only the one that was clicked in is changed, and none after it went elsewhere', async ({
  session,
}) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const { packetId } = receipt;
  const skins = [chatgptShell, chatgptClassic, claudeRows];
  const chats = [];
  for (const skin of skins) chats.push({ skin, page: await openNewChat(session.context, skin, 'silent') });
  const last = chats.at(-1)!;
  const popup = await session.openPopupFor(last.page);
  const tabId = tabOf(popup);
  const insertion = await ask(popup, 'insert', { packetId, tabId, again: false });
  expect(insertion.handoff.receipt.deliveries).toMatchObject([
    { outcome: 'verified', origin: 'https://claude.ai' },
  ]);
  for (const { skin, page } of chats) {
    const composer = composerOf(page, skin);
    if (page === last.page) await expect(composer).not.toBeEmpty();
    else expect((await composer.textContent())?.trim() ?? '').toBe('');
    expect(await readCounters(page)).toMatchObject({ sendClicks: 0, enterKeydowns: 0, submits: 0 });
  }

  // The click was for claude.ai; the tab has gone to another site since.
  await last.page.goto(chats[1]!.page.url());
  const composer = composerOf(last.page, chatgptClassic);
  await expect(composer).toBeVisible();
  await expect(ask(popup, 'insert', { packetId, tabId, again: true })).rejects.toThrow();
  expect((await composer.textContent())?.trim() ?? '').toBe('');
});

test('field report D4: no script that runs in a page can press a button, a key or submit a form', () => {
  const folder = path.join(extensionFolder, 'content-scripts');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts).toContain('insert.js');
  for (const script of scripts) {
    const code = readFileSync(path.join(folder, script), 'utf8');
    expect(code, script).not.toMatch(
      /\.click\(|\.submit\(|requestSubmit|KeyboardEvent|MouseEvent|PointerEvent/,
    );
    // Some adapters look at the button to tell whether an answer is being written; what inserts knows none.
    if (script === 'insert.js') expect(code).not.toMatch(/send-button|submit/);
  }
});
