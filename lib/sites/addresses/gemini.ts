import { buildAddress } from './site-address.ts';

/**
 * Routes seen 2026-02 to 2026-10, each also below an account, `/u/1/`, and a conversation also inside a gem. A
 * temporary conversation stands at the address of a new one; the page shows what it is.
 */
export const geminiAddress = buildAddress({
  key: 'gemini',
  label: 'Gemini',
  hosts: ['gemini.google.com'],
  newPath: '/app',
  conversationPath: (nativeId) => `/app/${nativeId}`,
  conversation: /^(?:\/u\/\d+)?\/(?:app|gem\/[^/]+)\/([0-9a-f]{16})\/?$/,
  expectsTurns: /^(?:\/u\/\d+)?\/(?:app\/[^/]|gem\/[^/]+\/[^/]|share\/)/,
});
