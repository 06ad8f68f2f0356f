import { findAdapterAt } from './find-adapter-at.ts';
import { findComposer } from './find-composer.ts';

/** Finds the composer of the page at an address; undefined where nobody reads the page or it has no composer. */
export function findComposerAt(document: Document, url: URL): HTMLElement | undefined {
  const adapter = findAdapterAt(document, url);
  return adapter === undefined ? undefined : findComposer(document, adapter);
}
