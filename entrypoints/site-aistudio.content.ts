import { defineContentScript } from 'wxt/utils/define-content-script';
import { aistudioAddress } from '../lib/sites/addresses/aistudio.ts';
import { aistudio } from '../lib/sites/aistudio.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(aistudio, aistudioAddress);
  },
});
