import { defineContentScript } from 'wxt/utils/define-content-script';
import { qwenAddress } from '../lib/sites/addresses/qwen.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';
import { qwen } from '../lib/sites/qwen.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(qwen, qwenAddress);
  },
});
