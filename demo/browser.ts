import { createHash } from 'node:crypto';
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

/** The id that Chromium gives to an unpacked extension without a key: from the folder's path. */
function unpackedExtensionId(folder: string): string {
  const digits = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return digits.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));
}

/**
 * Makes a profile's folder. Developer mode is on, because without it a reloaded unpacked extension stays
 * disabled; the extension's button is pinned to the toolbar, where a person finds it.
 *
 * @param extension folder of the unpacked extension, if the browser gets one.
 * @returns its path. The caller removes it.
 */
export function createProfile(extension: string | undefined): string {
  const profile = mkdtempSync(path.join(tmpdir(), 'baton-profile-'));
  mkdirSync(path.join(profile, 'Default'));
  const pinned = extension === undefined ? [] : [unpackedExtensionId(path.resolve(extension))];
  const preferences = { extensions: { ui: { developer_mode: true }, pinned_extensions: pinned } };
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
 * Starts Chromium so that every host name leads to the demo's server, whose certificate it trusts. Its sandbox
 * is on, except for root and where the system has none to offer.
 */
export async function launchBrowser(options: LaunchOptions): Promise<BrowserContext> {
  const { server, profile, extension, isHeadless } = options;
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('there is no Chromium: run "npm start" once to install it');
  const launch = (chromiumSandbox: boolean) =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      chromiumSandbox,
      headless: isHeadless,
      viewport: isHeadless ? { width: 1280, height: 800 } : null,
      // Playwright switches extensions off where none is named at the start; one may be installed later.
      ignoreDefaultArgs: ['--disable-extensions'],
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
  if (process.getuid?.() === 0) return launch(false);
  return launch(true).catch((error: unknown) => {
    if (!String(error).includes('No usable sandbox')) throw error;
    return launch(false);
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
