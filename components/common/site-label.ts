import { findSite } from '../../lib/sites/find-site.ts';

/** The name of a site as people know it. */
export function siteLabel(site: string): string {
  if (site === 'transcript') return 'Pasted text';
  return findSite(site)?.label ?? (site || 'another chat');
}
