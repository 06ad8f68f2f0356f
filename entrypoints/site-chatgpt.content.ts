import { defineContentScript } from 'wxt/utils/define-content-script';
import { chatgptAddress } from '../lib/sites/addresses/chatgpt.ts';
import { chatgpt } from '../lib/sites/chatgpt.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(chatgpt, chatgptAddress);
  },
});
