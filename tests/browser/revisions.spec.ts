import type { Locator, Page } from '@playwright/test';
import { openChat } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { turnsPath } from '../../demo/page/config.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import type { ShownTurn } from '../../demo/sites/skin.ts';
import type { Draft } from '../../lib/core/draft.ts';
import { expect, test } from './fixture.ts';
import { ask } from './support/worker-messages.ts';

const conversationId = `chatgpt:${museumShopChat.id}`;
const NEW_RULE = 'Never delete the old product table before Hanne has seen it.';

const items = (popup: Page, name: string): Locator =>
  popup.getByRole('region', { name, exact: true }).getByRole('listitem');
const loadDraft = async (popup: Page): Promise<Draft> =>
  (await ask(popup, 'load-draft', { conversationId })).draft;

async function edit(item: Locator, text: string): Promise<void> {
  await item.getByTitle('Edit').click();
  await item.getByRole('textbox').fill(text);
}

async function menu(popup: Page, entry: string): Promise<void> {
  await popup.getByRole('button', { name: 'More actions' }).click();
  await popup.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Lets the conversation go on by twenty turns, as it would while Baton is closed. */
async function growByTwenty(chat: Page): Promise<void> {
  const turns = Array.from({ length: 20 }, (_, at): ShownTurn => {
    const said = at === 0 ? NEW_RULE : `And then point ${Math.floor(at / 2) + 1} of the list of colours.`;
    return {
      id: `grown-${at}`,
      role: at % 2 === 0 ? 'user' : 'assistant',
      markdown: at % 2 === 0 ? said : 'Understood.',
      attachments: [],
      isStreaming: false,
    };
  });
  await chat.evaluate(
    async ({ path, bodies }) => {
      for (const body of bodies) await fetch(path, { method: 'POST', body });
    },
    {
      path: turnsPath(museumShopChat.id),
      bodies: turns.map((turn) =>
        JSON.stringify({ generation: chatgptShell.generation, title: 'The shop', turn }),
      ),
    },
  );
  await openChat(chat, chatgptShell, { conversationId: museumShopChat.id });
}

test('a revision after twenty new turns keeps what was decided, shows what changed, and replaces the packet before', async ({
  session,
  context,
}) => {
  const chat = await context.newPage();
  await openChat(chat, chatgptShell, { conversationId: museumShopChat.id });
  let popup = await session.openPopupFor(chat);
  await edit(items(popup, 'Goal').first(), 'Move the shop by Friday');
  await popup.keyboard.press('Escape');
  const claim = items(popup, 'Unknowns').filter({ hasText: 'all tests pass' });
  await claim.getByRole('button', { name: 'Confirm' }).click();
  await items(popup, 'Decisions').first().getByRole('button', { name: 'Remove item' }).click();
  await expect(popup.getByText('Saved', { exact: true })).toBeVisible();
  const before = await loadDraft(popup);
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await expect(popup.getByRole('list', { name: 'Progress' })).toBeVisible();
  await popup.close();

  await growByTwenty(chat);
  popup = await session.openPopupFor(chat);
  await expect(popup.getByText('20 newer turns here: the packet is stale.', { exact: false })).toBeVisible();
  await popup.getByRole('button', { name: 'Start next revision' }).click();
  const added = items(popup, 'Restrictions').filter({ hasText: 'delete the old product table' });
  await expect(added.getByText('new', { exact: true })).toBeVisible();
  const draft = await loadDraft(popup);
  expect(draft.revision).toBe(2);
  for (const item of before.items) {
    const now = draft.items.find(({ id }) => id === item.id);
    if (item.version > 1 || item.confirmed)
      expect(now).toMatchObject({ text: item.text, removed: item.removed });
    else expect(now?.text).toBe(item.text);
  }

  await popup.getByRole('button', { name: 'What changed' }).click();
  const changes = popup.getByRole('region', { name: 'Since revision 1' });
  await expect(changes).toContainText('delete the old product table');
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await expect(popup.getByRole('list', { name: 'Progress' })).toBeVisible();

  await menu(popup, 'Revisions');
  await expect(popup.getByRole('heading', { name: 'Revision 1 · Replaced' })).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Revision 2 · Prepared' })).toBeVisible();
  await popup.getByRole('button', { name: /^Since revision 1: \d+ added/ }).click();
  await expect(popup.getByRole('region', { name: 'Since revision 1' })).toContainText(
    'delete the old product table',
  );
  await popup.getByRole('button', { name: 'Open revision 1' }).click();
  await expect(popup.getByText('Replaced by a newer revision.', { exact: false })).toBeVisible();
  const { handoffs } = await ask(popup, 'load-overview', {});
  const first = handoffs.find(({ revision }) => revision === 1)!;
  const { events } = await ask(popup, 'load-handoff', { packetId: first.packetId });
  expect(events.map(({ event }) => event)).toEqual(['prepare', 'promote', 'supersede']);
});

test('two windows that change the same item show both sides, and each choice is kept', async ({
  session,
  context,
}) => {
  const chat = await context.newPage();
  await openChat(chat, chatgptShell, { conversationId: museumShopChat.id });
  const one = await session.openPopupFor(chat);
  const other = await session.openPopupFor(chat);
  await expect(items(other, 'Decisions').first()).toBeVisible();
  const original = (await loadDraft(one)).items.find(({ section }) => section === 'decisions')!;

  await edit(items(one, 'Decisions').first(), 'From the first window');
  await expect(one.getByText('Saved', { exact: true })).toBeVisible();
  await edit(items(other, 'Decisions').first(), 'From the second window');
  const conflict = items(other, 'Decisions').first();
  for (const text of ['From the first window', 'From the second window', `Before: ${original.text}`]) {
    await expect(conflict).toContainText(text);
  }
  await expect(other.getByRole('button', { name: 'Prepare' })).toBeDisabled();
  expect((await loadDraft(other)).items.find(({ id }) => id === original.id)?.text).toBe(
    'From the first window',
  );
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect(items(other, 'Decisions').filter({ hasText: 'From the second window' })).toBeVisible();
  await expect(items(other, 'Decisions').filter({ hasText: 'From the first window' })).toBeVisible();

  // What the first window leaves out while the second edits it waits for the user's word too.
  await one.bringToFront();
  await items(one, 'Decisions').first().getByRole('button', { name: 'Remove item' }).click();
  await expect(one.getByText('Saved', { exact: true })).toBeVisible();
  await other.bringToFront();
  await edit(items(other, 'Decisions').first(), 'Kept after all');
  await other.getByRole('button', { name: 'Use mine' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  expect((await loadDraft(other)).items.find(({ id }) => id === original.id)).toMatchObject({
    text: 'Kept after all',
    removed: false,
  });
});
