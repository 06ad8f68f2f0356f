import { type Browser, browser } from 'wxt/browser';
import { HandoffError } from '../core/errors.ts';
import { type PageReading, pages } from './page-scripts.ts';

/** A page that does not answer for so long is not waited for. */
const LONGEST_READING_MS = 5_000;

/** The tabs besides the one in which the user clicked. Baton may look into those whose site the user has granted. */
export interface OtherTabs {
  /** Tabs that may be read, newest use first, and how many may not. */
  list(exceptTabId: number): Promise<{ readonly readable: readonly number[]; readonly closed: number }>;
  /** What stands in one of them; undefined where it could not be read. */
  read(tabId: number): Promise<PageReading | undefined>;
}

/** The real tabs. */
export const otherTabs: OtherTabs = { list, read };

async function list(exceptTabId: number): ReturnType<OtherTabs['list']> {
  const tabs = await browser.tabs.query({});
  const others = tabs.filter((tab) => tab.id !== exceptTabId && !isOwn(tab));
  const readable: Browser.tabs.Tab[] = [];
  for (const tab of others) if (await mayRead(tab)) readable.push(tab);
  readable.sort((left, right) => (right.lastAccessed ?? 0) - (left.lastAccessed ?? 0));
  return {
    readable: readable.flatMap(({ id }) => (id === undefined ? [] : [id])),
    closed: others.length - readable.length,
  };
}

function isOwn({ url }: Browser.tabs.Tab): boolean {
  return url?.startsWith(browser.runtime.getURL('/')) ?? false;
}

/** A tab without an address is one that Baton may not look into. One that sleeps has no page that could answer. */
async function mayRead({ url, discarded }: Browser.tabs.Tab): Promise<boolean> {
  if (url === undefined || discarded || !/^https?:/.test(url)) return false;
  const { protocol, hostname } = new URL(url);
  return await browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
}

async function read(tabId: number): Promise<PageReading | undefined> {
  const silence = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), LONGEST_READING_MS),
  );
  try {
    return await Promise.race([pages.read(tabId), silence]);
  } catch (error) {
    // It may have gone on to another page, or been closed, since it was listed.
    if (error instanceof HandoffError) return undefined;
    throw error;
  }
}
