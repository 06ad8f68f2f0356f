import { defineContentScript } from 'wxt/utils/define-content-script';
import { isExtensionAlive, listenToWorker, reportChange } from '../lib/platform/watch-report.ts';
import { findOfferedAdapter } from '../lib/sites/offered-adapter.ts';
import { TurnWatch } from '../lib/sites/watch/watch-turns.ts';

declare global {
  /** The watch in this page, in the extension's isolated world; a second start replaces it. */
  var batonWatch: TurnWatch | undefined;
}

/**
 * Runs in the pages of a site that the user granted ("Always on for this site"), after the script with its adapter. It
 * says that something changed, never what.
 */
export default defineContentScript({
  registration: 'runtime',
  main() {
    globalThis.batonWatch?.stop();
    const watch = new TurnWatch({
      document,
      readUrl: () => new URL(location.href),
      findAdapter: findOfferedAdapter,
      report: reportChange,
      isAlive: isExtensionAlive,
    });
    globalThis.batonWatch = watch;
    listenToWorker(() => watch.stop());
  },
});
