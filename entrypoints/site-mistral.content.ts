import { defineContentScript } from 'wxt/utils/define-content-script';
import { mistralAddress } from '../lib/sites/addresses/mistral.ts';
import { mistral } from '../lib/sites/mistral.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(mistral, mistralAddress);
  },
});
