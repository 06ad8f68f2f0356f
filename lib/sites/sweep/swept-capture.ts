import type { CaptureEvidence, PageCapture } from '../../core/capture.ts';
import { nameMissingArtifacts } from '../placeholder-sentences.ts';
import { countGaps, listTurns } from './merge-windows.ts';
import type { SweepRun } from './sweep-run.ts';

/**
 * What a whole sweep read, with what it established about its completeness.
 *
 * @param last the capture of the last window, at the end of the list.
 */
export function sweptCapture(last: PageCapture, run: SweepRun): PageCapture {
  const turns = listTurns(run.merged).map(nameMissingArtifacts);
  const gaps = countGaps(run.merged.turns);
  const { evidence } = last;
  return {
    ...last,
    status: 'read',
    turns,
    evidence: {
      ...evidence,
      startReached: run.startReached,
      endReached: evidence.endReached === 'no' ? 'no' : run.endReached,
      unmountedTurns: countMissing(last, turns.length),
      unrecognised: run.unrecognised + run.merged.conflicts,
      ...(gaps > 0 ? { gaps } : {}),
    },
  };
}

/** Turns that have a place in the page, or are counted by the site, and are not among those that were read. */
export function countMissing(
  { turns, evidence }: { turns: readonly unknown[]; evidence: CaptureEvidence },
  known: number,
): number {
  return Math.max(0, (evidence.declaredTurns ?? turns.length + evidence.unmountedTurns) - known);
}
