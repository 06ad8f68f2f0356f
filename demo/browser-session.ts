import { readlinkSync, rmSync } from 'node:fs';
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
      process.kill(browserProcessId(profile), 'SIGKILL');
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
