import type { CDPSession } from '@playwright/test';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { expect, test } from './fixture.ts';
import { openLongChat } from './support/chats.ts';
import { inIsolatedWorld } from './support/isolated-world.ts';
import { grantSite } from './support/site-access.ts';
import { streamAnswer } from './support/stream-answer.ts';
import { registeredSites } from './support/worker-scope.ts';

const CHATGPT = 'https://chatgpt.com/*';
const MOST_HEAP_BYTES = 1_000_000;
const FRAMES = 150;

/** Bytes that the page and the scripts in it hold once everything that can go is gone. */
async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('field report I1: the watch costs under 1 MB, one counter a change while an answer streams, and nothing when idle', async ({
  context,
  extensionId,
}) => {
  const chat = await openLongChat(context, chatgptShell);
  const session = await context.newCDPSession(chat);
  await streamAnswer(chat, 30);
  const without = await heldBytes(session);
  await grantSite(context, extensionId, CHATGPT);
  await chat.bringToFront();
  const options = await context.newPage();
  await options.goto(`chrome-extension://${extensionId}/options.html`);
  await expect.poll(() => registeredSites(options)).toEqual([CHATGPT]);
  await options.close();
  await expect.poll(() => inIsolatedWorld(chat, 'globalThis.batonWatch?.list !== undefined')).toBe(true);
  // The first report is made and answered; what the worker read with another script is not the watch's.
  await expect
    .poll(() => inIsolatedWorld(chat, 'batonWatch.timer === undefined && !batonWatch.isSaying'))
    .toBe(true);

  const place = await inIsolatedWorld<Record<string, boolean>>(
    chat,
    `({ page: batonWatch.list.contains(document.body), composer: batonWatch.list.querySelector(${JSON.stringify(chatgptShell.composerSelector)}) !== null,
        sideBar: batonWatch.list.querySelector('nav') !== null, turns: batonWatch.list.querySelector('[data-turn-key]') !== null })`,
  );
  expect(place).toEqual({ page: false, composer: false, sideBar: false, turns: true });

  await inIsolatedWorld(
    chat,
    `{ const say = batonWatch.say.bind(batonWatch); globalThis.said = 0; batonWatch.say = () => { said += 1; return say(); }; batonWatch.changes = 0; }`,
  );
  await streamAnswer(chat, FRAMES);
  const { changes, said } = await inIsolatedWorld<{ changes: number; said: number }>(
    chat,
    '({ changes: batonWatch.changes, said })',
  );
  // A change is a counter: at most one a frame, whatever changed in it. Nothing is said before the answer is quiet.
  expect(changes).toBeGreaterThan(0);
  expect(changes).toBeLessThanOrEqual(FRAMES + 2);
  expect(said).toBeLessThanOrEqual(1);
  await expect
    .poll(() => inIsolatedWorld(chat, 'batonWatch.timer === undefined && !batonWatch.isSaying'))
    .toBe(true);
  expect(await inIsolatedWorld(chat, 'said')).toBeLessThanOrEqual(2);
  expect((await heldBytes(session)) - without).toBeLessThan(MOST_HEAP_BYTES);
});
