import { type Badge, showBadge } from './badge.ts';
import { siteAccess } from './site-access.ts';
import {
  findTabsOf,
  isWatchedTab,
  registerWatching,
  startWatchingIn,
  stopWatchingOn,
} from './watch-scripts.ts';

/** What the browser does for sites on which Baton is always on. Patterns are such as `https://claude.ai/*`. */
export interface Watching {
  /** The sites that the user granted, one by one. */
  listSites(): Promise<string[]>;
  /** Lets the watching script run in the pages of these sites from now on, and of no other. */
  register(patterns: readonly string[]): Promise<void>;
  /** The loaded tabs of a site. */
  findTabs(pattern: string): Promise<number[]>;
  /** Starts the watch in a page that was open already; false where it does not start. */
  startIn(tabId: number, pattern: string): Promise<boolean>;
  /** Whether a watch of this very extension runs in a tab, and not one of the version before. */
  isWatched(tabId: number): Promise<boolean>;
  /** Ends the watch in every page of a site. */
  stopOn(pattern: string): Promise<void>;
  showBadge(tabId: number, badge: Badge | undefined): Promise<void>;
}

/** The real browser's. */
export const watching: Watching = {
  listSites: () => siteAccess.list(),
  register: registerWatching,
  findTabs: findTabsOf,
  startIn: startWatchingIn,
  isWatched: isWatchedTab,
  stopOn: stopWatchingOn,
  showBadge,
};
