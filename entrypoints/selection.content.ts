import { defineContentScript } from 'wxt/utils/define-content-script';
import { readSelection } from '../lib/sites/read-selection.ts';

/** Injected on the click "Use the selected text"; hands back the selection as Markdown and does nothing else. */
export default defineContentScript({
  registration: 'runtime',
  main() {
    return readSelection(document);
  },
});
