import type { Site } from '../addresses/site-address.ts';
import { SweepStopped } from './sweep.ts';

/**
 * Remembers which conversation a page shows.
 *
 * @returns a check that throws `SweepStopped` once the page's address names another one.
 */
export function watchAddress(address: Site, readUrl: () => URL): () => void {
  const name = (): string => {
    const url = readUrl();
    // Some sites keep the conversation in the path, some in the fragment; the query holds settings.
    return JSON.stringify([address.findConversation(url), url.origin, url.pathname, url.hash]);
  };
  const start = name();
  return () => {
    if (name() !== start) throw new SweepStopped('aborted');
  };
}
