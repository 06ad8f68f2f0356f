/**
 * Measures what the watch of "always on" costs a page in which an answer streams: CPU time of the main thread and tasks
 * over 50 ms, without the watch and with it, in the same run. Run by `npm run bench:watch`, after a build.
 */
import type { Page } from '@playwright/test';
import { extensionFolder } from '../demo/browser.ts';
import { startBrowserSession } from '../demo/browser-session.ts';
import { startDemoServer } from '../demo/server.ts';
import { chatgptShell } from '../demo/sites/chatgpt-shell.ts';
import { openLongChat } from '../tests/browser/support/chats.ts';
import { inIsolatedWorld } from '../tests/browser/support/isolated-world.ts';
import { grantSite } from '../tests/browser/support/site-access.ts';
import { streamAnswer } from '../tests/browser/support/stream-answer.ts';

const FRAMES = 300;
/** The best of so many runs: what disturbs a run only ever makes it longer. */
const RUNS = 5;

interface Cost {
  readonly cpuMs: number;
  readonly longTasks: number;
}

const server = await startDemoServer();
const session = await startBrowserSession({ server, extension: extensionFolder, isHeadless: true });
try {
  const chat = await openLongChat(session.context, chatgptShell);
  await streamAnswer(chat, FRAMES);
  const without = await measure(chat);
  await grantSite(session.context, await session.extensionId(), 'https://chatgpt.com/*');
  await chat.bringToFront();
  while (!(await inIsolatedWorld(chat, 'globalThis.batonWatch?.list !== undefined'))) await nextFrame(chat);
  const watched = await measure(chat);
  console.table({ without, 'with the watch': watched });
  console.log(`CPU time with the watch: ${(watched.cpuMs / without.cpuMs).toFixed(2)} times that without it`);
  console.log(
    `${watched.longTasks <= without.longTasks ? 'yes' : 'NO '}  no task over 50 ms that the page alone does not have`,
  );
} finally {
  await session.close();
  await server.close();
}

async function measure(chat: Page): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) costs.push(await measureOnce(chat));
  return {
    cpuMs: Math.min(...costs.map(({ cpuMs }) => cpuMs)),
    longTasks: Math.min(...costs.map(({ longTasks }) => longTasks)),
  };
}

async function measureOnce(chat: Page): Promise<Cost> {
  const protocol = await chat.context().newCDPSession(chat);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readCpuMs = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await chat.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: tasks });
  });
  const before = await readCpuMs();
  await streamAnswer(chat, FRAMES);
  const cpuMs = Math.round((await readCpuMs()) - before);
  await nextFrame(chat);
  const longTasks = await chat.evaluate<number>('longTasks.filter((ms) => ms > 50).length');
  await protocol.detach();
  return { cpuMs, longTasks };
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
