import { demoSecrets } from '../../demo/chats/secrets.ts';
import { museumShopChat, openingHoursChat } from '../../demo/chats/shipped-chats.ts';
import { names } from '../../demo/journey/popup-view.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { readIntactPacketText } from '../../lib/core/read-packet-text.ts';
import { expect, test } from './fixture.ts';
import { keepTyping, readComposer } from './support/chat.ts';
import { press, readPage, readStep } from './support/controls.ts';
import { ask, readTabId } from './support/messages.ts';

test('a background that Firefox suspends between Prepare and Insert has lost nothing', async ({
  firefox,
}) => {
  let popup = await firefox.openPopupFor(
    await firefox.openChat(chatgptShell, { conversationId: museumShopChat.id }),
  );
  await press(popup, 'button', names.prepare);
  await expect.poll(() => readStep(popup)).toBe('Prepared');
  const before = await ask(popup, 'load-overview', {});

  await firefox.insides.suspendBackground();

  expect(await ask(popup, 'load-overview', {})).toEqual(before);
  const { conversationId } = before.drafts[0]!;
  const { draft, inMemory } = await ask(popup, 'load-draft', { conversationId });
  expect(inMemory).toBe(true);
  const values = await Promise.all(
    draft.maskedValues.map(({ placeholder }) => ask(popup, 'reveal-value', { conversationId, placeholder })),
  );
  expect(values).toContainEqual({ value: demoSecrets.get('payment-key') });
  const fresh = await firefox.openChat(claudeRows, { assistant: 'silent' });
  popup = await firefox.openPopupFor(fresh);
  await press(popup, 'button', names.insertHere);
  await expect.poll(() => readPage(popup)).toContain('read back: equal');
  expect(readIntactPacketText(await readComposer(fresh, claudeRows)).id).toBe(before.handoffs[0]?.packetId);
});

test('an answer that takes longer than an idle background may live still comes', async ({ firefox }) => {
  const { insides } = firefox;
  const chat = await firefox.openChat(chatgptShell, { conversationId: openingHoursChat.id });
  const popup = await firefox.openPopupFor(chat);
  const { draft } = await ask(popup, 'capture', { tabId: await readTabId(popup) });
  const { conversationId, version } = draft;
  const { receipt } = await ask(popup, 'prepare', { conversationId, version, dropped: [] });
  const restless = await firefox.openChat(claudeRows, { assistant: 'silent' });
  const destination = await firefox.openPopupFor(restless);
  const tabId = await readTabId(destination);
  // A composer that never comes to rest is read for five seconds before it counts as unknown.
  await keepTyping(restless, claudeRows);
  await restless.bringToFront();

  await insides.setIdleLimit(4_000);
  await insides.suspendBackground();
  const { handoff } = await ask(destination, 'insert', { packetId: receipt.packetId, tabId, again: false });
  await insides.setIdleLimit(undefined);
  expect(handoff.receipt.deliveries).toMatchObject([{ method: 'insert', outcome: 'unknown' }]);
});
