import { defineContentScript } from 'wxt/utils/define-content-script';
import { readBack } from '../lib/compose/read-back.ts';
import { capturePageInSlices } from '../lib/sites/capture-in-slices.ts';
import { findOfferedAdapter } from '../lib/sites/offered-adapter.ts';

/**
 * Runs in the tab on the user's click and hands back what it read: the value that `main` promises is the
 * result of `scripting.executeScript`. It must not catch anything: after an exception the result is null (Chromium)
 * or an error (Firefox), and neither can be taken for a page that was read.
 */
export default defineContentScript({
  registration: 'runtime',
  matches: [],
  main() {
    return capturePageInSlices(document, () => new URL(location.href), {
      findAdapter: findOfferedAdapter,
      readComposer: readBack,
    });
  },
});
