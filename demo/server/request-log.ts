import type { IncomingMessage } from 'node:http';
import { demoHosts } from '../sites/skins.ts';

/** One request that reached the server, whatever host it was meant for. */
export interface LoggedRequest {
  method: string;
  host: string;
  /** Path and query. */
  url: string;
  /** Origin of the page or the extension that asked, where the browser names it. */
  initiator: string | undefined;
  /** Whether a tab went to this address, as opposed to a page or a worker that loaded something. */
  isNavigation: boolean;
}

/** What a fresh Chromium asks for by itself (seen with version 156). */
const CHROMIUM_HOSTS = [/(^|\.)googleapis\.com$/, /(^|\.)google\.com$/, /(^|\.)gvt1\.com$/];

/** Notes what a request asked for and who asked. */
export function describeRequest(request: IncomingMessage): LoggedRequest {
  const { origin, referer } = request.headers;
  return {
    method: request.method ?? '',
    host: (request.headers.host ?? '').replace(/:\d+$/, ''),
    url: request.url ?? '',
    initiator: origin ?? referer,
    isNavigation: request.headers['sec-fetch-mode'] === 'navigate',
  };
}

/** Whether a request cannot have come from a chat page or from Chromium itself: then an extension made it. */
export function isForeign({ host, initiator, isNavigation }: LoggedRequest): boolean {
  if (/^(?:chrome|moz)-extension:/.test(initiator ?? '')) return true;
  if (demoHosts.includes(host)) return initiator === undefined && !isNavigation;
  return !CHROMIUM_HOSTS.some((known) => known.test(host));
}
