import type { PageCapture } from '../core/capture.ts';
import { captureInSteps, type PageTools } from './capture-page.ts';
import { finishAtOnce, finishInSlices } from './steps.ts';
import { TurnReader } from './turn-reader.ts';

/**
 * Reads the conversation that the page shows now as `capturePage` does, without holding the page up. What changes
 * in the meantime is read again at the end, in one go: the result is the page as it stood at that one moment.
 *
 * @param readUrl gives the page's address; a site may swap pages without loading.
 */
export async function capturePageInSlices(
  document: Document,
  readUrl: () => URL,
  tools: PageTools,
): Promise<PageCapture> {
  const reader = new TurnReader();
  const start = readUrl();
  const { observer, takeChanged } = watch(tools.findAdapter(document, start)?.root ?? document);
  try {
    const capture = await finishInSlices(captureInSteps(document, start, tools, reader));
    const changed = takeChanged();
    const url = readUrl();
    if (changed.length === 0 && url.href === start.href) return capture;
    for (const node of changed) reader.forget(node);
    return finishAtOnce(captureInSteps(document, url, tools, reader));
  } finally {
    observer.disconnect();
  }
}

/** Notes in which nodes of a tree something changes; it only looks. */
function watch(root: Node): { observer: MutationObserver; takeChanged: () => Node[] } {
  const changed = new Set<Node>();
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) changed.add(target);
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return {
    observer,
    takeChanged: () => {
      note(observer.takeRecords());
      return [...changed];
    },
  };
}
