import type { CaptureEvidence } from '../../core/capture.ts';
import { type MergedTurns, mergeWindow } from './merge-windows.ts';
import type { PageWindow, WindowReader } from './read-window.ts';
import { distanceFromTop, viewOf } from './scroller.ts';

/** One sweep under way: what it works with, and what it has found. */
export interface SweepRun {
  readonly document: Document;
  /** What scrolls the turns; the document itself where all of them are in view. */
  readonly scroller: Element;
  readonly read: WindowReader;
  readonly signal: AbortSignal;
  /** Throws when the page has gone on to another conversation. */
  readonly checkAddress: () => void;
  /** Ids of all turns that were seen, also on the way to the beginning. */
  readonly ids: Set<string>;
  /** How far below the upper end each turn began when it was read, by its key. */
  readonly tops: Map<string, number>;
  merged: MergedTurns;
  declaredTurns: number | undefined;
  unrecognised: number;
  startReached: CaptureEvidence['startReached'];
  endReached: CaptureEvidence['endReached'];
}

/** Counts the turns of a window that is only passed. */
export function noteWindow(run: SweepRun, window: PageWindow): void {
  run.checkAddress();
  if (!run.scroller.isConnected) throw new Error('the page has replaced its list');
  // A key that is no id names an element, and another one when the turn is rendered again.
  for (const { key, turn } of window.turns) if (turn.id !== undefined) run.ids.add(key);
  run.declaredTurns = window.completeness.declaredTurns ?? run.declaredTurns;
}

/** Puts a window into the list. */
export function takeWindow(run: SweepRun, window: PageWindow): void {
  noteWindow(run, window);
  const isFirst = run.merged.turns.length === 0;
  if (isFirst && window.completeness.startReached === 'no') run.startReached = 'no';
  run.merged = mergeWindow(run.merged, window.turns);
  run.unrecognised = Math.max(run.unrecognised, window.unrecognised);
  const origin = distanceFromTop(run.scroller) - viewOf(run.scroller).top;
  for (const { key, top } of window.turns) run.tops.set(key, top + origin);
}

/** How many turns were found so far; never fewer than before. */
export function countFound({ ids, merged }: Pick<SweepRun, 'ids' | 'merged'>): number {
  return Math.max(ids.size, merged.turns.length);
}
