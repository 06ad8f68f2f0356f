import type { Site } from './addresses/site-address.ts';
import { siteAddresses } from './addresses.ts';
import { guessedSite, hostedSites } from './hosted-sites.ts';

const sites: readonly Site[] = [...Object.values(siteAddresses), ...Object.values(hostedSites), guessedSite];

/** The site of a key, as it stands in receipts and in the first part of a conversation's id. */
export function findSite(key: string): Site | undefined {
  return sites.find((site) => site.key === key);
}
