import type { SiteAdapter } from './adapter.ts';
import { findSiteAddress } from './addresses.ts';
import { findUnnamedAdapter } from './find-unnamed-adapter.ts';
import { findAdapter } from './registry.ts';

/**
 * Finds who reads the page at an address, out of all adapters there are. A page script does not bring them all into a
 * page: there `offered-adapter.ts` gives the one that the page needs, by the same order.
 */
export function findAdapterAt(document: Document, url: URL): SiteAdapter | undefined {
  const site = findSiteAddress(url);
  return site === undefined ? findUnnamedAdapter(document) : findAdapter(site.key);
}
