import { findComposer } from './find-composer.ts';
import type { AdapterFinder } from './offered-adapter.ts';

/** Finds the composer of the page at an address; undefined where nobody reads the page or it has no composer. */
export function findComposerAt(
  document: Document,
  url: URL,
  findAdapter: AdapterFinder,
): HTMLElement | undefined {
  const adapter = findAdapter(document, url);
  return adapter === undefined ? undefined : findComposer(document, adapter);
}
