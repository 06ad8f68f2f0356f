import { defineContentScript } from 'wxt/utils/define-content-script';
import { copilotAddress } from '../lib/sites/addresses/copilot.ts';
import { copilot } from '../lib/sites/copilot.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(copilot, copilotAddress);
  },
});
