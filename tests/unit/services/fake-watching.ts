import type { Badge } from '../../../lib/platform/badge.ts';
import type { Watching } from '../../../lib/platform/watching.ts';

/** A pretended browser's permissions, registered scripts and badges. */
export interface FakeWatching extends Watching {
  /** What the user granted. */
  granted: string[];
  registered: readonly string[];
  /** Tabs by the pattern of their site. */
  open: Map<string, number[]>;
  /** Tabs in which a watch of this extension runs. */
  watched: Set<number>;
  stopped: string[];
  badges: Map<number, Badge>;
}

/** Makes one in which nothing is granted. */
export function fakeWatching(): FakeWatching {
  const fake: FakeWatching = {
    granted: [],
    registered: [],
    open: new Map(),
    watched: new Set(),
    stopped: [],
    badges: new Map(),
    listSites: async () => [...fake.granted],
    async register(patterns) {
      fake.registered = [...patterns];
    },
    findTabs: async (pattern) => (fake.granted.includes(pattern) ? (fake.open.get(pattern) ?? []) : []),
    async startIn(tabId) {
      fake.watched.add(tabId);
      return true;
    },
    isWatched: async (tabId) => fake.watched.has(tabId),
    async stopOn(pattern) {
      fake.stopped.push(pattern);
    },
    async showBadge(tabId, badge) {
      if (badge) fake.badges.set(tabId, badge);
      else fake.badges.delete(tabId);
    },
  };
  return fake;
}
