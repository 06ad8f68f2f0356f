import { defineContentScript } from 'wxt/utils/define-content-script';
import { deepseekAddress } from '../lib/sites/addresses/deepseek.ts';
import { deepseek } from '../lib/sites/deepseek.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(deepseek, deepseekAddress);
  },
});
