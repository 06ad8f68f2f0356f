import type { WatchVerdict } from '../core/always-on.ts';
import { forgetOtherSites } from '../core/always-on.ts';
import type { Badge } from '../platform/badge.ts';
import { listReceipts } from '../platform/handoff-lists.ts';
import type { ChangedPage } from '../platform/watch-scripts.ts';
import { findWatchRecord, updateWatchRecord } from '../platform/watch-store.ts';
import { isOneHost } from '../sites/site-pattern.ts';
import { badgeOf, measureSeen } from './context-meter.ts';
import { lookForPackets } from './look-for-packets.ts';
import type { Ports } from './ports.ts';

/** How many of the newest receipts are looked through for one that waits for its acknowledgement. */
const RECENT_RECEIPTS = 200;

const RELOAD: Badge = { text: '↻', title: 'Reload this tab so that Baton can see it', tone: 'notice' };
const ACKNOWLEDGED: Badge = { text: '✓', title: 'This chat has acknowledged the handoff', tone: 'good' };

/**
 * Brings the watching scripts in line with what the user granted, whatever happened while no worker ran. The first time
 * since the extension was loaded, tabs whose script is of the version before are marked: they say "reload this tab".
 */
export async function startWatching(ports: Ports): Promise<void> {
  const isFirst = await ports.memory.isFirstStart();
  const patterns = await registerGranted(ports);
  if (!isFirst) return;
  await forgetOthers(ports, patterns);
  for (const pattern of patterns) {
    for (const tabId of await ports.watching.findTabs(pattern)) {
      if (!(await ports.watching.isWatched(tabId))) await askForReload(ports, tabId, pattern);
    }
  }
}

/** What the user just granted begins in the open tabs too; what they took back ends everywhere and leaves nothing. */
export async function followSiteAccess(
  ports: Ports,
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  const granted = await registerGranted(ports);
  await forgetOthers(ports, granted);
  for (const pattern of removed.filter((one) => isOneHost(one) && !granted.includes(one))) {
    await ports.watching.stopOn(pattern);
    for (const tabId of await ports.memory.takeWatched(pattern)) {
      await ports.watching.showBadge(tabId, undefined);
    }
  }
  for (const pattern of added.filter((one) => granted.includes(one))) {
    for (const tabId of await ports.watching.findTabs(pattern)) {
      if (!(await ports.watching.startIn(tabId, pattern))) await askForReload(ports, tabId, pattern);
    }
  }
}

/**
 * Something changed in a page: reads it when there is something to look for, records an acknowledgement that stands
 * there, and brings the meter up to date. Nothing is opened and nothing is shown but the badge.
 */
export async function noticeChange(ports: Ports, { tabId, pattern }: ChangedPage): Promise<WatchVerdict> {
  await ports.memory.saveWatched(tabId, { pattern, needsReload: false });
  const { meterOff } = await findWatchRecord(await ports.openDatabase());
  const isWaiting = await hasWaiting(ports);
  if (meterOff && !isWaiting) {
    await ports.watching.showBadge(tabId, undefined);
    return 'ok';
  }
  const reading = await ports.pages.read(tabId);
  const arrived = isWaiting ? await lookForPackets(ports, reading) : [];
  const acknowledged = arrived.some(({ handoff }) => handoff.state === 'ACKNOWLEDGED');
  const meter = await measureSeen(ports, reading, pattern);
  await ports.watching.showBadge(tabId, acknowledged ? ACKNOWLEDGED : meter && badgeOf(meter));
  return reading.capture.evidence.streaming ? 'again' : 'ok';
}

/** One at a time: two that ran together could both register the same script. */
async function registerGranted(ports: Ports): Promise<string[]> {
  return await navigator.locks.request('watching', async () => {
    const patterns = await ports.watching.listSites();
    await ports.watching.register(patterns);
    return patterns;
  });
}

async function forgetOthers(ports: Ports, patterns: readonly string[]): Promise<void> {
  await updateWatchRecord(await ports.openDatabase(), (record) => {
    const after = forgetOtherSites(record, patterns);
    return after.sightings.length === record.sightings.length ? record : after;
  });
}

async function askForReload(ports: Ports, tabId: number, pattern: string): Promise<void> {
  await ports.memory.saveWatched(tabId, { pattern, needsReload: true });
  await ports.watching.showBadge(tabId, RELOAD);
}

/** Whether any handoff waits to be acknowledged, or was and waits to be gone on with: its badge stays until then. */
async function hasWaiting(ports: Ports): Promise<boolean> {
  const { receipts } = await listReceipts(await ports.openDatabase(), RECENT_RECEIPTS);
  return receipts.some(({ state, paused }) => !paused && (state === 'PREPARED' || state === 'ACKNOWLEDGED'));
}
