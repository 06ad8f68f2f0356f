import { demoSecrets } from '../../demo/chats/secrets.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { expect, test } from './fixture.ts';
import { openNewChat, prepareLongChat, sendAndWait } from './support/chats.ts';
import { filesWith } from './support/files-with.ts';
import { ask, tabOf } from './support/worker-messages.ts';

test.use({ ownBrowser: true });

const values = [
  ...demoSecrets.values(),
  ['nora.lindqvist', 'example.org'].join('@'),
  ['hanne', 'example.org'].join('@'),
];

test('no masked value is in any file of the browser’s profile after the whole journey', async ({
  session,
}) => {
  const { receipt, text, events } = await prepareLongChat(session, chatgptShell);
  const { packetId } = receipt;
  const chat = await openNewChat(session.context, claudeRows, 'as-asked');
  const popup = await session.openPopupFor(chat);
  await ask(popup, 'insert', { packetId, tabId: tabOf(popup), again: false });
  await sendAndWait(chat, claudeRows);
  await ask(popup, 'look-for-reply', { packetId, tabId: tabOf(popup) });
  await ask(popup, 'resume', { packetId });
  const { conversationId } = receipt;
  const draftBackup = (await ask(popup, 'back-up-draft', { conversationId })).text;
  const backup = (await ask(popup, 'back-up-handoff', { packetId })).text;
  for (const leaving of [text, draftBackup, backup, JSON.stringify(events)]) {
    for (const value of values) expect(leaving).not.toContain(value);
  }
  await session.kill();
  expect(filesWith(session.profile, values)).toEqual([]);
  // The search does find what is there: the goal of the packet stands in the extension's database.
  expect(filesWith(session.profile, ['without losing an order or a subscriber']).join()).toContain(
    'IndexedDB',
  );
});

test('the extension asks the network for nothing in the whole journey', async ({ session, server }) => {
  const { receipt } = await prepareLongChat(session, chatgptShell);
  const chat = await openNewChat(session.context, claudeRows, 'as-asked');
  const popup = await session.openPopupFor(chat);
  await ask(popup, 'insert', { packetId: receipt.packetId, tabId: tabOf(popup), again: false });
  await sendAndWait(chat, claudeRows);
  await ask(popup, 'look-for-reply', { packetId: receipt.packetId, tabId: tabOf(popup) });
  expect(server.requests.length).toBeGreaterThan(4);
  expect(server.foreignRequests()).toEqual([]);
  const refused = await popup.evaluate(() => fetch('https://claude.ai/').then(String, () => 'refused'));
  expect(refused).toBe('refused');
  const worker = session.context.serviceWorkers()[0]!;
  expect(await worker.evaluate(() => fetch('https://claude.ai/').then(String, () => 'refused'))).toBe(
    'refused',
  );
});
