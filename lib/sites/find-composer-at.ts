import { findSiteAddress } from './addresses.ts';
import { findComposer } from './find-composer.ts';
import { findAdapter } from './registry.ts';

/** Finds the composer of the page at an address; undefined where the site has no adapter or the page no composer. */
export function findComposerAt(document: Document, url: URL): HTMLElement | undefined {
  const adapter = findAdapter(findSiteAddress(url)?.key);
  return adapter === undefined ? undefined : findComposer(document, adapter);
}
