import type { Page } from '@playwright/test';
import { chatUrl } from '../../../../demo/chat-page.ts';
import { chatgptShell } from '../../../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../../../demo/sites/claude.ts';
import { ask } from '../worker-messages.ts';
import type { FaultScene, Side } from './scene.ts';

declare const chrome: { runtime: { reload(): void; getManifest(): { version: string } } };

/** One kind of fault: it strikes at once, and what it leaves behind is undone by starting again. */
export interface FaultKind {
  name: string;
  /** `full-disk` strikes inside a transition as writes that fail, the others as an end at one of its steps. */
  inside: 'step' | 'full-disk' | 'beside';
  /** What it takes from the user besides the worker: the chat of the transition, every chat, or none. */
  takes: 'nothing' | 'chat' | 'everything';
  /** @returns what takes it back, once everything is started again. */
  strike(scene: FaultScene, side: Side): Promise<(() => Promise<void>) | undefined>;
}

function kind(
  name: string,
  takes: FaultKind['takes'],
  strike: (scene: FaultScene, side: Side) => Promise<unknown>,
): FaultKind {
  return {
    name,
    inside: 'step',
    takes,
    async strike(scene, side) {
      await strike(scene, side);
      return undefined;
    },
  };
}

/** Reloads the extension; its pages are closed and its worker begins anew with the first message. */
async function reload(scene: FaultScene): Promise<Page> {
  const { context } = scene.session;
  const page = await scene.watcher();
  const address = page.url();
  const closed = page.waitForEvent('close');
  await page.evaluate(() => chrome.runtime.reload()).catch(() => undefined); // the page goes with its answer
  await closed;
  const fresh = await context.newPage();
  const isThere = () =>
    fresh.goto(address).then(
      () => true,
      () => false, // the extension is not back yet
    );
  while (!(await isThere()));
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  await ask(fresh, 'load-settings', {});
  await started;
  return fresh;
}

async function update(scene: FaultScene): Promise<void> {
  const version = scene.raiseVersion();
  const page = await reload(scene);
  const found = await page.evaluate(() => chrome.runtime.getManifest().version);
  if (found !== version) throw new Error(`the extension is at ${found}, not at ${version}`);
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined); // nothing answers after a crash
  await crashed;
}

/** Leaves no room for the extension's data, by the browser's own quota. */
async function fillDisk(scene: FaultScene): Promise<() => Promise<void>> {
  const setQuota = async (quotaSize?: number) => {
    const page = await scene.openPage();
    const session = await page.context().newCDPSession(page);
    // Node knows no origin of an extension's address.
    const origin = `chrome-extension://${new URL(page.url()).host}`;
    await session.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
    return page;
  };
  await setQuota(1);
  return async () => {
    await (await setQuota()).close();
  };
}

/** Another version holds the database and a newer one waits for it, as in the middle of an update. */
async function blockDatabase(scene: FaultScene): Promise<() => Promise<void>> {
  const [holder, newer] = [await scene.openPage(), await scene.openPage()];
  const version = await holder.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('baton');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result });
          resolve(opening.result.version);
        };
      }),
  );
  await newer.evaluate(
    (next) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('baton', next);
        opening.onblocked = () => resolve();
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          reject(new Error('nothing blocked the upgrade'));
        };
      }),
    version + 1,
  );
  return async () => {
    await newer.close();
    await holder.close();
  };
}

const elsewhere: Record<Side, string> = { source: chatUrl(claudeRows), destination: chatUrl(chatgptShell) };

/** Every kind of fault. */
export const faultKinds: readonly FaultKind[] = [
  kind('worker stopped', 'nothing', ({ session }) => session.stopWorker()),
  kind('popup closed', 'nothing', async (scene, side) => (await scene.chat(side)).popup.close()),
  kind('tab closed', 'chat', async (scene, side) => (await scene.chat(side)).page.close()),
  kind('tab navigated', 'chat', async (scene, side) => (await scene.chat(side)).page.goto(elsewhere[side])),
  kind('tab crashed', 'chat', async (scene, side) => crash((await scene.chat(side)).page)),
  kind('extension reloaded', 'everything', reload),
  kind('extension updated', 'everything', update),
  kind('browser killed', 'everything', async ({ session }) => {
    await session.kill();
    await session.relaunch();
  }),
  { name: 'disk full', inside: 'full-disk', takes: 'nothing', strike: fillDisk },
  { name: 'database blocked', inside: 'beside', takes: 'nothing', strike: blockDatabase },
];
