import type { PageCapture } from '../../core/capture.ts';
import type { SweepProgress } from '../../core/sweep.ts';

/** A sweep of the conversation in a page, under way or ended. */
export interface Sweep {
  progress(): SweepProgress;
  /** Ends the sweep; the page is taken back to where it stood and nothing is kept. */
  cancel(): void;
  /** What was read, once the sweep is done. */
  result(): PageCapture | undefined;
}

declare global {
  /**
   * The sweep of this page, in the extension's isolated world, where the page cannot see it. The page script
   * `sweep.js` starts it; the worker asks it for its progress and its result, and cancels it, by
   * `scripting.executeScript` in the same document. It needs no worker to go on.
   */
  var batonSweep: Sweep | undefined;
}

/** Why a sweep ended without a result. */
export type SweepEnd = Extract<SweepProgress['state'], 'cancelled' | 'aborted' | 'failed'>;

/** The reason with which a sweep is stopped; whatever else is thrown inside it is a failure. */
export class SweepStopped extends Error {
  constructor(readonly end: Exclude<SweepEnd, 'failed'>) {
    super(`the sweep was ${end}`);
  }
}
