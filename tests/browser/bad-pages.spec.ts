import type { Page } from '@playwright/test';
import { composerOf, openChat, sendMessage } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import type { TabView } from '../../lib/core/views.ts';
import { expect, test } from './fixture.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const REDESIGNED =
  '<!doctype html><title>New look</title><main><x-turn>Hello</x-turn><x-turn>Hi</x-turn></main>';

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n';

const viewOf = (popup: Page): Promise<TabView> => ask(popup, 'open-tab', { tabId: tabOf(popup) });

/** A page of any address, served instead of what stands there. */
async function serve(page: Page, url: string, body: string, contentType = 'text/html'): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 200, contentType, body }));
  await page.goto(url);
}

test('a page of the browser’s own is said to be closed to extensions', async ({ session, context }) => {
  const page = await context.newPage();
  await page.goto('chrome://version/');
  const popup = await session.openPopupFor(page);
  await expect(popup.getByText('This page cannot be read')).toBeVisible();
  expect((await viewOf(popup)).kind).toBe('unreadable');
});

test('a PDF is said to be no chat', async ({ session, context }) => {
  const page = await context.newPage();
  await serve(page, 'https://chatgpt.com/paper.pdf', PDF, 'application/pdf');
  const popup = await session.openPopupFor(page);
  await expect(popup.getByText('No chat that Baton knows')).toBeVisible();
});

test('a page of no chat site is said to be none, and leads on', async ({ session, context }) => {
  const page = await context.newPage();
  await serve(page, 'https://example.org/', '<title>Recipes</title><p>Soup');
  const popup = await session.openPopupFor(page);
  await expect(popup.getByText('No chat that Baton knows')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Paste or open a text…' })).toBeVisible();
});

test('a chat site that was rebuilt is said to be, with a report that holds no text of the page', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await serve(page, 'https://chatgpt.com/c/6b1f0c52-7d3e-4a58-9c21-5e0f8a4d7b10', REDESIGNED);
  const popup = await session.openPopupFor(page);
  await expect(popup.getByText('ChatGPT has changed its page')).toBeVisible();
  const { kind, health } = await viewOf(popup);
  expect(kind).toBe('changed');
  expect(health.length).toBeGreaterThan(3);
  expect(health.filter(({ required }) => required).every(({ matches }) => matches === 0)).toBe(true);
  expect(JSON.stringify(health)).not.toContain('Hello');
});

test('a chat without a turn is said to be empty', async ({ session, context }) => {
  const page = await context.newPage();
  await openChat(page, claudeRows);
  const popup = await session.openPopupFor(page);
  expect(await viewOf(popup)).toMatchObject({ kind: 'empty', composer: true });
  await expect(popup.getByRole('heading', { name: 'This chat has no turns yet' })).toBeVisible();
});

test('a chat that is still being written is captured as partial and says why', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await openChat(page, chatgptShell, { isStreamHeld: true });
  await sendMessage(page, chatgptShell, 'Please help me plan the opening of the exhibition.');
  await page.locator('[data-markdown-animated]').waitFor();
  const popup = await session.openPopupFor(page);
  await expect(popup.getByRole('button', { name: 'Prepare' })).toBeVisible();
  const { draft } = await ask(popup, 'capture', { tabId: tabOf(popup) });
  expect(draft.completeness).toMatchObject({ status: 'partial' });
  expect(draft.completeness.reasons).toContain('still-writing');
});

test('a tab that went to another site since the click is not touched', async ({ session, context }) => {
  const page = await context.newPage();
  await openChat(page, chatgptShell, { conversationId: museumShopChat.id });
  const popup = await session.openPopupFor(page);
  const tabId = tabOf(popup);
  const { draft } = await ask(popup, 'capture', { tabId });
  const { conversationId, version } = draft;
  const { receipt } = await ask(popup, 'prepare', { conversationId, version, dropped: [] });
  await openChat(page, claudeRows);
  const insert = ask(popup, 'insert', { packetId: receipt.packetId, tabId, again: false });
  await expect(insert).rejects.toMatchObject({ code: 'PAGE_ACCESS_LOST' });
  expect(await composerOf(page, claudeRows).textContent()).toBe('');
  expect((await ask(popup, 'load-handoff', { packetId: receipt.packetId })).receipt.deliveries).toEqual([]);
});

test('a database that cannot be opened is said so, and nothing is taken for empty', async ({
  session,
  context,
}) => {
  const page = await context.newPage();
  await openChat(page, chatgptShell, { conversationId: museumShopChat.id });
  await session.extensionId();
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(async () => {
    // The worker may have it open already: it lets go of it for a newer version.
    await new Promise((resolve, reject) => {
      const newer = indexedDB.open('baton', 99);
      newer.onsuccess = () => resolve(newer.result.close());
      newer.onerror = reject;
    });
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed here', 'InvalidStateError');
    };
  });
  const popup = await session.openPopupFor(page);
  await expect(popup.getByText('The browser does not let Baton save').first()).toBeVisible();
  await expect(ask(popup, 'load-overview', {})).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
});

test('a full disk is said so, and what was stored is still there', async ({ session, context }) => {
  const page = await context.newPage();
  await openChat(page, chatgptShell, { conversationId: museumShopChat.id });
  const popup = await session.openPopupFor(page);
  const { draft } = await ask(popup, 'capture', { tabId: tabOf(popup) });
  const { conversationId, version } = draft;
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const scope = globalThis as typeof globalThis & { put?: typeof IDBObjectStore.prototype.put };
    scope.put = IDBObjectStore.prototype.put;
    const full = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  const goal = draft.items[0]!;
  const change = { kind: 'edit', itemId: goal.id, text: 'Another goal', basedOn: goal.version } as const;
  const full = { code: 'STORAGE_FULL' };
  await expect(ask(popup, 'change-draft', { conversationId, change })).rejects.toMatchObject(full);
  await expect(ask(popup, 'prepare', { conversationId, version, dropped: [] })).rejects.toMatchObject(full);
  expect((await ask(popup, 'load-draft', { conversationId })).draft).toEqual(draft);
  expect((await ask(popup, 'load-overview', {})).handoffs).toEqual([]);
});
