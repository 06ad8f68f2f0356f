import { defineContentScript } from 'wxt/utils/define-content-script';
import { readBack } from '../lib/compose/read-back.ts';
import { capturePage } from '../lib/sites/capture-page.ts';

/**
 * Runs in the tab on the user's click and hands back what it read: the value that `main` returns is the result
 * of `scripting.executeScript`. It must not catch anything: after an exception the result is null (Chromium)
 * or an error (Firefox), and neither can be taken for a page that was read.
 */
export default defineContentScript({
  registration: 'runtime',
  matches: [],
  main() {
    return capturePage(document, new URL(location.href), readBack);
  },
});
