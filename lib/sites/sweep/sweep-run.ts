import type { CaptureEvidence } from '../../core/capture.ts';
import type { SiteAdapter } from '../adapter.ts';
import { type MergedTurns, mergeWindow } from './merge-windows.ts';
import type { PageWindow, WindowReader } from './read-window.ts';
import { recogniseTurns } from './recognise-turns.ts';
import { distanceFromTop, viewOf } from './scroller.ts';

/** One sweep under way: what it works with, and what it has found. */
export interface SweepRun {
  readonly document: Document;
  /** Who reads the page: of a page that nobody knows, a guess that is made again at the beginning of the list. */
  adapter: SiteAdapter;
  /** What scrolls the turns; the document itself where all of them are in view. */
  readonly scroller: Element;
  readonly readPage: WindowReader;
  /** The key under which a turn is known that has been mounted again, by the key of its element now. */
  readonly renamed: Map<string, string>;
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

/** Reads the window; a turn that was read before has the key that it had then. */
export function readWindow(run: SweepRun): PageWindow {
  const window = run.readPage(run.adapter);
  const view = viewOf(run.scroller);
  const origin = distanceFromTop(run.scroller) - view.top;
  const turns = window.turns.map((seen) => ({
    ...seen,
    key: seen.byElement ? keyNow(run, seen.key, seen.top + origin, view.bottom - view.top) : seen.key,
  }));
  const placed = turns.map((turn) => ({
    ...turn,
    top: turn.top + origin,
    bottom: turn.bottom + origin,
  }));
  const known = run.merged.turns.map((turn) => ({ ...turn, top: run.tops.get(turn.key) ?? 0 }));
  const found = recogniseTurns(known, placed);
  const named = turns.map((turn, index) => {
    const key = found.get(turn.key) ?? turn.key;
    // Both lists have the same length.
    run.renamed.set(window.turns[index]?.key ?? key, key);
    return { ...turn, key };
  });
  return { ...window, turns: named };
}

/** The key of an element's turn. One that has gone further than the view is high holds another turn: a list may use its elements again. */
function keyNow({ renamed, tops }: SweepRun, elementKey: string, top: number, height: number): string {
  const key = renamed.get(elementKey) ?? elementKey;
  const before = tops.get(key);
  return before === undefined || Math.abs(before - top) <= height ? key : `${key} again`;
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
