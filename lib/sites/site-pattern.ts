import { type SiteKey, siteAddresses } from './addresses.ts';

/** A pattern for one host and nothing wider, as browsers write it: no wildcard in the host, the whole path. */
const ONE_HOST = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])\/\*$/i;

/** The browser's pattern for all pages of an origin's host; undefined for what is no web page. Patterns know no ports. */
export function patternOfOrigin(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  const pattern = `${protocol}//${hostname}/*`;
  return ONE_HOST.test(pattern) ? pattern : undefined;
}

/**
 * Whether a pattern is for one host. Baton asks for nothing wider and uses nothing wider: who lets the browser give it all
 * sites has not said of any one that Baton shall be always on there.
 */
export function isOneHost(pattern: string): boolean {
  return ONE_HOST.test(pattern);
}

/** Key of the script of adapters that the pages of a pattern need. */
export function adapterKeyOfPattern(pattern: string): SiteKey | 'unnamed' {
  const [, protocol, host] = ONE_HOST.exec(pattern) ?? [];
  const keys = Object.keys(siteAddresses) as SiteKey[]; // the keys of the table, by its type
  const found = keys.find((key) => (siteAddresses[key].hosts as readonly string[]).includes(host ?? ''));
  return protocol === 'https' ? (found ?? 'unnamed') : 'unnamed';
}
