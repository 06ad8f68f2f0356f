import { defineContentScript } from 'wxt/utils/define-content-script';
import { geminiAddress } from '../lib/sites/addresses/gemini.ts';
import { gemini } from '../lib/sites/gemini.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(gemini, geminiAddress);
  },
});
