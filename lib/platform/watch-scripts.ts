import { type Browser, browser } from 'wxt/browser';
import { changedSchema, type WatchVerdict } from '../core/always-on.ts';
import type { SiteKey } from '../sites/addresses.ts';
import { adapterKeyOfPattern, patternOfOrigin } from '../sites/site-pattern.ts';
import { siteAccess } from './site-access.ts';
import type { WatchCall } from './watch-report.ts';

const WATCH_SCRIPT = '/content-scripts/watch.js';

/** Registers the watching script for the sites that are granted, each with its adapter before it, and for no other. */
export async function registerWatching(patterns: readonly string[]): Promise<void> {
  const keys = [...new Set(patterns.map(adapterKeyOfPattern))];
  const matchesOf = (key: SiteKey | 'unnamed') => patterns.filter((one) => adapterKeyOfPattern(one) === key);
  const wanted = keys.map((key) => registrationOf(key, matchesOf(key)));
  const present = await browser.scripting.getRegisteredContentScripts();
  const ids = new Set(wanted.map(({ id }) => id));
  const gone = present.map(({ id }) => id).filter((id) => !ids.has(id));
  if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
  const known = new Set(present.map(({ id }) => id));
  const changed = wanted.filter(({ id }) => known.has(id));
  const fresh = wanted.filter(({ id }) => !known.has(id));
  if (changed.length > 0) await browser.scripting.updateContentScripts(changed);
  if (fresh.length > 0) await browser.scripting.registerContentScripts(fresh);
}

function registrationOf(key: SiteKey | 'unnamed', matches: string[]) {
  return {
    id: `watch-${key}`,
    matches,
    js: scriptsOf(key),
    runAt: 'document_idle' as const,
    allFrames: false,
    persistAcrossSessions: true,
  };
}

function scriptsOf(key: SiteKey | 'unnamed') {
  return [`/content-scripts/site-${key}.js` as const, WATCH_SCRIPT] as [
    `/content-scripts/site-${SiteKey | 'unnamed'}.js`,
    typeof WATCH_SCRIPT,
  ];
}

/** The open tabs of a site; without access to it there are none. */
export async function findTabsOf(pattern: string): Promise<number[]> {
  const tabs = await browser.tabs.query({ url: pattern, status: 'complete', discarded: false });
  return tabs.flatMap(({ id }) => (id === undefined ? [] : [id]));
}

/** Starts the watch in a tab that was open before its site was granted. Says whether it runs. */
export async function startWatchingIn(tabId: number, pattern: string): Promise<boolean> {
  try {
    await browser.scripting.executeScript({
      target: { tabId },
      files: scriptsOf(adapterKeyOfPattern(pattern)),
    });
    return true;
  } catch {
    // The page went on or cannot be scripted: the next one in this tab gets its script by itself.
    return false;
  }
}

/** Whether a watching script of this very extension, and not of the one before an update, runs in a tab. */
export async function isWatchedTab(tabId: number): Promise<boolean> {
  return (await call(tabId, { areYouThere: true })) === 'here';
}

/** Ends the watch in all tabs of a site. Without access to it no tab shows its address: each one looks for itself. */
export async function stopWatchingOn(pattern: string): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => (id === undefined ? undefined : call(id, { stopOn: pattern }))));
}

async function call(tabId: number, message: WatchCall): Promise<unknown> {
  try {
    return await browser.tabs.sendMessage(tabId, message, { frameId: 0 });
  } catch {
    // Nobody listens there.
    return undefined;
  }
}

/** Where a change was seen. */
export interface ChangedPage {
  readonly tabId: number;
  readonly pattern: string;
}

/**
 * Hears the watching scripts, and nobody else: a message counts only when it is exactly a change, comes from a script of
 * this extension in the top frame of a tab, and the page's site is granted now. It is a hint all the same: whoever controls a
 * page's process can forge one, and what Baton then reads, it reads by itself. Call it synchronously when the worker starts.
 */
export function listenToWatching(changed: (page: ChangedPage) => Promise<WatchVerdict>): void {
  browser.runtime.onMessage.addListener(
    (message: unknown, sender, sendResponse: (verdict: WatchVerdict) => void) => {
      const page = findChangedPage(message, sender);
      if (!page) return false;
      void hear(page, changed).then(sendResponse);
      return true;
    },
  );
}

async function hear(
  page: ChangedPage,
  changed: (page: ChangedPage) => Promise<WatchVerdict>,
): Promise<WatchVerdict> {
  try {
    if (!(await siteAccess.list()).includes(page.pattern)) return 'stop';
    return await changed(page);
  } catch {
    // A page that could not be read now is read after its next change; nothing is known of it, and nothing is shown.
    return 'ok';
  }
}

function findChangedPage(message: unknown, sender: Browser.runtime.MessageSender): ChangedPage | undefined {
  const { id, tab, frameId, url } = sender;
  if (id !== browser.runtime.id || tab?.id === undefined || frameId !== 0 || url === undefined)
    return undefined;
  const pattern = URL.canParse(url) ? patternOfOrigin(new URL(url).origin) : undefined;
  if (pattern === undefined || !changedSchema.safeParse(message).success) return undefined;
  return { tabId: tab.id, pattern };
}
