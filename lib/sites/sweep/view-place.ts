import { settle } from './frames.ts';
import { distanceFromTop, isAtBottom, moveTo, range, viewOf } from './scroller.ts';
import { readWindow, type SweepRun } from './sweep-run.ts';

/** How often the view is moved after a list that still changes its heights. */
const MOST_CORRECTIONS = 5;

/** Where the view stood. */
export interface ViewPlace {
  readonly atBottom: boolean;
  /** Stays the same when older turns are loaded above. */
  readonly fromBottom: number;
  /** The first turn in view, and how far below the view's upper edge it began. */
  readonly turn: { readonly key: string; readonly offset: number } | undefined;
}

/** Remembers where the view stands, before the sweep moves it. */
export function findViewPlace(run: SweepRun): ViewPlace {
  const { scroller } = run;
  const view = viewOf(scroller);
  const first = readWindow(run).turns.find(({ top, bottom }) => bottom > view.top && top < view.bottom);
  return {
    atBottom: isAtBottom(scroller),
    fromBottom: range(scroller) - distanceFromTop(scroller),
    turn: first && { key: first.key, offset: first.top - view.top },
  };
}

/** Moves the view back: to the end where it stood there, else to where the same turn is in the same place. */
export async function returnToPlace(place: ViewPlace, run: SweepRun, signal: AbortSignal): Promise<void> {
  const { scroller, document } = run;
  const toEnd = () => range(scroller) - place.fromBottom;
  const known = place.turn && run.tops.get(place.turn.key);
  moveTo(scroller, known === undefined || !place.turn ? toEnd() : known - place.turn.offset);
  for (let correction = 0; correction < MOST_CORRECTIONS && !document.hidden; correction += 1) {
    await settle(scroller, signal);
    const away = place.atBottom ? toEnd() - distanceFromTop(scroller) : distanceOf(place, run);
    if (Math.abs(away) < 1) return;
    moveTo(scroller, distanceFromTop(scroller) + away);
  }
}

/**
 * How far the turn that was in view is from where it was. Where it is not rendered, a turn that is tells by how much
 * the list's heights have changed since both were read; 0 where nothing tells.
 */
function distanceOf({ turn }: ViewPlace, run: SweepRun): number {
  if (!turn) return 0;
  const { scroller, tops } = run;
  const { turns } = readWindow(run);
  const { top: upperEdge } = viewOf(scroller);
  const shown = turns.find(({ key }) => key === turn.key);
  if (shown) return shown.top - upperEdge - turn.offset;
  const wanted = tops.get(turn.key);
  const other = turns.find(({ key }) => tops.has(key));
  const known = other && tops.get(other.key);
  if (wanted === undefined || other === undefined || known === undefined) return 0;
  return other.top - upperEdge - (known - wanted + turn.offset);
}
