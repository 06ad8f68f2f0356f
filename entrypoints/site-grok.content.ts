import { defineContentScript } from 'wxt/utils/define-content-script';
import { grokAddress } from '../lib/sites/addresses/grok.ts';
import { grok } from '../lib/sites/grok.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(grok, grokAddress);
  },
});
