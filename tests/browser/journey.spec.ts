import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { composerOf, readCounters } from '../../demo/chat-page.ts';
import { demoSecrets } from '../../demo/chats/secrets.ts';
import { chatgptClassic } from '../../demo/sites/chatgpt-classic.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { effectItems } from '../../lib/core/effect-item.ts';
import { renderEffectText } from '../../lib/core/effect-text.ts';
import type { Packet } from '../../lib/core/packet.ts';
import { readIntactPacketText, readPacketText } from '../../lib/core/read-packet-text.ts';
import type { HandoffView } from '../../lib/core/views.ts';
import { expect, test } from './fixture.ts';
import { openLongChat, openNewChat, prepareLongChat, sendAndWait } from './support/chats.ts';
import { ask, tabOf } from './support/worker-messages.ts';

const ways = [
  { source: chatgptShell, destination: claudeRows },
  { source: claudeRows, destination: chatgptShell },
  { source: chatgptClassic, destination: chatgptClassic },
];

const reached = (popup: Page) =>
  popup.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');
const untouched = { sendClicks: 0, enterKeydowns: 0, submits: 0, answers: 0 };

/** Waits for the page to go quiet and reads what stands in the composer, line by line. */
async function composerText(page: Page, skin: (typeof ways)[number]['source']): Promise<string> {
  return await composerOf(page, skin).evaluate((composer) =>
    [...composer.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
  );
}

/** Allows the first action of a handoff, copies what says so, says that it is done; the other actions stay as they are. */
async function allowOneAction(popup: Page, packetId: string, packet: Packet): Promise<void> {
  const [item, ...others] = effectItems(packet);
  if (!item) throw new Error('the packet has no action');
  await expect(popup.getByRole('button', { name: 'Copy permission' })).toHaveCount(0);
  await popup.getByRole('button', { name: `Allow once: ${item.id}`, exact: true }).click();
  await popup.getByRole('button', { name: `Copy permission: ${item.id}`, exact: true }).click();
  await expect(popup.getByText(/^Copied\. The chat knows it/)).toBeVisible();
  const copied = await popup.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(renderEffectText(packetId, item));
  for (const { task } of others) expect(copied).not.toContain(task);
  await popup.getByRole('button', { name: `It is done: ${item.id}`, exact: true }).click();
  await expect(popup.getByRole('button', { name: `Copy permission: ${item.id}` })).toHaveCount(0);
  const { effects } = await ask(popup, 'load-handoff', { packetId });
  expect(effects.map(({ state }) => state)).toEqual(['done', ...others.map(() => 'proposed')]);
  await popup.getByRole('button', { name: 'History' }).click();
  await expect(popup.getByText(`You said that this action is done: ${item.id}`)).toBeVisible();
  expect(await ask(popup, 'verify-log', {})).not.toHaveProperty('brokenAt');
}

for (const { source, destination } of ways) {
  const name = `${source.productName} (${source.generation}) to ${destination.productName} (${destination.generation})`;
  test(`a handoff goes from ${name}, each step through the interface`, async ({
    session,
    context,
    server,
  }) => {
    const chat = await openLongChat(context, source);
    let popup = await session.openPopupFor(chat);
    await popup.getByRole('button', { name: 'Prepare' }).click();
    await expect(reached(popup)).toHaveText('Prepared');

    const fresh = await openNewChat(context, destination, 'as-asked');
    popup = await session.openPopupFor(fresh);
    await popup.getByRole('button', { name: 'Insert here' }).click();
    await expect(popup.getByText(/read back: equal/)).toBeVisible();
    expect(await readCounters(fresh)).toEqual(untouched);
    const text = await composerText(fresh, destination);
    const { packet, idCheck, id } = readIntactPacketText(text);
    expect(idCheck).toBe('matches');
    for (const secret of demoSecrets.values()) expect(text).not.toContain(secret);
    expect(text).not.toContain('@example.org');
    expect(packet).toMatchObject({ revision: 1, source: { site: source.host.split('.')[0] } });
    expect(packet.restrictions?.length).toBeGreaterThanOrEqual(10);
    expect(packet.open_items).toContainEqual(expect.objectContaining({ external_effect: true }));

    await sendAndWait(fresh, destination);
    popup = await session.openPopupFor(fresh);
    await expect(reached(popup)).toHaveText('Acknowledged');
    await expect(popup.getByText('Five answers, beside the packet')).toBeVisible();
    await popup.getByRole('button', { name: 'Work continues there' }).click();
    await expect(reached(popup)).toHaveText('Resumed');
    await allowOneAction(popup, id, packet);
    expect(await composerText(fresh, destination)).not.toContain('baton-authorise');

    popup = await session.openPopupFor(chat);
    await expect(
      popup.getByRole('heading', { name: `The work continues in ${destination.productName}` }),
    ).toBeVisible();
    const { receipt } = await ask(popup, 'load-handoff', { packetId: id });
    expect(receipt).toMatchObject({
      state: 'RESUMED',
      deliveries: [{ method: 'insert', outcome: 'verified' }],
    });
    expect(await readCounters(fresh)).toEqual({ sendClicks: 1, enterKeydowns: 0, submits: 1, answers: 1 });
    expect(server.foreignRequests()).toEqual([]);
  });
}

test('the same conversation gives the same packet on both generations of a page', async ({ session }) => {
  const shell = await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(session.context.pages()[0]!);
  await ask(popup, 'cancel', { packetId: shell.receipt.packetId });
  const classic = await prepareLongChat(session, chatgptClassic);
  expect(classic.packet.revision).toBe(2);
  // How much a page proves of its own completeness is the page's, and a second revision names the first.
  const content = ({ packet }: HandoffView) => ({
    ...packet,
    revision: 0,
    capture: undefined,
    previous_packet_id: undefined,
  });
  expect(content(classic)).toEqual(content(shell));
});

test.describe(() => {
  test.use({ ownBrowser: true });
  test('Copy puts the whole text on the clipboard and records it', async ({ session }) => {
    const { receipt, text } = await prepareLongChat(session, chatgptShell);
    const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
    await popup.getByRole('button', { name: 'Open handoff' }).click();
    await popup.getByRole('button', { name: 'Copy text' }).click();
    await expect(popup.getByText(/copied/i).first()).toBeVisible();
    const copied = await popup.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(text);
    const { deliveries } = (await ask(popup, 'load-handoff', { packetId: receipt.packetId })).receipt;
    expect(deliveries).toMatchObject([{ method: 'copy' }]);
  });
});

test('a clipboard that refuses is said so, the text is shown selected, and nothing is recorded', async ({
  session,
}) => {
  const { receipt, text } = await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
  await popup.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no focus', 'NotAllowedError'));
  });
  await popup.getByRole('button', { name: 'Open handoff' }).click();
  await popup.getByRole('button', { name: 'Copy text' }).click();
  const field = popup.getByRole('textbox', { name: 'Text to copy' });
  await expect(field).toHaveValue(text);
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    text.length,
  );
  expect((await ask(popup, 'load-handoff', { packetId: receipt.packetId })).receipt.deliveries).toEqual([]);
});

test('Save file writes the text, and a text from a file is recognised again', async ({ session }) => {
  const { receipt, text } = await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
  await popup.getByRole('button', { name: 'Open handoff' }).click();
  const [download] = await Promise.all([
    popup.waitForEvent('download'),
    popup.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^baton-[0-9a-f]{8}-[0-9a-f]{4}-r1\.md$/);
  await popup.getByRole('button', { name: 'Back to all handoffs' }).click();
  await popup.getByRole('button', { name: 'Paste or open a text…' }).click();
  await popup.locator('input[type="file"]').setInputFiles(await download.path());
  await popup.getByRole('button', { name: 'Open handoff' }).click();
  await expect(reached(popup)).toHaveText('Prepared');
  expect(readPacketText(text).id).toBe(receipt.packetId);
});

test('the log is saved as a file that code of its own verifies', async ({ session }) => {
  await prepareLongChat(session, chatgptShell);
  const popup = await session.openPopupFor(await openNewChat(session.context, claudeRows, 'silent'));
  await popup.getByRole('button', { name: 'Event log' }).click();
  const [download] = await Promise.all([
    popup.waitForEvent('download'),
    popup.getByRole('menuitem', { name: 'Save log as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^baton-log-\d{4}-\d\d-\d\d\.jsonl$/);
  const [line, rest] = (await readFile(await download.path(), 'utf8')).split('\n');
  const { hash, previousHash } = JSON.parse(line ?? '') as Record<string, unknown>;
  const hashed = line?.replace(/"hash":"[0-9a-f]{64}",/, '') ?? '';
  expect(createHash('sha256').update(hashed).digest('hex')).toBe(hash);
  expect({ previousHash, rest }).toEqual({ previousHash: '0'.repeat(64), rest: '' });
});

test.describe(() => {
  test.use({ ownBrowser: true });
  test('the line of a handoff, copied and pasted, finds it again', async ({ session }) => {
    const { receipt } = await prepareLongChat(session, chatgptShell);
    const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
    await popup.getByRole('button', { name: 'Open handoff' }).click();
    await popup.getByRole('button', { name: 'More actions' }).click();
    await popup.getByRole('menuitem', { name: 'Copy handoff line' }).click();
    await expect(popup.getByText(/Line copied/).first()).toBeVisible();
    const line = await popup.evaluate(() => navigator.clipboard.readText());
    expect(line).toBe(`handoff: ${receipt.packetId.slice(0, 8)} v1`);
    await popup.getByRole('button', { name: 'Back to all handoffs' }).click();
    await popup.getByRole('button', { name: 'Paste or open a text…' }).click();
    await popup.getByRole('textbox').fill(line);
    await popup.getByRole('button', { name: 'Read text' }).click();
    await popup.getByRole('button', { name: 'Open handoff' }).click();
    await expect(reached(popup)).toHaveText('Prepared');
  });
});

test('the user’s own draft in the composer stays before the text', async ({ session, context }) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const fresh = await openNewChat(context, claudeRows, 'as-asked');
  await composerOf(fresh, claudeRows).click();
  await fresh.keyboard.insertText('A thought of my own');
  const popup = await session.openPopupFor(fresh);
  await popup.getByRole('button', { name: 'Insert here' }).click();
  await expect(popup.getByText(/read back: equal/)).toBeVisible();
  const text = await composerText(fresh, claudeRows);
  expect(text.startsWith('A thought of my own\n\nHandoff: ')).toBe(true);
  expect(readIntactPacketText(text).id).toBe(receipt.packetId);
});

test('only the tab of the click is touched', async ({ session, context }) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const others = [
    await openNewChat(context, claudeRows, 'silent'),
    await openNewChat(context, chatgptShell, 'silent'),
  ];
  const chosen = await openNewChat(context, claudeRows, 'silent');
  const popup = await session.openPopupFor(chosen);
  await ask(popup, 'insert', { packetId: receipt.packetId, tabId: tabOf(popup), again: false });
  expect(readIntactPacketText(await composerText(chosen, claudeRows)).id).toBe(receipt.packetId);
  expect((await composerText(others[0]!, claudeRows)).trim()).toBe('');
  expect((await composerText(others[1]!, chatgptShell)).trim()).toBe('');
});
