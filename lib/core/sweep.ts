import * as z from 'zod/mini';
import { MAX_TURNS } from './capture.ts';
import { HandoffError } from './errors.ts';

const count = z.int().check(z.minimum(0), z.maximum(MAX_TURNS));

/**
 * How far a sweep has come. `paused`: the tab is hidden and draws nothing; `aborted`: the page went on to another
 * conversation; `failed`: the page could not be read any further. Without a result nothing is kept.
 */
export const sweepProgressSchema = z.strictObject({
  state: z.enum(['running', 'paused', 'done', 'cancelled', 'aborted', 'failed']),
  turnsFound: count,
  /** The number of turns that the site itself states, where it does. */
  turnsExpected: z.optional(count),
});
export type SweepProgress = z.infer<typeof sweepProgressSchema>;

/**
 * Rebuilds field by field what a page says about its sweep.
 *
 * @throws {HandoffError} `CAPTURE_MALFORMED` with the path of the first field that does not fit.
 */
export function parseSweepProgress(value: unknown): SweepProgress {
  const parsed = sweepProgressSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new HandoffError('CAPTURE_MALFORMED', { path: parsed.error.issues[0]?.path.join('.') ?? '' });
}
