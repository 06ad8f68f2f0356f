import type { SiteAdapter } from './adapter.ts';
import { isAddressOf, type SiteAddress } from './addresses/site-address.ts';

/** Finds who reads the page at an address; undefined where nobody does. */
export type AdapterFinder = (document: Document, url: URL) => SiteAdapter | undefined;

declare global {
  /**
   * What the one script of adapters (`entrypoints/site-*.content.ts`) leaves in the extension's isolated world, where
   * the page cannot see it. The worker injects it before each script that reads the page.
   */
  var batonFindAdapter: AdapterFinder | undefined;
}

/** Offers the adapter of one site to the scripts after it, for pages at the site's own addresses only. */
export function offerAdapter(adapter: SiteAdapter, address: SiteAddress): void {
  globalThis.batonFindAdapter = (_document, url) => (isAddressOf(address, url) ? adapter : undefined);
}

/** Finds who reads the page, among what was offered. */
export const findOfferedAdapter: AdapterFinder = (document, url) =>
  globalThis.batonFindAdapter?.(document, url);
