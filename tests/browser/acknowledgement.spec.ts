import type { Page } from '@playwright/test';
import type { AssistantMode } from '../../demo/assistant/mode.ts';
import { replyTo } from '../../demo/assistant/reply.ts';
import type { BrowserSession } from '../../demo/browser-session.ts';
import { composerOf, openChat, pressSend, sendMessage } from '../../demo/chat-page.ts';
import { openingHoursChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import type { HandoffView } from '../../lib/core/views.ts';
import { expect, test } from './fixture.ts';
import { openLongChat, openNewChat, prepareLongChat, sendAndWait } from './support/chats.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const reached = (popup: Page) =>
  popup.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');

/** Prepares the long conversation and inserts it into a new chat with an assistant of one temper. */
async function insertInto(
  session: BrowserSession,
  mode: AssistantMode,
): Promise<{ handoff: HandoffView; chat: Page }> {
  const handoff = await prepareLongChat(session, chatgptShell);
  const chat = await openNewChat(session.context, claudeRows, mode);
  const popup = await session.openPopupFor(chat);
  await ask(popup, 'insert', { packetId: handoff.receipt.packetId, tabId: tabOf(popup), again: false });
  await popup.close();
  return { handoff, chat };
}

const stateOf = async (popup: Page, { receipt }: HandoffView): Promise<string> =>
  (await ask(popup, 'load-handoff', { packetId: receipt.packetId })).receipt.state;

test('a text that stands in the composer is said to be there, and to be sent by the user', async ({
  session,
}) => {
  const { chat } = await insertInto(session, 'as-asked');
  const popup = await session.openPopupFor(chat);
  await expect(popup.getByText('The packet stands in the composer, not sent yet.')).toBeVisible();
  await expect(reached(popup)).toHaveText('Prepared');
});

test('another packet’s code does not acknowledge, and is named', async ({ session }) => {
  const { handoff, chat } = await insertInto(session, 'wrong-code');
  await sendAndWait(chat, claudeRows);
  const popup = await session.openPopupFor(chat);
  await expect(popup.getByText(/[0-9a-f]{8}-[0-9a-f]{4} r\d+/).first()).toBeVisible();
  await expect(reached(popup)).toHaveText('Prepared');
  expect(await stateOf(popup, handoff)).toBe('PREPARED');
});

test('an assistant that only quotes the packet has not acknowledged it', async ({ session }) => {
  const { handoff, chat } = await insertInto(session, 'quotes-packet');
  await sendAndWait(chat, claudeRows);
  const popup = await session.openPopupFor(chat);
  await expect(reached(popup)).toHaveText('Prepared');
  expect(await stateOf(popup, handoff)).toBe('PREPARED');
});

test('a code that the user writes has not acknowledged it', async ({ session }) => {
  const { handoff, chat } = await insertInto(session, 'silent');
  await pressSend(chat, claudeRows);
  const short = handoff.receipt.packetId;
  await sendMessage(chat, claudeRows, `baton-ack ${short.slice(0, 8)}-${short.slice(8, 12)} r1`);
  const popup = await session.openPopupFor(chat);
  await expect(reached(popup)).toHaveText('Prepared');
  expect(await stateOf(popup, handoff)).toBe('PREPARED');
});

test('an answer that comes late acknowledges when it comes', async ({ session }) => {
  const { chat } = await insertInto(session, 'late');
  await pressSend(chat, claudeRows);
  let popup = await session.openPopupFor(chat);
  await expect(reached(popup)).toHaveText('Prepared');
  await popup.close();
  await chat.getByRole('button', { name: 'Continue' }).click();
  await chat.locator('html[data-answers="1"]').waitFor();
  popup = await session.openPopupFor(chat);
  await expect(reached(popup)).toHaveText('Acknowledged');
});

test('a reply that drops a restriction and repeats a finished step is marked', async ({ session }) => {
  const { chat } = await insertInto(session, 'drops-restriction');
  await sendAndWait(chat, claudeRows);
  const popup = await session.openPopupFor(chat);
  await expect(reached(popup)).toHaveText('Acknowledged');
  await expect(popup.getByText(/not found in the answer/i).first()).toBeVisible();
});

test('a reply that is pasted acknowledges, one with another code is refused and says why', async ({
  session,
}) => {
  const handoff = await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
  await popup.getByRole('button', { name: 'Open handoff' }).click();
  const paste = async (reply: string): Promise<void> => {
    if (!(await popup.getByRole('textbox', { name: 'The assistant’s reply' }).isVisible())) {
      await popup.getByRole('button', { name: 'Paste the reply' }).click();
    }
    await popup.getByRole('textbox', { name: 'The assistant’s reply' }).fill(reply);
    await popup.getByRole('button', { name: 'Check reply' }).click();
  };
  await ask(popup, 'record-delivery', {
    packetId: handoff.receipt.packetId,
    method: 'copy',
    outcome: 'unknown',
  });
  await popup.reload();
  await popup.getByRole('button', { name: 'Open handoff' }).click();
  await paste(replyTo(handoff.text, 'wrong-code') ?? '');
  await expect(popup.getByRole('alert')).toBeVisible();
  expect(await stateOf(popup, handoff)).toBe('PREPARED');
  await paste(replyTo(handoff.text, 'as-asked') ?? '');
  await expect(reached(popup)).toHaveText('Acknowledged');
  const { receipt } = await ask(popup, 'load-handoff', { packetId: handoff.receipt.packetId });
  expect(receipt.acknowledgement?.way).toBe('pasted');
});

test('a retry while the answer is missing asks first and inserts nothing', async ({ session }) => {
  const { handoff, chat } = await insertInto(session, 'silent');
  await pressSend(chat, claudeRows);
  const popup = await session.openPopupFor(chat);
  const request = { packetId: handoff.receipt.packetId, tabId: tabOf(popup), again: true };
  expect(await ask(popup, 'insert', request)).toMatchObject({
    inserted: false,
    look: { outcome: 'delivered' },
  });
  expect(await composerOf(chat, claudeRows).textContent()).toBe('');
});

test('an acknowledgement that was lost is found, and the packet is not inserted again', async ({
  session,
}) => {
  const { handoff, chat } = await insertInto(session, 'as-asked');
  await sendAndWait(chat, claudeRows);
  const popup = await session.openPopupFor(chat);
  await expect(reached(popup)).toHaveText('Acknowledged');
  const request = { packetId: handoff.receipt.packetId, tabId: tabOf(popup), again: true };
  await expect(ask(popup, 'insert', request)).rejects.toMatchObject({ code: 'BAD_TRANSITION' });
  await expect(popup.getByRole('button', { name: 'Insert here' })).toHaveCount(0);
  expect(await composerOf(chat, claudeRows).textContent()).toBe('');
});

test('a chat that goes on after Prepare marks the packet as stale, and the next revision adds what is new', async ({
  session,
  context,
}) => {
  const source = await context.newPage();
  await openChat(source, chatgptShell, { conversationId: openingHoursChat.id });
  let popup = await session.openPopupFor(source);
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await expect(reached(popup)).toHaveText('Prepared');
  await popup.close();
  await sendMessage(source, chatgptShell, 'Never print the sign in red.');
  await source.locator('html[data-answers="1"]').waitFor();
  popup = await session.openPopupFor(source);
  await expect(popup.getByText(/2 newer turns here: the packet is stale/)).toBeVisible();
  await popup.getByRole('button', { name: 'Start next revision' }).click();
  await expect(popup.getByText('The assistant must never print the sign in red.')).toBeVisible();
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await expect(reached(popup)).toHaveText('Prepared');
  const { handoffs } = await ask(popup, 'load-overview', {});
  expect(handoffs.map(({ revision, state, reason }) => ({ revision, state, reason }))).toEqual(
    expect.arrayContaining([
      { revision: 2, state: 'PREPARED', reason: undefined },
      { revision: 1, state: 'CANCELLED', reason: 'superseded' },
    ]),
  );
});
