import type { PageCapture } from '../../core/capture.ts';
import type { SiteAdapter } from '../adapter.ts';
import { capturePage, type PageTools } from '../capture-page.ts';
import { findGeneration } from '../read-page.ts';
import { watchAddress } from './address-watch.ts';
import { nothingMerged } from './merge-windows.ts';
import { createWindowReader } from './read-window.ts';
import { findScroller } from './scroller.ts';
import { type Sweep, type SweepEnd, SweepStopped } from './sweep.ts';
import { reachTop, readDownwards } from './sweep-list.ts';
import { countFound, type SweepRun } from './sweep-run.ts';
import { sweptCapture } from './swept-capture.ts';
import { findViewPlace, returnToPlace, type ViewPlace } from './view-place.ts';

/** What a sweep needs to know of the page. */
export interface SweptPage extends PageTools {
  readonly document: Document;
  /** The page's address now; the document's own may lag behind in a site that swaps pages without loading. */
  readonly readUrl: () => URL;
}

/**
 * Reads all of the conversation in the page: moves its list to the beginning, then down to the end, and puts together
 * what is rendered on the way. Only the view is moved, and back again at the end; no node is changed.
 *
 * @returns undefined when the page shows no turn of a conversation that an adapter knows.
 */
export function startSweep(page: SweptPage): Sweep | undefined {
  const adapter = page.findAdapter(page.document, page.readUrl());
  const stop = new AbortController();
  const run = adapter && startRun(page, adapter, stop.signal);
  if (!run) return undefined;
  let result: PageCapture | undefined;
  let end: SweepEnd | undefined;
  sweep(page, run).then(
    (capture) => {
      result = capture;
    },
    (reason: unknown) => {
      // The edge of this page script: whatever failed, the worker is told that there is no result.
      end = reason instanceof SweepStopped ? reason.end : 'failed';
    },
  );
  return {
    progress: () => ({
      state: end ?? (result ? 'done' : page.document.hidden ? 'paused' : 'running'),
      turnsFound: result ? result.turns.length : countFound(run),
      ...(run.declaredTurns === undefined ? {} : { turnsExpected: run.declaredTurns }),
    }),
    cancel: () => stop.abort(new SweepStopped('cancelled')),
    result: () => result,
  };
}

function startRun(
  { document, readUrl }: SweptPage,
  adapter: SiteAdapter,
  signal: AbortSignal,
): SweepRun | undefined {
  const readPage = createWindowReader(document);
  const { element } = readPage(adapter).turns[0] ?? {};
  if (!element) return undefined;
  return {
    document,
    adapter,
    scroller: findScroller(element) ?? document.documentElement,
    readPage,
    renamed: new Map(),
    signal,
    checkAddress: watchAddress(adapter.address, readUrl),
    ids: new Set(),
    tops: new Map(),
    merged: nothingMerged,
    declaredTurns: undefined,
    unrecognised: 0,
    startReached: 'unknown',
    endReached: 'unknown',
  };
}

/** At the beginning of a page that nobody knows more may be told than in the middle: who speaks first. */
function guessAgain({ document, findAdapter, readUrl }: SweptPage, before: SiteAdapter): SiteAdapter {
  const adapter = before.guessed ? findAdapter(document, readUrl()) : undefined;
  const isBetter = adapter?.guessed && findGeneration(document, adapter) !== undefined;
  return isBetter ? adapter : before;
}

async function sweep(page: SweptPage, run: SweepRun): Promise<PageCapture> {
  const place = findViewPlace(run);
  try {
    await reachTop(run);
    run.adapter = guessAgain(page, run.adapter);
    await readDownwards(run);
    const last = capturePage(page.document, page.readUrl(), { ...page, findAdapter: () => run.adapter });
    const capture = sweptCapture(last, run);
    await returnToPlace(place, run, run.signal);
    run.checkAddress();
    return capture;
  } catch (error) {
    await leave(place, run, error);
    throw error;
  }
}

/** Takes the view back to where it stood, unless the page shows something else by now. */
async function leave(place: ViewPlace, run: SweepRun, reason: unknown): Promise<void> {
  if (reason instanceof SweepStopped && reason.end === 'aborted') return;
  await returnToPlace(place, run, new AbortController().signal);
}
