import { type Page, test } from '@playwright/test';
import { extensionFolder } from '../../demo/browser.ts';
import { type BrowserSession, startBrowserSession } from '../../demo/browser-session.ts';
import { readIntactPacketText } from '../../lib/core/read-packet-text.ts';
import { expect } from './fixture.ts';
import {
  type ChatInterface,
  type InterfaceServer,
  interfaces,
  startInterfaceServer,
} from './interfaces/interface-server.ts';

const { deepChat, nlux, chatscope } = interfaces;
/** Each of them is left once, and arrived at once. */
const ways = [
  [deepChat, nlux],
  [nlux, chatscope],
  [chatscope, deepChat],
] as const;

const WORDS = [
  'I want to plan the reading evening in the museum for the 12th of May.\n\nDo not send any invitation before I say so.',
  'We decided to use the small hall. Never call it "the back room" in texts.',
  'Keep this list as it is:\n\n- chairs\n- water\n\nNext step: write the programme.',
];

for (const [source, destination] of ways) {
  test(`a handoff goes from ${source.name} to ${destination.name}, as they are published`, async () => {
    const server = await startInterfaceServer();
    const session = await startBrowserSession({ server, extension: extensionFolder, isHeadless: true });
    try {
      await handOver(session, server, source, destination);
    } finally {
      await session.close();
      await server.close();
    }
  });
}

async function handOver(
  session: BrowserSession,
  server: InterfaceServer,
  source: ChatInterface,
  destination: ChatInterface,
): Promise<void> {
  const chat = await openInterface(session, source);
  for (const words of WORDS) {
    await chat.locator(source.composer).first().click();
    await chat.keyboard.insertText(words);
    await send(chat, source, server);
  }
  const reached = (popup: Page) =>
    popup.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]');
  let popup = await session.openPopupFor(chat);
  await expect(popup.getByText('Do not send any invitation before I say so.').first()).toBeVisible();
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await expect(reached(popup)).toHaveText('Prepared');
  await popup.close();

  const fresh = await openInterface(session, destination);
  const before = server.received.length;
  popup = await session.openPopupFor(fresh);
  await popup.getByRole('button', { name: 'Insert here' }).click();
  await expect(popup.getByText(/read back: equal/)).toBeVisible();
  expect(server.received.length).toBe(before);
  await popup.close();
  await send(fresh, destination, server);
  const { idCheck, packet } = readIntactPacketText(server.received.at(-1) ?? '');
  expect(idCheck).toBe('matches');
  expect(JSON.stringify(packet.restrictions)).toContain('Do not send any invitation before I say so.');

  popup = await session.openPopupFor(fresh);
  // An interface may still be drawing the end of the answer: then Baton says so, and the user looks again.
  await expect(async () => {
    if ((await reached(popup).textContent()) !== 'Acknowledged')
      await popup.getByRole('button', { name: 'Look again' }).click();
    await expect(reached(popup)).toHaveText('Acknowledged', { timeout: 2000 });
  }).toPass();
  await popup.getByRole('button', { name: 'Work continues there' }).click();
  await expect(reached(popup)).toHaveText('Resumed');
  await popup.close();
}

async function openInterface(session: BrowserSession, { host, composer }: ChatInterface): Promise<Page> {
  const page = await session.context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`https://${host}/`);
  await page.locator(composer).first().waitFor();
  return page;
}

/** Presses the interface's own Send, as only the user can, and waits for the end of the answer. */
async function send(page: Page, { send }: ChatInterface, { received }: InterfaceServer): Promise<void> {
  const before = received.length;
  await page.bringToFront();
  await page.locator(send).first().click();
  await expect.poll(() => received.length).toBe(before + 1);
  await expect(page.getByText(/^Noted: |I wait for your answer\./)).not.toHaveCount(0);
}
