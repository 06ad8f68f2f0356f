import type { HandoffEvent } from '../../lib/core/event-log.ts';
import { shownTime } from '../common/shown-time.ts';
import { eventWords } from './event-words.ts';

/** What happened to a handoff, oldest first. */
export function History({ events }: { readonly events: readonly HandoffEvent[] }) {
  return (
    <ol class="history">
      {events.map((event) => (
        <li key={event.sequence}>
          <span>{eventWords(event)}</span>
          <time class="meta" dateTime={new Date(event.atMs).toISOString()}>
            {shownTime(event.atMs, Date.now())}
          </time>
        </li>
      ))}
    </ol>
  );
}
