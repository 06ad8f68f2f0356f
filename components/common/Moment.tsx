import { shownTime } from './shown-time.ts';

/** A moment in the past, as short as it is clear; its direction is that of its own words. */
export function Moment({ atMs }: { readonly atMs: number }) {
  return (
    <time class="meta" dir="auto" dateTime={new Date(atMs).toISOString()}>
      {shownTime(atMs, Date.now())}
    </time>
  );
}
