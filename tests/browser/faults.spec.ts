import type { Page } from '@playwright/test';
import type { BrowserSession } from '../../demo/browser-session.ts';
import { openChat, pressSend } from '../../demo/chat-page.ts';
import { museumShopChat } from '../../demo/chats/shipped-chats.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import type { HandoffView } from '../../lib/core/views.ts';
import { effort } from '../effort.ts';
import { expect, test } from './fixture.ts';
import { killAtDeadlyStep, setDeadlyStep } from './support/deadly-step.ts';
import { ask, tabOf, tryToAsk } from './support/worker-messages.ts';

test.use({ ownBrowser: true });

const conversationId = `chatgpt:${museumShopChat.id}`;
/** More than any of the three transitions has; a worker that never comes to one of these steps ends the loop. */
const MOST_STEPS = 60;
/** Each step in the long run; every day some of them, the first and, as the loop ends by itself, the last. */
const STRIDE = effort(12, 1);

test.setTimeout(effort(300_000, 1_800_000));

async function openSource(session: BrowserSession): Promise<Page> {
  const source = await session.context.newPage();
  await openChat(source, chatgptShell, { conversationId: museumShopChat.id });
  const popup = await session.openPopupFor(source);
  await ask(popup, 'capture', { tabId: tabOf(popup) });
  return popup;
}

async function openDestination(session: BrowserSession): Promise<{ chat: Page; popup: Page; tabId: number }> {
  const chat = await session.context.newPage();
  await openChat(chat, claudeRows, { assistant: 'as-asked' });
  const popup = await session.openPopupFor(chat);
  return { chat, popup, tabId: tabOf(popup) };
}

async function changeGoal(popup: Page, text: string): Promise<number> {
  const { draft } = await ask(popup, 'load-draft', { conversationId });
  const goal = draft.items.find(({ section }) => section === 'goal');
  if (!goal) throw new Error('the draft has no goal');
  const change = { kind: 'edit', itemId: goal.id, text, basedOn: goal.version } as const;
  return (await ask(popup, 'change-draft', { conversationId, change })).draft.version;
}

async function prepare(popup: Page, goal: string): Promise<HandoffView> {
  const version = await changeGoal(popup, goal);
  return await ask(popup, 'prepare', { conversationId, version, dropped: [] });
}

async function insertAndSend(
  { chat, popup, tabId }: Awaited<ReturnType<typeof openDestination>>,
  packetId: string,
) {
  const { inserted } = await ask(popup, 'insert', { packetId, tabId, again: false });
  expect(inserted).toBe(true);
  await pressSend(chat, claudeRows);
  await chat.locator('[data-testid="assistant-message"][data-is-streaming="false"]').last().waitFor();
}

/** What must hold whenever and wherever the worker died: one receipt a packet, and a log that fits together. */
async function checkStore(popup: Page): Promise<void> {
  const { handoffs, damaged } = await ask(popup, 'load-overview', {});
  expect(new Set(handoffs.map(({ packetId }) => packetId)).size).toBe(handoffs.length);
  expect(damaged).toBe(0);
  expect(await ask(popup, 'verify-log', {})).not.toHaveProperty('brokenAt');
  expect(
    handoffs.filter(({ state }) => state === 'PREPARED' || state === 'ACKNOWLEDGED').length,
  ).toBeLessThanOrEqual(1);
}

test('Prepare, killed between two of its steps, happens whole or not at all, and then once', async ({
  session,
}) => {
  const popup = await openSource(session);
  let killed = 0;
  for (let step = 1; step <= MOST_STEPS; step += STRIDE) {
    const version = await changeGoal(popup, `Move the shop, plan ${step}`);
    const request = { conversationId, version, dropped: [] };
    const before = (await ask(popup, 'load-overview', {})).handoffs.length;
    await setDeadlyStep(session, step);
    const died = await killAtDeadlyStep(session, popup, () => tryToAsk(popup, 'prepare', request));
    if (!died) break;
    killed += 1;
    const { draft } = await ask(popup, 'load-draft', { conversationId });
    const after = (await ask(popup, 'load-overview', {})).handoffs.length;
    expect(after - before).toBe(draft.preparedAs === undefined ? 0 : 1);
    await checkStore(popup);
    const done = await ask(popup, 'prepare', request);
    expect(done.duplicate).toBe(after > before);
    expect(done.receipt).toMatchObject({ state: 'PREPARED', duplicates: after - before });
    expect((await ask(popup, 'load-overview', {})).handoffs.length).toBe(before + 1);
    await checkStore(popup);
  }
  expect(killed).toBeGreaterThan(10 / STRIDE);
  expect(killed).toBeLessThan(MOST_STEPS / STRIDE);
});

test('Acknowledge and Resume, killed between two of their steps, happen whole or not at all, and then once', async ({
  session,
}) => {
  const source = await openSource(session);
  const destination = await openDestination(session);
  const { popup, tabId } = destination;
  let killed = 0;
  let isAcknowledgeDone = false;
  for (let step = 1; step <= MOST_STEPS && !isAcknowledgeDone; step += STRIDE) {
    const { receipt } = await prepare(source, `Move the shop, plan ${step}`);
    const { packetId } = receipt;
    await insertAndSend(destination, packetId);
    await setDeadlyStep(session, step);
    const died = await killAtDeadlyStep(session, popup, () =>
      tryToAsk(popup, 'look-for-reply', { packetId, tabId }),
    );
    isAcknowledgeDone = !died;
    if (died) killed += 1;
    expect((await ask(popup, 'load-handoff', { packetId })).receipt.state).toMatch(
      /^(PREPARED|ACKNOWLEDGED)$/,
    );
    await checkStore(popup);
    const { handoff, look } = await ask(popup, 'look-for-reply', { packetId, tabId });
    expect(look.outcome).toBe('acknowledged');
    expect(handoff.receipt).toMatchObject({ state: 'ACKNOWLEDGED', duplicates: 0 });
    expect(handoff.events.map(({ event }) => event)).toEqual(['prepare', 'deliver', 'acknowledge']);

    await setDeadlyStep(session, step);
    if (await killAtDeadlyStep(session, popup, () => tryToAsk(popup, 'resume', { packetId }))) killed += 1;
    const state = (await ask(popup, 'load-handoff', { packetId })).receipt.state;
    expect(state).toMatch(/^(ACKNOWLEDGED|RESUMED)$/);
    const resumed = await ask(popup, 'resume', { packetId });
    expect(resumed.duplicate).toBe(state === 'RESUMED');
    expect(resumed.receipt.state).toBe('RESUMED');
    await checkStore(popup);
  }
  expect(isAcknowledgeDone).toBe(true);
  expect(killed).toBeGreaterThan(10 / STRIDE);
});

test('the browser killed after each transition loses nothing, and the journey ends with one receipt', async ({
  session,
}) => {
  let source = await openSource(session);
  const edited = 'Move the shop before the contract ends';
  await changeGoal(source, edited);
  await session.kill();

  await session.relaunch();
  source = await openSource(session);
  const { draft } = await ask(source, 'load-draft', { conversationId });
  expect(draft.items.find(({ section }) => section === 'goal')?.text).toBe(edited);
  const prepared = await ask(source, 'prepare', { conversationId, version: draft.version, dropped: [] });
  const { packetId } = prepared.receipt;
  await session.kill();

  await session.relaunch();
  const destination = await openDestination(session);
  expect((await ask(destination.popup, 'load-handoff', { packetId })).receipt.state).toBe('PREPARED');
  await insertAndSend(destination, packetId);
  const address = destination.chat.url();
  await session.kill();

  await session.relaunch();
  const chat = await session.context.newPage();
  await chat.goto(address);
  await chat.locator('html[data-page-ready="true"]').waitFor();
  let popup = await session.openPopupFor(chat);
  const { handoff } = await ask(popup, 'look-for-reply', { packetId, tabId: tabOf(popup) });
  expect(handoff.receipt.state).toBe('ACKNOWLEDGED');
  await session.kill();

  await session.relaunch();
  const again = await session.context.newPage();
  await again.goto(address);
  popup = await session.openPopupFor(again);
  expect((await ask(popup, 'resume', { packetId })).receipt.state).toBe('RESUMED');
  await session.kill();

  await session.relaunch();
  popup = await openSource(session);
  const { handoffs } = await ask(popup, 'load-overview', {});
  expect(handoffs).toMatchObject([{ packetId, state: 'RESUMED', destination: { site: 'claude' } }]);
  const { events } = await ask(popup, 'load-handoff', { packetId });
  expect(events.map(({ event }) => event)).toEqual(['prepare', 'deliver', 'acknowledge', 'resume']);
  expect(await ask(popup, 'verify-log', {})).toEqual({ entries: 4 });
});
