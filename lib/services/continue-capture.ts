import { continueTurns } from '../core/align-turns.ts';
import type { PageCapture, Turn } from '../core/capture.ts';
import type { Completeness, CompletenessReason } from '../core/completeness.ts';
import { countMissing } from '../sites/sweep/swept-capture.ts';

const START_REASONS: readonly CompletenessReason[] = ['start-not-loaded', 'start-not-established'];
const END_REASONS: readonly CompletenessReason[] = ['end-not-loaded', 'end-not-established'];

/**
 * Puts a reading of the part of a conversation that is in the page now behind what was read before.
 *
 * @param before what was established about the earlier reading.
 * @returns undefined when the reading does not continue the earlier one; it stands for itself then.
 */
export function continueCapture(
  known: readonly Turn[],
  before: Completeness,
  capture: PageCapture,
): PageCapture | undefined {
  const turns = continueTurns(known, capture.turns);
  if (!turns) return undefined;
  const { evidence } = capture;
  const had = (reasons: readonly CompletenessReason[]) =>
    before.reasons.some((reason) => reasons.includes(reason));
  // A page that says the newest turn is further down knows of turns that came since.
  const endKnown = turns.length === known.length && !had(END_REASONS) && evidence.declaredTurns === undefined;
  return {
    ...capture,
    turns,
    evidence: {
      ...evidence,
      startReached: had(START_REASONS) ? evidence.startReached : 'yes',
      endReached: endKnown && evidence.endReached === 'unknown' ? 'yes' : evidence.endReached,
      unmountedTurns: countMissing(capture, turns.length),
      ...(before.reasons.includes('gaps-between-turns') ? { gaps: 1 } : {}),
    },
  };
}
