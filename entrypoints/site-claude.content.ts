import { defineContentScript } from 'wxt/utils/define-content-script';
import { claudeAddress } from '../lib/sites/addresses/claude.ts';
import { claude } from '../lib/sites/claude.ts';
import { offerAdapter } from '../lib/sites/offered-adapter.ts';

/** The adapter of this site, for the page scripts that are injected after it. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    offerAdapter(claude, claudeAddress);
  },
});
