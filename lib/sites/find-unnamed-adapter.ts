import type { SiteAdapter } from './adapter.ts';
import { guessAdapter } from './generic.ts';
import { hostedAdapters } from './hosted-adapters.ts';
import { hasAny } from './selectors.ts';

/**
 * Finds who reads a page whose address belongs to no site: the adapter of a site which people run themselves and
 * whose structure the page has, else a guess. Undefined where the page holds nothing like a conversation.
 */
export function findUnnamedAdapter(document: Document): SiteAdapter | undefined {
  return (
    Object.values(hostedAdapters).find(({ structure }) => hasAny(document, structure)) ??
    guessAdapter(document)
  );
}
