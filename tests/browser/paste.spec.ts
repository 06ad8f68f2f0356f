import type { Page } from '@playwright/test';
import { replyTo } from '../../demo/assistant/reply.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { renderPacketText } from '../../lib/core/packet-text.ts';
import { contractExample } from '../unit/core/packets.ts';
import { expect, test } from './fixture.ts';
import { openLongChat, openNewChat, prepareLongChat } from './support/chats.ts';
import { ask } from './support/worker-messages.ts';

const text = renderPacketText(contractExample);

async function openPasteScreen(
  session: { openPopupFor(page: Page): Promise<Page> },
  chat: Page,
): Promise<Page> {
  const popup = await session.openPopupFor(chat);
  await popup.getByRole('button', { name: 'Paste or open a text…' }).click();
  return popup;
}

async function paste(popup: Page, pasted: string): Promise<void> {
  await popup.getByRole('textbox', { name: 'Packet, backup or transcript' }).fill(pasted);
  await popup.getByRole('button', { name: 'Read text' }).click();
}

test('a text that is no intact packet is said to be so, with what is wrong, and nothing is kept', async ({
  session,
  context,
}) => {
  const popup = await openPasteScreen(session, await openNewChat(context, claudeRows, 'silent'));
  const cases: [string, string | RegExp][] = [
    ['Dear all, thank you.', 'No packet or transcript in this text'],
    [text.slice(0, text.indexOf('"unknowns": [')), /cut off after character \d+/],
    [text.replace('"goal":', '"goal"'), /broken at line \d+/],
    [text.replace('"schema_version": 1', '"schema_version": 2'), /newer Baton|newer/i],
    [text.replace('"goal":', '"approved": true,\n  "goal":'), /approved/],
    [text.replace('"revision": 17', '"revision": "17"'), /revision/],
    [`${text}\n${renderPacketText({ ...contractExample, revision: 18 })}`, /2 packets in one text/],
  ];
  for (const [pasted, words] of cases) {
    await paste(popup, pasted);
    await expect(popup.getByRole('alert').getByText(words).first()).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Keep packet' })).toHaveCount(0);
  }
  await paste(popup, text.replace('"Tests passed locally"', '"Tests passed everywhere"'));
  await expect(popup.getByText(/does not match its id/).first()).toBeVisible();
  expect((await ask(popup, 'load-overview', {})).handoffs).toEqual([]);
});

test('a packet of another Baton can be looked at, kept once, and handed on', async ({ session, context }) => {
  const chat = await openNewChat(context, claudeRows, 'as-asked');
  let popup = await openPasteScreen(session, chat);
  await paste(popup, `Please go on from here:\r\n\r\n${text.replaceAll('\n', '\r\n')}`);
  await expect(popup.getByText('Complete the deployment review').first()).toBeVisible();
  expect((await ask(popup, 'load-overview', {})).handoffs).toEqual([]);
  await popup.getByRole('button', { name: 'Keep packet' }).click();
  await expect(popup.getByRole('list', { name: 'Progress' })).toBeVisible();
  popup = await session.openPopupFor(chat);
  await popup.getByRole('button', { name: 'Insert here' }).click();
  await expect(popup.getByText(/read back: equal/)).toBeVisible();
});

test('HTML, bidi controls and zero-width characters in a packet are shown as what they are', async ({
  session,
  context,
}) => {
  const popup = await openPasteScreen(session, await openNewChat(context, claudeRows, 'silent'));
  const goal = '<img src=x onerror=alert(1)> pay \u202Eevil\u202C now\u200B';
  const asked: string[] = [];
  popup.on('dialog', (dialog) => asked.push(dialog.message()));
  await paste(popup, renderPacketText({ ...contractExample, goal }));
  await expect(popup.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  expect(await popup.locator('img[src="x"]').count()).toBe(0);
  expect(await popup.locator('body').textContent()).not.toContain('\u202E');
  expect(asked).toEqual([]);
});

test('a paused handoff offers nothing but to continue it, and a cancelled one nothing that moves it', async ({
  session,
}) => {
  const handoff = await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
  await popup.getByRole('button', { name: 'Open handoff' }).click();
  const menu = async (entry: string | RegExp): Promise<void> => {
    await popup.getByRole('button', { name: 'More actions' }).click();
    await popup.getByRole('menuitem', { name: entry }).click();
  };
  const moving = popup.getByRole('button', {
    name: /^(Copy text|Save file|Insert here|Paste the reply|Look again)$/,
  });
  await expect(moving.first()).toBeVisible();
  await menu('Pause');
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(moving).toHaveCount(0);
  const { packetId } = handoff.receipt;
  await expect(ask(popup, 'take-text', { packetId })).rejects.toMatchObject({ code: 'HANDOFF_PAUSED' });
  await menu('Inspect');
  await expect(popup.getByText('As it will be pasted')).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(moving.first()).toBeVisible();

  await menu(/^Cancel handoff/);
  await popup.getByRole('button', { name: 'Cancel handoff' }).click();
  await expect(moving).toHaveCount(0);
  const reply = replyTo(handoff.text, 'as-asked') ?? '';
  const late = ask(popup, 'paste-reply', { packetId, reply });
  await expect(late).rejects.toMatchObject({ code: 'HANDOFF_CANCELLED', detail: { recorded: true } });
  const { receipt, events } = await ask(popup, 'load-handoff', { packetId });
  expect(receipt.state).toBe('CANCELLED');
  expect(events.at(-1)).toMatchObject({ event: 'acknowledge' });
});
