import { siteAddresses } from './addresses.ts';

/**
 * What the manifest lists as optional: the hosts of every known site, and any other host for sites that people run
 * themselves or that move to another domain. A browser refuses to ask for a site that no entry covers; Baton asks for
 * one host at a time, and never for an entry that covers all.
 */
export function optionalSites(): string[] {
  const hosts = Object.values(siteAddresses).flatMap((address) => address.hosts);
  return [...[...new Set(hosts)].map((host) => `https://${host}/*`), 'https://*/*', 'http://*/*'];
}
