import { defineContentScript } from 'wxt/utils/define-content-script';
import { perplexityAddress } from '../lib/sites/addresses/perplexity.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';
import { perplexity } from '../lib/sites/perplexity.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(perplexity, perplexityAddress);
  },
});
