import type { Page } from '@playwright/test';
import type { BrowserSession } from '../../../demo/browser-session.ts';

const CHANNEL = 'deadly-step';
/** A step that counting down never comes to. */
const NEVER = 0;

/** What the worker counts while a deadly step is set. */
interface DeadlyScope {
  deadly?: { stepsLeft: number };
}

/**
 * Makes the worker stop for ever in front of one of its next steps, so that it can be killed exactly there. A step
 * is a request to IndexedDB, a new transaction, or a call of the session's memory; all that came before the step has
 * reached the browser, nothing after it has.
 *
 * @param step Counts from 1. One that the worker never comes to leaves it as it is.
 */
export async function setDeadlyStep(session: BrowserSession, step: number): Promise<void> {
  const worker = session.context.serviceWorkers()[0];
  if (!worker) throw new Error('the worker is not running');
  const patch = ({ steps, channel }: { steps: number; channel: string }) => {
    const scope = globalThis as typeof globalThis & DeadlyScope;
    const isPatched = scope.deadly !== undefined;
    scope.deadly = { stepsLeft: steps };
    if (isPatched) return;
    const count = () => {
      if (!scope.deadly) return;
      scope.deadly.stepsLeft -= 1;
      if (scope.deadly.stepsLeft !== 0) return;
      new BroadcastChannel(channel).postMessage('stuck');
      // Nothing but the end of the worker leads out of here.
      for (;;);
    };
    // biome-ignore lint/suspicious/noExplicitAny: any method of any of the browser's own objects
    const wrap = (owner: any, names: string[]) => {
      for (const name of names) {
        const original = owner[name];
        owner[name] = function (...values: unknown[]) {
          count();
          return original.apply(this, values);
        };
      }
    };
    wrap(IDBObjectStore.prototype, ['get', 'getAll', 'getKey', 'put', 'add', 'delete', 'openCursor']);
    wrap(IDBIndex.prototype, ['getAll', 'openCursor']);
    wrap(IDBDatabase.prototype, ['transaction']);
    // biome-ignore lint/suspicious/noExplicitAny: the worker's global, which the test's types do not know
    wrap((globalThis as any).chrome.storage.session, ['get', 'set', 'remove']);
  };
  await worker.evaluate(patch, { steps: step, channel: CHANNEL });
}

/**
 * Lets the worker do something and kills it when it stands in front of its deadly step.
 *
 * @param page A page of the extension; it is told that the worker is stuck.
 * @param strike Kills the worker, alone or with more.
 * @returns Whether the worker was killed; false when it finished before it came to the step.
 */
export async function killAtDeadlyStep(
  session: BrowserSession,
  page: Page,
  act: () => Promise<{ answered: boolean }>,
  strike = () => session.stopWorker(),
): Promise<boolean> {
  const stuck = page.evaluate(
    (channel) =>
      new Promise<'stuck'>((resolve) => {
        new BroadcastChannel(channel).addEventListener('message', () => resolve('stuck'), { once: true });
      }),
    CHANNEL,
  );
  const acting = act();
  const first = await Promise.race([acting, stuck]);
  if (first !== 'stuck') {
    await setDeadlyStep(session, NEVER);
    return false;
  }
  await strike();
  await acting;
  return true;
}
