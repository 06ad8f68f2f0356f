import type { SiteAdapter } from './adapter.ts';
import { findSiteAddress } from './addresses.ts';
import { guessAdapter } from './generic.ts';
import { findAdapter, hostedAdapters } from './registry.ts';
import { hasAny } from './selectors.ts';

/**
 * Finds who reads the page at an address: the adapter of the site that the address belongs to, else that of a
 * site which people run themselves and whose structure the page has, else a guess. Undefined where the page
 * holds nothing like a conversation.
 */
export function findAdapterAt(document: Document, url: URL): SiteAdapter | undefined {
  const site = findSiteAddress(url);
  if (site !== undefined) return findAdapter(site.key);
  return (
    Object.values(hostedAdapters).find(({ structure }) => hasAny(document, structure)) ??
    guessAdapter(document)
  );
}
