const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** A moment in a list, as short as it is clear: the time for today, else the day. */
export function shownDay(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const now = new Date(nowMs);
  if (at.toDateString() === now.toDateString()) return time.format(at);
  return (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at);
}

/** A moment in a history: the day, where it is not today, and the time. */
export function shownTime(atMs: number, nowMs: number): string {
  const shortest = shownDay(atMs, nowMs);
  const atTime = time.format(new Date(atMs));
  return shortest === atTime ? atTime : `${shortest}, ${atTime}`;
}
