import { changeMeter, type MeterChange, recordSighting, type WatchRecord } from '../core/always-on.ts';
import { badgeText, type ContextMeter, isProposed, withSleep } from '../core/context-meter.ts';
import { HandoffError } from '../core/errors.ts';
import { lastTurnUnits, measureContext } from '../core/measure-context.ts';
import type { ContextView } from '../core/views.ts';
import type { Badge } from '../platform/badge.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import { findWatchRecord, updateWatchRecord } from '../platform/watch-store.ts';
import type { Ports } from './ports.ts';
import { identifyConversation } from './read-conversation.ts';

/** The meter of a page that the user looks at; nothing is kept of it. */
export async function viewContext(
  ports: Ports,
  { capture }: PageReading,
  conversationId: string,
): Promise<ContextView> {
  const record = await findRecord(ports);
  if (!record) return { state: 'unknown' };
  if (record.meterOff) return { state: 'off' };
  const meter = measureContext(capture, record.plans[capture.site]);
  if (!meter) return { state: 'unknown' };
  const sighting = record.sightings.find((one) => one.conversationId === conversationId);
  const now = { lastTurnUnits: lastTurnUnits(capture), atMs: ports.nowMs() };
  return { state: 'measured', ...withSleep(meter, sighting, now) };
}

/** The meter of a page on a site where Baton is always on; when the chat was last added to is kept. Undefined while off. */
export async function measureSeen(
  ports: Ports,
  reading: PageReading,
  pattern: string,
): Promise<ContextMeter | undefined> {
  const { capture } = reading;
  const units = lastTurnUnits(capture);
  if (capture.turns.length === 0) return undefined;
  const conversationId = await identifyConversation(ports, reading);
  const atMs = ports.nowMs();
  const record = await updateWatchRecord(await ports.openDatabase(), (before) =>
    before.meterOff || units === undefined || capture.evidence.streaming
      ? before
      : recordSighting(before, { conversationId, pattern, lastTurnUnits: units, changedAtMs: atMs }),
  );
  if (record.meterOff) return undefined;
  const meter = measureContext(capture, record.plans[capture.site]);
  const sighting = record.sightings.find((one) => one.conversationId === conversationId);
  return meter && withSleep(meter, sighting, { lastTurnUnits: units, atMs });
}

/** Lets one act of the user happen to the meter, where there is one, and says whether there is a meter. */
export async function changeMeterBy(
  ports: Ports,
  change: MeterChange | undefined,
): Promise<Pick<WatchRecord, 'meterOff'>> {
  const { meterOff } = await updateWatchRecord(await ports.openDatabase(), (record) =>
    change ? changeMeter(record, change) : record,
  );
  if (change && meterOff) await clearBadges(ports);
  return { meterOff };
}

/** What the icon says of a meter: short in the badge, in words in its name. */
export function badgeOf(meter: ContextMeter): Badge {
  const sign = meter.uncounted.length > 0 ? 'at least ' : '';
  const tokens = `About ${sign}${meter.tokens.toLocaleString('en')} tokens`;
  const wish = isProposed(meter) ? '. A good moment for a handoff' : '';
  const isPressing = meter.level === 'nearly-full' || meter.level === 'filling';
  return {
    text: badgeText(meter),
    title: `Baton: ${tokens}${wish}`,
    tone: isPressing ? 'pressing' : isProposed(meter) ? 'notice' : 'plain',
  };
}

async function clearBadges(ports: Ports): Promise<void> {
  for (const pattern of await ports.watching.listSites()) {
    for (const tabId of await ports.watching.findTabs(pattern)) {
      await ports.watching.showBadge(tabId, undefined);
    }
  }
}

/** A record that cannot be read leaves the meter unknown; it must not close the view of the tab. */
async function findRecord(ports: Ports): Promise<WatchRecord | undefined> {
  try {
    return await findWatchRecord(await ports.openDatabase());
  } catch (error) {
    if (error instanceof HandoffError && error.code === 'STORED_DAMAGED') return undefined;
    throw error;
  }
}
