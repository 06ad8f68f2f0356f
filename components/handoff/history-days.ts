import type { HandoffEvent } from '../../lib/core/event-log.ts';
import type { Packet } from '../../lib/core/packet.ts';
import { eventSentence } from './event-words.ts';

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

/** One thing that happened, in words. */
export interface HistoryLine {
  readonly sequence: number;
  readonly atMs: number;
  readonly time: string;
  readonly text: string;
}

/** What happened on one day. */
export interface HistoryDay {
  readonly heading: string;
  readonly lines: readonly HistoryLine[];
}

/** The history of a handoff, oldest first, by days of the user's own time zone. */
export function tellHistory(
  events: readonly HandoffEvent[],
  packet: Pick<Packet, 'open_items'>,
): HistoryDay[] {
  const days: { heading: string; lines: HistoryLine[] }[] = [];
  let late = false;
  for (const event of events) {
    const at = new Date(event.atMs);
    const heading = day.format(at);
    const text = eventSentence(event, { late, packet });
    const line = { sequence: event.sequence, atMs: event.atMs, time: time.format(at), text };
    const last = days.at(-1);
    if (last?.heading === heading) last.lines.push(line);
    else days.push({ heading, lines: [line] });
    late ||= event.event === 'cancel' || event.event === 'supersede';
  }
  return days;
}

/** The history as plain text, for the clipboard. */
export function historyText(title: string, days: readonly HistoryDay[]): string {
  const parts = days.map(({ heading, lines }) =>
    [heading, ...lines.map((line) => `${line.time} ${line.text}`)].join('\n'),
  );
  return `${[title, ...parts].join('\n\n')}\n`;
}
