import type { BrowserContext, Page } from '@playwright/test';
import { pressSend, sendMessage } from '../../demo/chat-page.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { openLongChat, openNewChat, prepareLongChat } from './support/chats.ts';
import { inAllIsolatedWorlds, inIsolatedWorld } from './support/isolated-world.ts';
import { answerYesTo, grantSite, takeBackInBrowser } from './support/site-access.ts';
import { ask, tabOf } from './support/worker-messages.ts';
import { badgeOf, registeredSites, type WorkerScope } from './support/worker-scope.ts';

const CLAUDE = 'https://claude.ai/*';
const CHATGPT = 'https://chatgpt.com/*';

async function openOptions(context: BrowserContext, extensionId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/options.html`);
  return page;
}

test('one click asks for this site and no other; from then on an acknowledgement is noticed by itself', async ({
  session,
  context,
  extensionId,
}) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const { packetId } = receipt;
  const chat = await openNewChat(context, claudeRows, 'as-asked');
  const popup = await session.openPopupFor(chat);
  const tabId = tabOf(popup);
  await answerYesTo(context, extensionId, CLAUDE);
  await popup.evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: what the browser is asked is written down and passed on
    const scope = globalThis as any;
    const { permissions } = scope.chrome;
    const request = permissions.request.bind(permissions);
    scope.wanted = [];
    permissions.request = (wanted: unknown) => {
      scope.wanted.push([wanted, navigator.userActivation.isActive]);
      return request(wanted);
    };
  });
  await popup.getByRole('button', { name: 'Not always on for this site' }).click();
  await popup.getByRole('button', { name: 'Always on for this site…' }).click();
  await expect(popup.getByText('Baton is always on for claude.ai.')).toBeVisible();
  const wanted = await popup.evaluate(() => (globalThis as typeof globalThis & { wanted: unknown }).wanted);
  expect(wanted).toEqual([[{ origins: [CLAUDE] }, true]]);
  await expect.poll(() => registeredSites(popup)).toEqual([CLAUDE]);

  const { inserted } = await ask(popup, 'insert', { packetId, tabId, again: false });
  expect(inserted).toBe(true);
  const panel = await context.newPage();
  await panel.goto(`chrome-extension://${extensionId}/sidepanel.html?tab=${tabId}`);
  const reached = panel.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');
  await expect(reached).toHaveText('Prepared');
  await chat.bringToFront();
  await pressSend(chat, claudeRows);
  await expect
    .poll(async () => (await ask(popup, 'load-handoff', { packetId })).receipt.state)
    .toBe('ACKNOWLEDGED');
  await expect.poll(() => badgeOf(popup, tabId)).toBe('✓');
  // A panel that stood open meanwhile says so too.
  await expect(reached).toHaveText('Acknowledged');
});

test('taken back in the browser’s own settings, nothing of it is left: no script, no badge, no watch in the page', async ({
  session,
  context,
  extensionId,
}) => {
  await grantSite(context, extensionId, CHATGPT);
  const chat = await openLongChat(context, chatgptShell);
  const popup = await session.openPopupFor(chat);
  await chat.bringToFront();
  await expect.poll(() => badgeOf(popup, tabOf(popup))).toMatch(/^≥?\d+%$|^>100$/);
  expect(await inIsolatedWorld(chat, 'batonWatch.isStopped')).toBe(false);
  await takeBackInBrowser(context, extensionId, CHATGPT);
  await expect.poll(() => badgeOf(popup, tabOf(popup))).toBe('');
  await expect.poll(() => inIsolatedWorld(chat, 'batonWatch.isStopped')).toBe(true);
  expect(await registeredSites(popup)).toEqual([]);
});

test('a worker that starts anew registers what the user granted, whatever became of it', async ({
  session,
  context,
  extensionId,
}) => {
  await grantSite(context, extensionId, CHATGPT);
  const options = await openOptions(context, extensionId);
  await expect.poll(() => registeredSites(options)).toEqual([CHATGPT]);
  await options.evaluate(() =>
    (globalThis as unknown as WorkerScope).chrome.scripting.unregisterContentScripts(),
  );
  await session.stopWorker();
  await ask(options, 'load-overview', {});
  await expect.poll(() => registeredSites(options)).toEqual([CHATGPT]);
  await options.reload();
  await options.getByRole('button', { name: 'Turn off: chatgpt.com' }).click();
  await expect(options.getByText('On no site.')).toBeVisible();
  await expect.poll(() => registeredSites(options)).toEqual([]);
});

test('after an update a tab that was open says “reload this tab” once; its old script does nothing more, and the draft is kept', async ({
  session,
  context,
  extensionId,
}) => {
  await grantSite(context, extensionId, CHATGPT);
  const chat = await openLongChat(context, chatgptShell);
  const errors: string[] = [];
  chat.on('pageerror', (error) => errors.push(error.message));
  chat.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const popup = await session.openPopupFor(chat);
  const { conversationId } = (await ask(popup, 'capture', { tabId: tabOf(popup) })).draft;
  await chat.bringToFront();
  await expect.poll(() => badgeOf(popup, tabOf(popup))).not.toBe('');
  const before = await ask(popup, 'load-draft', { conversationId });
  await Promise.all([
    context.waitForEvent('serviceworker'),
    popup.evaluate(() => setTimeout(() => (globalThis as unknown as WorkerScope).chrome.runtime.reload())),
  ]);
  const again = await session.openPopupFor(chat);
  await expect.poll(() => badgeOf(again, tabOf(again))).toBe('↻');
  await expect(again.getByText('Reload this tab so that Baton can see it.')).toHaveCount(1);
  expect((await ask(again, 'load-draft', { conversationId })).draft.items).toEqual(before.draft.items);

  // The orphan: an answer streams in its page, and it ends itself without a word.
  await chat.bringToFront();
  await sendMessage(chat, chatgptShell, 'And the next step?');
  await expect
    .poll(async () => await inAllIsolatedWorlds(chat, 'globalThis.batonWatch?.isStopped ?? null'))
    .toContain(true);
  expect(errors).toEqual([]);
  await chat.reload();
  await expect.poll(() => badgeOf(again, tabOf(again))).toMatch(/%|100/);
  await again.reload();
  await expect(again.getByText(/of what fits|more than fits/)).toBeVisible();
  await expect(again.getByText('Reload this tab so that Baton can see it.')).toHaveCount(0);
});
