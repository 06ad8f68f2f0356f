import type { Page } from '@playwright/test';
import { openChat } from '../../demo/chat-page.ts';
import type { DemoServer } from '../../demo/server.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { openNewChat, sendAndWait } from './support/chats.ts';
import { filesWith } from './support/files-with.ts';
import { syntheticSecrets } from './support/synthetic-secrets.ts';
import { ask, tabOf } from './support/worker-messages.ts';

test.use({ ownBrowser: true });

const CHAT_ID = '7c1e0a52-4b0d-4a53-9f0e-3f5f7d1c2b61';
const PER_TURN = 5;

test.setTimeout(240_000);

const secrets = syntheticSecrets(200);
/** The one that the user lets travel in clear. */
const allowed = secrets[4]!.secret;
const hidden = secrets.map(({ secret }) => secret).filter((secret) => secret !== allowed);

/** A chat whose every rule holds some of the secrets. */
function seedChat(server: DemoServer): void {
  const add = (role: 'user' | 'assistant', markdown: string, index: number): void => {
    const id = `${CHAT_ID.slice(0, 24)}${index.toString(16).padStart(12, '0')}`;
    const turn = { id, role, markdown, attachments: [], isStreaming: false as const };
    const saved = { generation: chatgptShell.generation, title: 'Keys of the ropewalk', turn };
    server.conversations.addTurn('chatgpt.com', CHAT_ID, saved);
  };
  for (let first = 0; first < secrets.length; first += PER_TURN) {
    const said = secrets.slice(first, first + PER_TURN).map((one) => one.said);
    add('user', `Rule ${first / PER_TURN + 1}: never print ${said.join(', or ')} in a log.`, 2 * first);
    add('assistant', `Understood. I will not print ${said.at(-1)}.`, 2 * first + 1);
  }
}

async function readClipboard(page: Page): Promise<string> {
  await page.bringToFront();
  return await page.evaluate(() => navigator.clipboard.readText());
}

test('of two hundred secrets none is left anywhere but the one that the user allowed', async ({
  session,
  server,
}) => {
  expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(200);
  seedChat(server);
  const chat = await session.context.newPage();
  await openChat(chat, chatgptShell, { conversationId: CHAT_ID });
  const popup = await session.openPopupFor(chat);
  await popup.getByRole('button', { name: 'Prepare' }).waitFor();
  const conversationId = `chatgpt:${CHAT_ID}`;
  const load = async () => (await ask(popup, 'load-draft', { conversationId })).draft;
  // All of them went through the draft: each has its placeholder.
  expect((await load()).maskedValues).toHaveLength(200);

  // Pause and continue, edit, and let one travel.
  const act = async (entry: string): Promise<void> => {
    await popup.getByRole('button', { name: 'More actions' }).click();
    await popup.getByRole('menuitem', { name: entry }).click();
  };
  await act('Pause');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await popup.getByRole('button', { name: 'Prepare' }).waitFor();
  const goal = popup.getByRole('region', { name: 'Goal', exact: true }).getByRole('listitem').first();
  await goal.getByTitle('Edit').click();
  await goal.getByRole('textbox').fill(`Move the ropewalk, with ${secrets[0]!.said}`);
  await popup.keyboard.press('Escape');
  await popup.getByRole('button', { name: /values masked$/ }).click();
  const { maskedValues } = await load();
  for (const { placeholder } of maskedValues.filter(({ category }) => category === 'EMAIL')) {
    const { value } = await ask(popup, 'reveal-value', { conversationId, placeholder });
    if (value !== allowed) continue;
    await popup.getByRole('button', { name: `Allow here: ${placeholder}`, exact: true }).click();
  }
  await popup.getByText('travels in clear').waitFor();
  await popup.getByRole('button', { name: 'Close' }).click();

  // What leaves: the backup, the text on the clipboard, what is inserted and read back.
  const leaving: string[] = [];
  await act('Copy backup');
  await popup.getByText('Backup copied').first().waitFor();
  leaving.push(await readClipboard(popup));
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await popup.getByRole('list', { name: 'Progress' }).waitFor();
  await act('Copy backup');
  await expect.poll(() => readClipboard(popup)).not.toBe(leaving[0]);
  leaving.push(await readClipboard(popup));
  const { handoffs } = await ask(popup, 'load-overview', {});
  const packetId = handoffs[0]!.packetId;
  const destination = await openNewChat(session.context, claudeRows, 'as-asked');
  const other = await session.openPopupFor(destination);
  await ask(other, 'insert', { packetId, tabId: tabOf(other), again: false });
  await sendAndWait(destination, claudeRows);
  leaving.push(await destination.evaluate(() => document.body.textContent));
  expect(leaving.every((text) => text.includes(allowed))).toBe(true);
  for (const text of leaving) expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);

  // The disk, with the draft on it, after Cancel, and after the browser was killed.
  await session.kill();
  expect(filesWith(session.profile, hidden)).toEqual([]);
  expect(filesWith(session.profile, [allowed]).join()).toContain('IndexedDB');
  await session.relaunch();
  const later = await session.context.newPage();
  await later.goto(`chrome-extension://${await session.extensionId()}/popup.html?tab=1`);
  await ask(later, 'discard-draft', { conversationId });
  await ask(later, 'cancel', { packetId });
  await session.kill();
  expect(filesWith(session.profile, hidden)).toEqual([]);
});
