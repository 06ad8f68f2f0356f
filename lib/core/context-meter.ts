import * as z from 'zod/mini';

/** A chat that nothing was added to for so long has slept through a working day. */
export const WORKING_DAY_MS = 8 * 60 * 60 * 1_000;

const count = z.int().check(z.minimum(0));

/** Why a chat holds more than was counted. */
export const uncountedReasons = ['attachments', 'unread', 'not-all-read'] as const;

/** How full a chat is. Every number is a guess between its two ends; nothing here is of the conversation's text. */
export const contextMeterSchema = z.strictObject({
  tokens: count,
  atLeast: count,
  atMost: count,
  /** What is in the chat and was not counted; where there is any, the numbers are lower bounds. */
  uncounted: z.array(z.enum(uncountedReasons)),
  /** What the site holds; absent where nobody knows. */
  window: z.optional(
    z.strictObject({
      tokens: count,
      plan: z.string(),
      plans: z.array(z.string()),
      seen: z.string(),
    }),
  ),
  level: z.enum(['none', 'half', 'filling', 'nearly-full']),
  /** Nothing was added to the chat since then, and that is a working day ago. */
  sleptSinceMs: z.optional(count),
});
export type ContextMeter = z.infer<typeof contextMeterSchema>;

/** What Baton remembers of a chat on a site where it is always on, without any of its content. */
export const sightingSchema = z.strictObject({
  conversationId: z.string(),
  /** The site's pattern, such as `https://claude.ai/*`. */
  pattern: z.string(),
  /** Length of the newest turn, in UTF-16 code units: another one means that the chat went on. */
  lastTurnUnits: count,
  /** When Baton first saw that turn so. */
  changedAtMs: count,
});
export type Sighting = z.infer<typeof sightingSchema>;

/** The meter of a chat that slept through a working day says so; one that went on since, or that nobody saw, does not. */
export function withSleep(
  meter: ContextMeter,
  sighting: Pick<Sighting, 'lastTurnUnits' | 'changedAtMs'> | undefined,
  now: { readonly lastTurnUnits: number | undefined; readonly atMs: number },
): ContextMeter {
  if (!sighting || sighting.lastTurnUnits !== now.lastTurnUnits) return meter;
  const slept = now.atMs - sighting.changedAtMs >= WORKING_DAY_MS;
  return slept ? { ...meter, sleptSinceMs: sighting.changedAtMs } : meter;
}

/** Whether a handoff is proposed. */
export function isProposed({ level, sleptSinceMs }: ContextMeter): boolean {
  return level !== 'none' || sleptSinceMs !== undefined;
}

/** The meter in the four characters that an icon's badge has room for. `≥` says that not all was counted. */
export function badgeText({ tokens, uncounted, window: known }: ContextMeter): string {
  const sign = uncounted.length > 0 ? '≥' : '';
  if (!known) return `${sign}${inThousands(tokens)}`;
  const percent = Math.round((100 * tokens) / known.tokens);
  if (percent > 100) return '>100';
  return `${sign}${Math.max(1, percent)}%`;
}

function inThousands(tokens: number): string {
  if (tokens < 1_000) return '<1k';
  return tokens < 999_500 ? `${Math.round(tokens / 1_000)}k` : `${Math.round(tokens / 1_000_000)}M`;
}
