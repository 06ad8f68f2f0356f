import { readBack } from './read-back.ts';

/** A composer and the text that stands in it. */
export type Reading = { composer: HTMLElement; text: string };

/** An editor that has shown the same text for so long has settled: controlled ones answer within 150 ms. */
const QUIET_MS = 200;
/** After so long an editor that still changes its text counts as one that cannot be read. */
const LIMIT_MS = 5_000;
/** A tab that is not visible paints no frames; there a timer takes their place. */
const FRAME_MS_AT_MOST = 100;

/**
 * Waits until the composer shows the same text for a while, and reads it. It is looked up anew for each
 * frame, since a site may replace it; and read anew, since a form field's value changes without a mutation.
 *
 * @returns undefined when there is no composer, or no end to its changes.
 */
export async function readSettled(find: () => HTMLElement | undefined): Promise<Reading | undefined> {
  const startMs = performance.now();
  let last: Reading | undefined;
  let quietSinceMs = startMs;
  while (performance.now() - startMs < LIMIT_MS) {
    await nextFrame();
    const composer = find();
    const reading = composer && { composer, text: readBack(composer) };
    if (reading?.composer !== last?.composer || reading?.text !== last?.text) {
      last = reading;
      quietSinceMs = performance.now();
    } else if (reading && performance.now() - quietSinceMs >= QUIET_MS) {
      return reading;
    }
  }
  return undefined;
}

/** Resolves with the next frame that is painted, or after a bounded wait where none is. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_MS_AT_MOST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves after a time in which an editor does what it does of its own accord. */
export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
