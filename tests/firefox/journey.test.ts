import type { Page } from 'puppeteer-core';
import { readCounters } from '../../demo/chat-page.ts';
import { demoSecrets } from '../../demo/chats/secrets.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { names } from '../../demo/journey/popup-view.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { readIntactPacketText } from '../../lib/core/read-packet-text.ts';
import { expect, test } from './fixture.ts';
import { readComposer, sendAndWait } from './support/chat.ts';
import { findControl, press, readPage, readStep } from './support/controls.ts';
import { ask } from './support/messages.ts';

/** What Firefox itself asks for (seen with ESR 140). */
const FIREFOX_HOSTS = /\b(mozilla\.(com|org|net)|firefox\.com)\b/;

async function expectResumedOnce(page: Page, packetId: string): Promise<void> {
  const { handoffs, damaged } = await ask(page, 'load-overview', {});
  expect(handoffs).toMatchObject([{ packetId, state: 'RESUMED', revision: 1 }]);
  expect(damaged).toBe(0);
  const { receipt, events } = await ask(page, 'load-handoff', { packetId });
  expect(receipt).toMatchObject({
    state: 'RESUMED',
    acknowledgement: { way: 'transcript' },
    deliveries: [{ method: 'insert', outcome: 'verified', origin: 'https://claude.ai' }],
  });
  expect(await ask(page, 'verify-log', {})).toEqual({ entries: events.length });
}

test('a handoff goes from ChatGPT to Claude, each step through the interface, and survives the end of Firefox', async ({
  firefox,
  server,
}) => {
  const chat = await firefox.openChat(chatgptShell, { conversationId: museumShopChat.id });
  let popup = await firefox.openPopupFor(chat);
  await findControl(popup, 'button', names.prepare);
  const draft = await readPage(popup);
  expect(draft).toContain('without losing an order or a subscriber');
  expect(draft).toContain('The assistant must not touch the old server');
  expect(draft).toMatch(/\d values masked/);
  for (const secret of demoSecrets.values()) expect(draft).not.toContain(secret);
  await press(popup, 'button', names.prepare);
  await expect.poll(() => readStep(popup)).toBe('Prepared');

  const fresh = await firefox.openChat(claudeRows, { assistant: 'as-asked' });
  popup = await firefox.openPopupFor(fresh);
  await press(popup, 'button', names.insertHere);
  await expect.poll(() => readPage(popup)).toContain('read back: equal');
  expect(await readCounters(fresh)).toEqual({ sendClicks: 0, enterKeydowns: 0, submits: 0, answers: 0 });
  const text = await readComposer(fresh, claudeRows);
  const { idCheck, id, packet } = readIntactPacketText(text);
  expect(idCheck).toBe('matches');
  expect(packet).toMatchObject({ revision: 1, source: { site: 'chatgpt' } });
  for (const secret of demoSecrets.values()) expect(text).not.toContain(secret);
  expect(text).not.toContain('@example.org');

  await sendAndWait(fresh, claudeRows);
  expect(await readCounters(fresh)).toEqual({ sendClicks: 1, enterKeydowns: 0, submits: 1, answers: 1 });
  popup = await firefox.openPopupFor(fresh);
  await expect.poll(() => readStep(popup)).toBe('Acknowledged');
  await expect.poll(() => readPage(popup)).toContain('Five answers, beside the packet');
  await press(popup, 'button', names.resume);
  await expect.poll(() => readStep(popup)).toBe('Resumed');
  await expectResumedOnce(popup, id);

  await firefox.restart();
  popup = await firefox.openPopupFor(
    await firefox.openChat(chatgptShell, { conversationId: museumShopChat.id }),
  );
  await expect.poll(() => readPage(popup)).toContain('The work continues in Claude');
  await expectResumedOnce(popup, id);
  expect(server.foreignRequests()).toEqual([]);
  expect(firefox.refused.filter((address) => !FIREFOX_HOSTS.test(address))).toEqual([]);
});
