import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chatUrl, type OpenOptions } from '../../../demo/chat-page.ts';
import type { DemoServer } from '../../../demo/server.ts';
import type { Skin } from '../../../demo/sites/skin.ts';
import { findFirefox } from '../../../scripts/find-browser.js';
import { type Insides, openInsides } from './insides.ts';
import { openTunnel, type Tunnel } from './tunnel.ts';

/** Where `wxt build -b firefox --mv3` puts the unpacked extension. */
export const extensionFolder = fileURLToPath(new URL('../../../.output/firefox-mv3', import.meta.url));

/** Host of Baton's own pages. Firefox draws one for each profile; the tests fix it, to know the address. */
const EXTENSION_HOST = '11111111-2222-4333-8444-555555555555';

/** A real Firefox with Baton in it, and a profile that outlives it. */
export interface FirefoxSession {
  /** Of the running browser; others after `restart`. */
  readonly insides: Insides;
  /** Hosts that were asked for beside the demo's own. */
  readonly refused: readonly string[];
  /** Opens a chat page and waits until its composer works. */
  openChat(skin: Skin, options?: OpenOptions): Promise<Page>;
  /** Opens a page of Baton in a tab, such as `popup.html?tab=3`. */
  openOwnPage(address: string): Promise<Page>;
  /** Clicks the toolbar button in a chat's tab and opens the popup's page for that tab in a tab of its own. */
  openPopupFor(chat: Page): Promise<Page>;
  /** Closes the browser and starts it again with the same profile. */
  restart(): Promise<void>;
  /** Ends the browser and removes the profile. */
  close(): Promise<void>;
}

/** Starts Firefox with a fresh profile, in which the demo's hosts lead to its server and nothing else is reached. */
export async function startFirefox(server: DemoServer): Promise<FirefoxSession> {
  const profile = mkdtempSync(path.join(tmpdir(), 'baton-firefox-'));
  const tunnel = await openTunnel(server);
  let browser = await launch(profile, tunnel);
  let insides = await openInsides(browser);
  const openOwnPage = async (address: string) => {
    const page = await browser.newPage();
    // A navigation to a page of an extension is never reported as done.
    void page.goto(`moz-extension://${EXTENSION_HOST}/${address}`).catch(() => undefined);
    await page.waitForSelector('#root > *');
    return page;
  };
  return {
    get insides() {
      return insides;
    },
    refused: tunnel.refused,
    async openChat(skin, options) {
      const page = await browser.newPage();
      await page.goto(chatUrl(skin, options));
      await page.waitForSelector('html[data-page-ready="true"]');
      return page;
    },
    openOwnPage,
    async openPopupFor(chat) {
      await chat.bringToFront();
      const tabId = await insides.clickToolbarButton();
      await insides.closePopup();
      return openOwnPage(`popup.html?tab=${tabId}`);
    },
    async restart() {
      await browser.close();
      browser = await launch(profile, tunnel);
      insides = await openInsides(browser);
    },
    async close() {
      await browser.close();
      await tunnel.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}

async function launch(profile: string, tunnel: Tunnel): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('there is no Firefox: run "npm test" once to install it');
  if (!existsSync(path.join(extensionFolder, 'manifest.json'))) {
    throw new Error(`there is no built extension in ${extensionFolder}: run "npm run build:firefox" first`);
  }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    userDataDir: profile,
    args: ['-remote-allow-system-access'],
    extraPrefsFirefox: preferences(tunnel.port),
    timeout: 120_000,
  });
  await browser.installExtension(extensionFolder);
  return browser;
}

function preferences(proxyPort: number): Record<string, unknown> {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxyPort,
    'extensions.webextensions.uuids': JSON.stringify({ 'baton@baton.invalid': EXTENSION_HOST }),
    // The question whether a site may be read is answered with yes: nobody could press the button in a test.
    'extensions.webextOptionalPermissionPrompts': false,
    // An extension that was not signed goes when Firefox is closed; what it stored shall stay, as for a signed one.
    'extensions.webextensions.keepStorageOnUninstall': true,
    'extensions.webextensions.keepUuidOnUninstall': true,
  };
}
