import * as z from 'zod/mini';
import { type Sighting, sightingSchema } from './context-meter.ts';

/** The most conversations of which a sighting is kept; the ones that slept longest go first. */
export const MAX_SIGHTINGS = 500;

/** What Baton keeps on disk for the context meter and for sites where it is always on. */
export const watchRecordSchema = z.strictObject({
  /** The user turned the context meter off. */
  meterOff: z.boolean(),
  /** The user's plan on a site, by the site's key. */
  plans: z.record(z.string(), z.string()),
  sightings: z.array(sightingSchema),
});
export type WatchRecord = z.infer<typeof watchRecordSchema>;

/** The record of somebody who has decided nothing. */
export const noWatchRecord: WatchRecord = { meterOff: false, plans: {}, sightings: [] };

/** The record after a chat was seen; one that stands as it did keeps the time at which it changed. */
export function recordSighting(record: WatchRecord, seen: Sighting): WatchRecord {
  const before = record.sightings.find(({ conversationId }) => conversationId === seen.conversationId);
  if (before?.lastTurnUnits === seen.lastTurnUnits) return record;
  const others = record.sightings.filter((one) => one !== before);
  const newest = [...others, seen].sort((left, right) => right.changedAtMs - left.changedAtMs);
  return { ...record, sightings: newest.slice(0, MAX_SIGHTINGS) };
}

/** The record without the chats of sites where Baton is not always on (any more). */
export function forgetOtherSites(record: WatchRecord, patterns: readonly string[]): WatchRecord {
  return { ...record, sightings: record.sightings.filter(({ pattern }) => patterns.includes(pattern)) };
}

/**
 * The only thing that the watching script says: that something in the page changed. It is a hint and no more; whatever
 * else stands in such a message makes it no message.
 */
export const changedSchema = z.strictObject({ changed: z.literal(true) });

/** What the watching script is answered: go on, look once more soon (an answer is being written), or stop. */
export const watchVerdicts = ['ok', 'again', 'stop'] as const;
export type WatchVerdict = (typeof watchVerdicts)[number];

/** One act of the user on the context meter. */
export const meterChangeSchema = z.union([
  z.strictObject({ off: z.boolean() }),
  z.strictObject({
    site: z.string().check(z.maxLength(40)),
    plan: z.string().check(z.maxLength(80)),
  }),
]);
export type MeterChange = z.infer<typeof meterChangeSchema>;

/** The record after one act. Turned off, the meter forgets what it saw. */
export function changeMeter(record: WatchRecord, change: MeterChange): WatchRecord {
  if (!('off' in change)) return { ...record, plans: { ...record.plans, [change.site]: change.plan } };
  return { ...record, meterOff: change.off, sightings: change.off ? [] : record.sightings };
}
