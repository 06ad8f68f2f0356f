import { buildAddress } from './site-address.ts';

/**
 * Routes seen 2026-02 to 2026-09, a conversation also inside a space. Its id is a title with a code behind it, or
 * a UUID; the address of a public one is the one that is shared.
 */
export const perplexityAddress = buildAddress({
  key: 'perplexity',
  label: 'Perplexity',
  hosts: ['www.perplexity.ai', 'perplexity.ai'],
  newPath: '/',
  conversationPath: (nativeId) => `/search/${nativeId}`,
  conversation: /^\/(?:spaces\/[^/]+\/)?search\/(?!new(?:\/|$))([\w.~-]+)\/?$/,
  expectsTurns: /^\/(?:(?:spaces\/[^/]+\/)?search|page)\/[^/]/,
});
