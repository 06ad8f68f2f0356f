import { browser } from 'wxt/browser';
import { isOneHost, patternOfOrigin } from '../sites/site-pattern.ts';

/** The sites on which Baton is always on: what the browser grants, and the only place where that is kept. */
export interface SiteAccess {
  /** The patterns (`https://claude.ai/*`) that the user granted one by one. */
  list(): Promise<string[]>;
  /**
   * Asks the user for one site. Call it directly in the handler of a click: browsers refuse to ask later on. The popup may
   * close while the browser asks, so nothing may depend on the answer; the worker hears of it by itself.
   */
  request(pattern: string): Promise<boolean>;
  /** Gives a site back. */
  remove(pattern: string): Promise<boolean>;
}

/** The browser's own permissions. */
export const siteAccess: SiteAccess = {
  async list() {
    const { origins = [] } = await browser.permissions.getAll();
    return origins.filter(isOneHost);
  },
  request: (pattern) => browser.permissions.request({ origins: [pattern] }),
  remove: (pattern) => browser.permissions.remove({ origins: [pattern] }),
};

/** Whether Baton is always on for the pages of an origin. */
export async function isAlwaysOn(origin: string): Promise<boolean> {
  const pattern = patternOfOrigin(origin);
  return pattern !== undefined && (await siteAccess.list()).includes(pattern);
}

/** Tells of every site that was granted or taken back, by whatever way. Call it synchronously when the worker starts. */
export function watchSiteAccess(changed: (change: { added: string[]; removed: string[] }) => void): void {
  browser.permissions.onAdded.addListener(({ origins = [] }) => changed({ added: origins, removed: [] }));
  browser.permissions.onRemoved.addListener(({ origins = [] }) => changed({ added: [], removed: origins }));
}
