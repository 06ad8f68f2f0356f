const sameDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const otherDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as a person writes it: the time alone for today. */
export function shownTime(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  return at.toDateString() === new Date(nowMs).toDateString() ? sameDay.format(at) : otherDay.format(at);
}
