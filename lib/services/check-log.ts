import { findBrokenEvent } from '../core/event-log.ts';
import { renderEventLog } from '../core/event-log-file.ts';
import type { Reply } from '../core/replies.ts';
import { listStoredEvents } from '../platform/handoff-lists.ts';
import type { Ports } from './ports.ts';

/** Recomputes the event log. */
export async function verifyLog(ports: Ports): Promise<Reply<'verify-log'>> {
  const events = await listStoredEvents(await ports.openDatabase());
  const brokenAt = findBrokenEvent(events);
  return { entries: events.length, ...(brokenAt === undefined ? {} : { brokenAt }) };
}

/** The whole event log as a file, also a log that is broken. */
export async function exportLog(ports: Ports): Promise<Reply<'export-log'>> {
  const events = await listStoredEvents(await ports.openDatabase());
  const day = new Date(ports.nowMs()).toISOString().slice(0, 10);
  return { fileName: `baton-log-${day}.jsonl`, text: renderEventLog(events) };
}
