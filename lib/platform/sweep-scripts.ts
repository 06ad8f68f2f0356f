import { browser } from 'wxt/browser';
import { type PageCapture, parsePageCapture } from '../core/capture.ts';
import { parseSweepProgress, type SweepProgress } from '../core/sweep.ts';
import { adapterScriptOf, getTab, type PageTarget, placeOf, toAccessError } from './page-scripts.ts';

const SWEEP_SCRIPT = '/content-scripts/sweep.js';

/** The reading of a whole conversation, which goes on in the page whatever becomes of the worker. */
export interface Sweeps {
  /** Starts a sweep in the document that was read; one that is under way goes on. */
  start(target: PageTarget): Promise<void>;
  /**
   * How far the sweep has come; undefined when the document, or the sweep in it, is gone.
   *
   * @throws {HandoffError} `PAGE_ACCESS_LOST`, `CAPTURE_MALFORMED`.
   */
  progress(target: PageTarget): Promise<SweepProgress | undefined>;
  cancel(target: PageTarget): Promise<void>;
  /** What was read, once it is done; it stays in the page until it is dropped. */
  result(target: PageTarget): Promise<PageCapture>;
  drop(target: PageTarget): Promise<void>;
}

/** The sweeps of the real pages. */
export const sweeps: Sweeps = {
  async start(target) {
    const tab = await getTab(target.tabId);
    try {
      const files = [adapterScriptOf(tab), SWEEP_SCRIPT] as const;
      await browser.scripting.executeScript({ target: placeOf(target), files: [...files] });
    } catch (error) {
      throw toAccessError(error, {});
    }
  },
  async progress(target) {
    try {
      const value = await callIn(target, readProgress);
      return value === null || value === undefined ? undefined : parseSweepProgress(value);
    } catch (error) {
      // The document that was swept is gone, and with it what it had read.
      if (isDocumentGone(error)) return undefined;
      throw toAccessError(error, {});
    }
  },
  cancel: (target) => tellIn(target, cancelSweep),
  result: async (target) => parsePageCapture(await callIn(target, readResult)),
  drop: (target) => tellIn(target, dropSweep),
};

/** A document that is gone has no sweep any more. */
async function tellIn(target: PageTarget, func: () => void): Promise<void> {
  try {
    await callIn(target, func);
  } catch (error) {
    if (!isDocumentGone(error)) throw toAccessError(error, {});
  }
}

async function callIn(target: PageTarget, func: () => unknown): Promise<unknown> {
  const [result] = await browser.scripting.executeScript({ target: placeOf(target), func });
  return result?.result;
}

/** Chromium's and Firefox's words for a document, a frame or a tab that is not there any more. */
function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /document|frame|no tab|invalid tab/i.test(error.message);
}

// The functions below run in the page's isolated world and may use nothing from this module.

function readProgress(): unknown {
  return globalThis.batonSweep?.progress();
}

function cancelSweep(): void {
  globalThis.batonSweep?.cancel();
}

function readResult(): unknown {
  return globalThis.batonSweep?.result();
}

function dropSweep(): void {
  globalThis.batonSweep = undefined;
}
