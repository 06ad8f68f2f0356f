import { nextFrame, settle } from './frames.ts';
import { waitAtEnd } from './list-end.ts';
import { isEmptyTurn } from './merge-windows.ts';
import type { PageWindow, PlacedTurn } from './read-window.ts';
import { distanceFromTop, isAtBottom, isAtTop, moveTo, range, viewOf } from './scroller.ts';
import { noteWindow, readWindow, type SweepRun, takeWindow } from './sweep-run.ts';

/** More steps than any conversation needs: a list that never ends is not read for ever. */
const MOST_STEPS = 20_000;
/** How often a window is read again while nothing, or nothing that joins it to the list, is rendered in it. */
const MOST_READINGS = 40;
/** After so many readings in which nothing joins, the view goes back by half of its height, then by twice that, and so on. */
const READINGS_BEFORE_RETURN = 4;
/** A list that does not move any more after so many steps does not move at all. */
const MOST_STANDSTILLS = 3;
/** A list that is moved so often without a turn that is new, and without coming further, throws its view back. */
const MOST_FRUITLESS_STEPS = 40;

/** Moves to the beginning of the list, as often as older turns are loaded in front of it. */
export async function reachTop(run: SweepRun): Promise<void> {
  const { scroller } = run;
  let visits = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    moveTo(scroller, 0);
    await settle(scroller, run.signal);
    noteWindow(run, readWindow(run));
    const end = isAtTop(scroller) ? await waitAtEnd(run) : 'grown';
    if (end === 'loading') break;
    visits = end === 'grown' ? 0 : visits + 1;
    if (visits === 2) {
      run.startReached = 'yes';
      return;
    }
    // Some lists load more when their end comes into view: leave it, and come back.
    if (visits === 1) moveTo(scroller, scroller.clientHeight);
    await nextFrame(run.document, run.signal);
  }
  run.startReached = 'no';
}

/** Reads window after window from where the view stands down to the end of the list. */
export async function readDownwards(run: SweepRun): Promise<void> {
  const { scroller } = run;
  const progress = watchProgress(run);
  let standstills = 0;
  for (let step = 0; step < MOST_STEPS && standstills < MOST_STANDSTILLS; step += 1) {
    const window = await readRendered(run);
    takeWindow(run, window);
    if (progress.fruitlessSteps() > MOST_FRUITLESS_STEPS) break;
    if (isAtBottom(scroller)) {
      const end = await waitAtEnd(run);
      if (end === 'grown') continue;
      takeWindow(run, readWindow(run));
      run.endReached = end === 'ended' ? 'yes' : 'no';
      return;
    }
    const distance = distanceFromTop(scroller);
    moveTo(scroller, nextDistance(run, window));
    standstills = distanceFromTop(scroller) > distance ? 0 : standstills + 1;
  }
  run.endReached = 'no';
}

/** Counts the steps since a new turn was read, or the view came further down than ever. */
function watchProgress(run: SweepRun): { fruitlessSteps(): number } {
  let [steps, turns, furthest] = [0, 0, -1];
  return {
    fruitlessSteps() {
      const distance = distanceFromTop(run.scroller);
      const isProgress = run.merged.turns.length > turns || distance > furthest;
      steps = isProgress ? 0 : steps + 1;
      turns = run.merged.turns.length;
      furthest = Math.max(furthest, distance);
      return steps;
    },
  };
}

/**
 * Reads the window once it is rendered; one that stays empty is read as it is. Where the list's heights have changed so
 * that the view has passed over turns, it goes back until the window joins what was read before.
 */
async function readRendered(run: SweepRun): Promise<PageWindow> {
  const { scroller } = run;
  for (let reading = 1; ; reading += 1) {
    await settle(scroller, run.signal);
    run.checkAddress();
    const window = readWindow(run);
    const isJoined = joins(run, window);
    if (reading >= MOST_READINGS || (isJoined && isRendered(run, window))) return window;
    const returns = reading / READINGS_BEFORE_RETURN;
    if (isJoined || !Number.isInteger(returns)) continue;
    moveTo(scroller, distanceFromTop(scroller) - 0.5 * returns * scroller.clientHeight);
  }
}

/** Whether one of the window's turns is among those that were read before. */
function joins({ tops }: SweepRun, { turns }: PageWindow): boolean {
  return tops.size === 0 || turns.some(({ key }) => tops.has(key));
}

/** Whether a turn is in view, and every turn in view has its content. */
function isRendered({ scroller, tops }: SweepRun, { turns }: PageWindow): boolean {
  const view = viewOf(scroller);
  const inView = turns.filter(({ top, bottom }) => bottom > view.top && top < view.bottom);
  return inView.length > 0 && inView.every(({ key, turn }) => tops.has(key) || !isEmptyTurn(turn));
}

/**
 * Where to read next: the end of the last turn that was read stays in view, so that the next window joins. Where
 * turns may lie between those that are mounted, the step is smaller than the view as well.
 */
function nextDistance({ scroller }: SweepRun, { turns, completeness }: PageWindow): number {
  const view = viewOf(scroller);
  const height = view.bottom - view.top;
  const distance = distanceFromTop(scroller);
  const last = findLastRead(turns);
  const joining = last ? distance + (last.bottom - view.top) - 0.2 * height : 0;
  const step = distance + 0.8 * height;
  const wanted = completeness.unmountedTurns > 0 ? Math.min(joining, step) : joining;
  return Math.min(range(scroller), wanted > distance + 0.1 * height ? wanted : distance + 0.5 * height);
}

function findLastRead(turns: readonly PlacedTurn[]): PlacedTurn | undefined {
  return [...turns].reverse().find(({ turn, bottom }) => bottom !== 0 && !isEmptyTurn(turn));
}
