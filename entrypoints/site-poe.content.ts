import { defineContentScript } from 'wxt/utils/define-content-script';
import { poeAddress } from '../lib/sites/addresses/poe.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';
import { poe } from '../lib/sites/poe.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(poe, poeAddress);
  },
});
