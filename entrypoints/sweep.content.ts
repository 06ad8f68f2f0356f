import { defineContentScript } from 'wxt/utils/define-content-script';
import { readBack } from '../lib/compose/read-back.ts';
import { findOfferedAdapter } from '../lib/sites/offered-adapter.ts';
import { startSweep } from '../lib/sites/sweep/start-sweep.ts';

/**
 * Injected on the click "Read all of it": starts the sweep and leaves it where the worker finds it again, also a
 * worker that was started anew (`lib/sites/sweep/sweep.ts`). A sweep that is under way goes on.
 */
export default defineContentScript({
  registration: 'runtime',
  main() {
    const state = globalThis.batonSweep?.progress().state;
    if (state === 'running' || state === 'paused') return;
    globalThis.batonSweep = startSweep({
      document,
      readUrl: () => new URL(location.href),
      findAdapter: findOfferedAdapter,
      readComposer: readBack,
    });
  },
});
