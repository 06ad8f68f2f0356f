import { defineContentScript } from 'wxt/utils/define-content-script';
import { qianwenAddress } from '../lib/sites/addresses/qianwen.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';
import { qianwen } from '../lib/sites/qianwen.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(qianwen, qianwenAddress);
  },
});
