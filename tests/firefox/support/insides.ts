import type { Browser, Page } from 'puppeteer-core';
import { expect } from 'vitest';

/** Baton's id in Firefox, as the manifest names it. */
const EXTENSION_ID = 'baton@baton.invalid';

/** Where Firefox shows a page of an extension. */
export type ViewType = 'background' | 'popup' | 'sidebar' | 'tab';

/** Firefox from within: what its own code sees and does. */
export interface Insides {
  /**
   * Clicks Baton's button in the toolbar, in the tab that is in front: the popup opens, and Baton gets `activeTab`
   * for that tab.
   *
   * @returns the tab's id, as Baton knows it.
   */
  clickToolbarButton(): Promise<number>;
  /** Closes the popup, as a click beside it does. */
  closePopup(): Promise<void>;
  /** The kinds of page that Baton shows now. */
  viewTypes(): Promise<string[]>;
  /** What one of Baton's pages shows as text; empty where there is no such page. */
  readView(type: ViewType): Promise<string>;
  /** The scripts of the threads that run in Baton's process. */
  threadScripts(): Promise<string[]>;
  /** Suspends Baton's background, as Firefox does when it has been idle for half a minute. */
  suspendBackground(): Promise<void>;
  /**
   * How long Baton's background may do nothing before Firefox suspends it; undefined for Firefox's own limit. It counts
   * from the next start of the background.
   */
  setIdleLimit(limitMs: number | undefined): Promise<void>;
}

interface View {
  readonly viewType: string;
  readonly xulBrowser: {
    readonly messageManager: {
      addMessageListener(name: string, listener: (message: { data: unknown }) => void): void;
      removeMessageListener(name: string, listener: unknown): void;
      loadFrameScript(url: string, allowDelayedLoad: boolean): void;
    };
  };
}

interface Extension {
  readonly backgroundState: string;
  readonly views: Iterable<View>;
  terminateBackground(): Promise<void>;
}

interface ToolbarApi {
  browserActionFor(extension: Extension): { triggerAction(window: BrowserWindow): Promise<void> };
  readonly tabTracker: { getId(tab: unknown): number };
}

interface BrowserWindow {
  readonly gBrowser: { readonly selectedTab: unknown };
  readonly document: Document;
}

// What Firefox's own pages see.
declare const ChromeUtils: {
  importESModule(url: string): { ExtensionParent: { apiManager: { global: ToolbarApi } } };
};
declare const WebExtensionPolicy: { getByID(id: string): { extension: Extension } };
declare const Services: {
  readonly wm: { getMostRecentWindow(type: string): BrowserWindow };
  readonly prefs: { setIntPref(name: string, value: number): void; clearUserPref(name: string): void };
};

/**
 * Opens one of Firefox's own pages, in which its own code can be run. Firefox has to be started with
 * `-remote-allow-system-access`. (The protocol's `moz:scope` would do without a page, but ESR 140 has none.)
 */
export async function openInsides(browser: Browser): Promise<Insides> {
  const page = await browser.newPage();
  // A navigation to a page of Firefox's own is never reported as done.
  void page.goto('about:config').catch(() => undefined);
  await expect.poll(() => page.evaluate(() => typeof ChromeUtils).catch(() => '')).toBe('object');
  const views = () => page.evaluate(listViewTypes, EXTENSION_ID);
  const read = (type: string, script: string) => page.evaluate(runInView, EXTENSION_ID, type, script);
  return {
    async clickToolbarButton() {
      const tabId = await page.evaluate(clickAction, EXTENSION_ID);
      await expect.poll(views).toContain('popup');
      return tabId;
    },
    async closePopup() {
      // A popup that is being opened is listed before it can be closed.
      const hide = () => page.evaluate(hidePanels).then(views);
      await expect.poll(hide).not.toContain('popup');
    },
    viewTypes: views,
    readView: async (type) => String(await read(type, 'content.document.body?.innerText ?? ""')),
    threadScripts: async () => JSON.parse(String(await read('background', THREAD_SCRIPTS))),
    async suspendBackground() {
      const suspend = () => page.evaluate(terminateBackground, EXTENSION_ID);
      await expect.poll(suspend).toBe('stopped');
    },
    setIdleLimit: (limitMs) => setIdleLimit(page, limitMs),
  };
}

async function setIdleLimit(page: Page, limitMs: number | undefined): Promise<void> {
  await page.evaluate((value) => {
    const name = 'extensions.background.idle.timeout';
    if (value === null) Services.prefs.clearUserPref(name);
    else Services.prefs.setIntPref(name, value);
  }, limitMs ?? null);
}

const THREAD_SCRIPTS = `JSON.stringify([...Cc['@mozilla.org/dom/workers/workerdebuggermanager;1']
  .getService(Ci.nsIWorkerDebuggerManager).getWorkerDebuggerEnumerator()].map(({ url }) => url))`;

// The functions below run in Firefox's own page and may use nothing from this module.

async function clickAction(id: string): Promise<number> {
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const { global } = ExtensionParent.apiManager;
  const window = Services.wm.getMostRecentWindow('navigator:browser');
  const tabId = global.tabTracker.getId(window.gBrowser.selectedTab);
  await global.browserActionFor(WebExtensionPolicy.getByID(id).extension).triggerAction(window);
  return tabId;
}

function hidePanels(): void {
  const { document } = Services.wm.getMostRecentWindow('navigator:browser');
  for (const panel of document.querySelectorAll<Element & { hidePopup(): void }>('panel')) panel.hidePopup();
}

function listViewTypes(id: string): string[] {
  return [...WebExtensionPolicy.getByID(id).extension.views].map(({ viewType }) => viewType);
}

async function terminateBackground(id: string): Promise<string> {
  const { extension } = WebExtensionPolicy.getByID(id);
  // What has just been asked may let it live once more, as it does when the time is up.
  if (extension.backgroundState === 'running') await extension.terminateBackground();
  return extension.backgroundState;
}

/** Evaluates an expression beside a page of the extension, in the process that it runs in. */
async function runInView(id: string, type: string, expression: string): Promise<unknown> {
  const view = [...WebExtensionPolicy.getByID(id).extension.views].find((one) => one.viewType === type);
  if (!view) return '';
  const { messageManager } = view.xulBrowser;
  return await new Promise((resolve) => {
    const receive = ({ data }: { data: unknown }) => {
      messageManager.removeMessageListener('baton-test', receive);
      resolve(data);
    };
    messageManager.addMessageListener('baton-test', receive);
    const script = `sendAsyncMessage('baton-test', ${expression})`;
    messageManager.loadFrameScript(`data:application/javascript,${encodeURIComponent(script)}`, false);
  });
}
