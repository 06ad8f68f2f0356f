import { nextFrame, watchChanges } from './frames.ts';
import { viewOf } from './scroller.ts';
import type { SweepRun } from './sweep-run.ts';

/** A list that shows nothing new for so many frames at one of its ends has ended there. */
const QUIET_FRAMES = 30;
/** After so many frames a change inside the list no longer counts as something that is being loaded. */
const CHANGING_FRAMES = 300;
/** A list that still says that it is loading after so many frames, a minute, is taken to load for ever. */
const LOADING_FRAMES = 3_600;
/** How pages mark what is still being loaded, in no language. */
const LOADING = '[aria-busy="true"], [role="progressbar"], progress';

/**
 * Waits at an end of the list for what is loaded there.
 *
 * @returns `grown` when the list became longer, `ended` when it stood still, `loading` when it says to the last that
 *   there is more.
 */
export async function waitAtEnd(run: SweepRun): Promise<'grown' | 'ended' | 'loading'> {
  const { scroller, document, signal } = run;
  const height = scroller.scrollHeight;
  const watch = watchChanges(scroller);
  try {
    let quiet = 0;
    for (let frame = 0; frame < LOADING_FRAMES; frame += 1) {
      await nextFrame(document, signal);
      run.checkAddress();
      if (scroller.scrollHeight !== height) return 'grown';
      const isChanging = watch.takeChanged() && frame < CHANGING_FRAMES;
      quiet = isChanging || showsLoading(run) ? 0 : quiet + 1;
      if (quiet >= QUIET_FRAMES) return 'ended';
    }
    return 'loading';
  } finally {
    watch.stop();
  }
}

/** A sign of loading that the user sees in the list and that is no part of a turn. */
function showsLoading({ scroller, readPage, adapter }: SweepRun): boolean {
  const view = viewOf(scroller);
  const signs = [...scroller.querySelectorAll(LOADING)].filter((sign) => {
    const { top, bottom, height } = sign.getBoundingClientRect();
    return height > 0 && bottom > view.top && top < view.bottom;
  });
  if (signs.length === 0) return false;
  const { turns } = readPage(adapter);
  return signs.some((sign) => {
    const { top, bottom } = sign.getBoundingClientRect();
    return !turns.some((turn) => turn.top <= top && turn.bottom >= bottom);
  });
}
