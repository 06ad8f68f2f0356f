import { defineContentScript } from 'wxt/utils/define-content-script';
import { kimiAddress } from '../lib/sites/addresses/kimi.ts';
import { kimi } from '../lib/sites/kimi.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(kimi, kimiAddress);
  },
});
