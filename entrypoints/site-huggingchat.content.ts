import { defineContentScript } from 'wxt/utils/define-content-script';
import { huggingchatAddress } from '../lib/sites/addresses/huggingchat.ts';
import { huggingchat } from '../lib/sites/huggingchat.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(huggingchat, huggingchatAddress);
  },
});
