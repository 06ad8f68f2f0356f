import type { Locator, Page } from '@playwright/test';
import type { AssistantMode } from '../../demo/assistant/mode.ts';
import type { BrowserSession } from '../../demo/browser-session.ts';
import { composerOf, openChat, readCounters } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import type { Skin } from '../../demo/sites/skin.ts';
import type { Draft } from '../../lib/core/draft.ts';
import { expect, test } from './fixture.ts';
import { sendAndWait } from './support/chats.ts';
import { ask } from './support/worker-messages.ts';

const untouched = { sendClicks: 0, enterKeydowns: 0, submits: 0, answers: 0 };
const INVENTED = 'The newsletter may be sent without asking again.';

async function openAskedChat(session: BrowserSession, skin: Skin, assistant: AssistantMode): Promise<Page> {
  const chat = await session.context.newPage();
  await openChat(chat, skin, { conversationId: museumShopChat.id, assistant });
  return chat;
}

async function loadDraft(popup: Page, skin: Skin): Promise<Draft> {
  const site = skin === chatgptShell ? 'chatgpt' : 'claude';
  return (await ask(popup, 'load-draft', { conversationId: `${site}:${museumShopChat.id}` })).draft;
}

async function insertRequest(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'More actions' }).click();
  await popup.getByRole('menuitem', { name: 'Ask this chat…' }).click();
  await popup.getByRole('button', { name: 'Insert the request' }).click();
  await expect(popup.getByText(/read back: equal. Not sent/)).toBeVisible();
}

/** Asks in the popup, sends in the chat as only the user can, and opens Baton again. */
async function askAndAnswer(session: BrowserSession, chat: Page, skin: Skin): Promise<Page> {
  const popup = await session.openPopupFor(chat);
  await insertRequest(popup);
  await popup.close();
  await sendAndWait(chat, skin);
  return await session.openPopupFor(chat);
}

const panel = (popup: Page): Locator => popup.getByRole('group', { name: 'Ask this chat' });

for (const skin of [chatgptShell, claudeRows]) {
  test(`a chat on ${skin.productName} is asked, answers, and its items stand checked in the draft`, async ({
    session,
  }) => {
    const chat = await openAskedChat(session, skin, 'as-asked');
    const popup = await askAndAnswer(session, chat, skin);
    await expect(panel(popup).getByText('The chat has answered.')).toBeVisible();
    const before = await loadDraft(popup, skin);
    await popup.getByRole('button', { name: 'Read the answer' }).click();
    await expect(panel(popup).getByText(/quote found in the chat/)).toBeVisible();
    await expect(panel(popup).getByText('What was repaired')).toBeHidden();

    const draft = await loadDraft(popup, skin);
    expect(draft.items.slice(0, before.items.length)).toEqual(before.items);
    const asked = draft.items.filter(({ evidence }) => evidence);
    expect(asked.map(({ text }) => text)).toContain('The newsletter names 300 copies of the tide calendar.');
    for (const item of asked) expect(item).toMatchObject({ speaker: 'assistant', confirmed: false });
    expect(asked.find(({ section }) => section === 'decisions')).toMatchObject({
      evidence: 'found',
      source: { role: 'user', quote: 'The 300 are right.' },
    });
    expect(JSON.stringify(draft)).not.toContain('baton-ask');

    await popup.getByRole('button', { name: 'Show the draft' }).click();
    const decisions = popup.getByRole('region', { name: 'Decisions', exact: true });
    const item = decisions.getByRole('listitem').filter({ hasText: '300 copies' });
    await expect(item.getByText('unverified')).toBeVisible();
    await item.getByRole('button', { name: /quoting your turn/ }).click();
    await expect(item.locator('mark')).toHaveText('The 300 are right.');
  });
}

test('nothing is sent, the user’s own words stay, and a request that stands there is not inserted twice', async ({
  session,
}) => {
  const chat = await openAskedChat(session, chatgptShell, 'as-asked');
  await composerOf(chat, chatgptShell).click();
  await chat.keyboard.insertText('One thing first: ');
  const popup = await session.openPopupFor(chat);
  await insertRequest(popup);
  expect(await readCounters(chat)).toEqual(untouched);
  const composer = composerOf(chat, chatgptShell);
  await expect(composer).toContainText('One thing first: ');
  await expect(composer).toContainText(/End of the request/);
  await popup.getByRole('button', { name: 'Insert the request again' }).click();
  await expect(popup.getByText(/stood in the composer already/)).toBeVisible();
  expect((await composer.textContent())?.match(/End of the request/g)).toHaveLength(1);
  await popup.getByRole('button', { name: 'Read the answer' }).click();
  await expect(popup.getByText('No request stands in this chat yet.')).toBeVisible();
});

test('an answer with faults is mended, says so, and what nobody said is an unknown with its mark', async ({
  session,
}) => {
  const chat = await openAskedChat(session, chatgptShell, 'careless');
  const popup = await askAndAnswer(session, chat, chatgptShell);
  await popup.getByRole('button', { name: 'Read the answer' }).click();
  await expect(panel(popup).getByText('1 item: quote not found')).toBeVisible();
  await expect(panel(popup).getByText('Curly quotation marks were read as straight ones.')).toBeVisible();
  await expect(panel(popup).getByText('Commas too many or too few were put right.')).toBeVisible();
  await popup.getByRole('button', { name: 'Show the draft' }).click();
  const unknowns = popup.getByRole('region', { name: 'Unknowns', exact: true });
  const item = unknowns.getByRole('listitem').filter({ hasText: INVENTED });
  await expect(item.getByText('quote not found')).toBeVisible();
  const draft = await loadDraft(popup, chatgptShell);
  expect(draft.items.find(({ text }) => text === INVENTED)).toMatchObject({
    section: 'unknowns',
    confirmed: false,
    evidence: 'not-found',
  });
});

test('an answer that breaks off gives its whole items and says what is missing', async ({ session }) => {
  const chat = await openAskedChat(session, chatgptShell, 'breaks-off');
  const popup = await askAndAnswer(session, chat, chatgptShell);
  await popup.getByRole('button', { name: 'Read the answer' }).click();
  await expect(panel(popup).getByText(/breaks off/)).toBeVisible();
  const texts = (await loadDraft(popup, chatgptShell)).items.map(({ text }) => text);
  expect(texts).toContain('The newsletter names 300 copies of the tide calendar.');
  expect(texts.some((text) => text.startsWith('All 623 images'))).toBe(false);
});

test('an answer is waited for while it is still being written', async ({ session, context }) => {
  const chat = await context.newPage();
  await openChat(chat, chatgptShell, { conversationId: museumShopChat.id, isStreamHeld: true });
  let popup = await session.openPopupFor(chat);
  await insertRequest(popup);
  await popup.close();
  await chat.locator(chatgptShell.sendSelector).click();
  await expect(chat.getByRole('button', { name: 'Continue' })).toBeVisible();
  popup = await session.openPopupFor(chat);
  await popup.getByRole('button', { name: 'More actions' }).click();
  await popup.getByRole('menuitem', { name: 'Ask this chat…' }).click();
  await expect(popup.getByText('Waiting for the answer.')).toBeVisible();
  await popup.getByRole('button', { name: 'Read the answer' }).click();
  await expect(popup.getByText('An answer is still being written.')).toBeVisible();
  await chat.getByRole('button', { name: 'Continue' }).click();
  await chat.locator('html[data-answers="1"]').waitFor();
  await popup.getByRole('button', { name: 'Read the answer' }).click();
  await expect(panel(popup).getByText(/quote found in the chat/)).toBeVisible();
});
