import type { SiteAdapter } from './adapter.ts';
import type { SiteKey } from './addresses.ts';
import { chatgpt } from './chatgpt.ts';
import { claude } from './claude.ts';

/** The adapter of every site in the table of addresses; the compiler checks that none is missing. */
export const siteAdapters: Readonly<Record<SiteKey, SiteAdapter>> = { chatgpt, claude };

/** The adapter of a site; none where the key is unknown or absent. */
export function findAdapter(key: string | undefined): SiteAdapter | undefined {
  return Object.values(siteAdapters).find(({ address }) => address.key === key);
}
