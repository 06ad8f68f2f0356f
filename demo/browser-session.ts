import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { createProfile, getExtensionId, type LaunchOptions, launchBrowser } from './browser.ts';
import { clickToolbarButton, driveRealPopup, openPopupFor, type RealPopup } from './extension/real-popup.ts';
import { stopWorker } from './extension/stop-worker.ts';

/** A browser with a profile that outlives it: it can be killed and started again. */
export interface BrowserSession {
  /** The running browser; another one after `relaunch`. */
  readonly context: BrowserContext;
  readonly profile: string;
  extensionId(): Promise<string>;
  clickToolbarButton(page: Page): Promise<void>;
  openPopupFor(page: Page): Promise<Page>;
  driveRealPopup<T>(action: (popup: RealPopup) => Promise<T>): Promise<T>;
  stopWorker(): Promise<void>;
  /** Ends the browser with SIGKILL: nothing gets a chance to be written. */
  kill(): Promise<void>;
  /** Starts the browser again with the same profile, after `kill`. */
  relaunch(): Promise<BrowserContext>;
  /** Ends the browser and removes the profile. */
  close(): Promise<void>;
}

/** The browser's own process: Chromium names it in a link inside the profile. */
function browserProcessId(profile: string): number {
  const id = Number(readlinkSync(path.join(profile, 'SingletonLock')).split('-').pop());
  if (!Number.isInteger(id) || id <= 1) throw new Error('the profile names no browser process');
  return id;
}

/** A process with all that it has started, by Linux's list of processes. */
function processTree(rootId: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, parent = '0'] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // It has ended since the list was made.
    }
  }
  const tree = [rootId];
  for (const id of tree) {
    for (const [child, parent] of parents) if (parent === id) tree.push(child);
  }
  return tree;
}

/** Whether a process still runs; one that has ended and was not collected yet does not. */
function isRunningProcess(id: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Ends processes without giving them a chance to write, and waits until they are gone: they share the profile. */
async function killAll(ids: readonly number[]): Promise<void> {
  for (const id of ids.filter(isRunningProcess)) process.kill(id, 'SIGKILL');
  while (ids.some(isRunningProcess)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Starts a browser with a fresh profile. */
export async function startBrowserSession(options: Omit<LaunchOptions, 'profile'>): Promise<BrowserSession> {
  const profile = createProfile(options.extension);
  let context = await launchBrowser({ ...options, profile });
  let isRunning = true;
  const extensionId = () => getExtensionId(context);
  return {
    get context() {
      return context;
    },
    profile,
    extensionId,
    clickToolbarButton: async (page) => clickToolbarButton(page, await extensionId()),
    openPopupFor: async (page) => openPopupFor(page, await extensionId()),
    driveRealPopup: async (action) => driveRealPopup(context, await extensionId(), action),
    stopWorker: async () => stopWorker(context, await extensionId()),
    async kill() {
      const closed = new Promise((resolve) => context.once('close', resolve));
      await killAll(processTree(browserProcessId(profile)));
      await closed;
      isRunning = false;
    },
    async relaunch() {
      context = await launchBrowser({ ...options, profile });
      isRunning = true;
      return context;
    },
    async close() {
      if (isRunning) await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}
