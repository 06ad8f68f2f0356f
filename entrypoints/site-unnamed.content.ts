import { defineContentScript } from 'wxt/utils/define-content-script';
import { findUnnamedAdapter } from '../lib/sites/find-unnamed-adapter.ts';
import '../lib/sites/offered-adapter.ts';

/** The adapters of sites that people run themselves, and the guess, for pages at no address that Baton knows. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    globalThis.batonFindAdapter = findUnnamedAdapter;
  },
});
