import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Worker } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.js';
import type { DemoServer } from './server.ts';

/** Where `wxt build` puts the unpacked extension for Chromium. */
export const extensionFolder = fileURLToPath(new URL('../.output/chrome-mv3', import.meta.url));

/** How a browser is started. */
export interface LaunchOptions {
  server: Pick<DemoServer, 'port' | 'publicKeyHash'>;
  /** A profile's folder, from `createProfile` or of an earlier launch. */
  profile: string;
  /** Folder of the unpacked extension; undefined starts the browser without one. */
  extension: string | undefined;
  isHeadless: boolean;
}

/**
 * Makes a profile's folder with developer mode on; without it a reloaded unpacked extension stays disabled.
 *
 * @returns its path. The caller removes it.
 */
export function createProfile(): string {
  const profile = mkdtempSync(path.join(tmpdir(), 'baton-profile-'));
  mkdirSync(path.join(profile, 'Default'));
  const preferences = { extensions: { ui: { developer_mode: true } } };
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return profile;
}

function extensionArguments(extension: string | undefined): string[] {
  if (extension === undefined) return [];
  if (!existsSync(path.join(extension, 'manifest.json'))) {
    throw new Error(`there is no built extension in ${extension}: run "npm run build" first`);
  }
  return [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`];
}

/**
 * Starts Chromium so that every host name leads to the demo's server, whose certificate it trusts.
 * The sandbox is on except for root, with whom Chromium refuses it.
 */
export function launchBrowser({
  server,
  profile,
  extension,
  isHeadless,
}: LaunchOptions): Promise<BrowserContext> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('there is no Chromium: run "npm start" once to install it');
  return chromium.launchPersistentContext(profile, {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    headless: isHeadless,
    viewport: isHeadless ? { width: 1280, height: 800 } : null,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    args: [
      ...extensionArguments(extension),
      `--host-resolver-rules=MAP * 127.0.0.1:${server.port}`,
      `--ignore-certificate-errors-spki-list=${server.publicKeyHash}`,
      '--disable-quic',
      '--no-first-run',
    ],
  });
}

/** Waits for the extension's service worker. */
export async function getWorker(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** Id of the extension in this browser; it depends on the folder that it was loaded from. */
export async function getExtensionId(context: BrowserContext): Promise<string> {
  return new URL((await getWorker(context)).url()).host;
}
