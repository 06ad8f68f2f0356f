import { buildAddress } from './site-address.ts';

/** Routes seen 2026-02 to 2026-10; other pages below `/chat/`, such as the history, have shorter names than an id. */
export const kimiAddress = buildAddress({
  key: 'kimi',
  label: 'Kimi',
  hosts: ['www.kimi.com', 'kimi.com', 'kimi.moonshot.cn'],
  newPath: '/',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: /^\/chat\/([0-9a-z-]{16,64})\/?$/,
  expectsTurns: /^\/share\/[^/]/,
});
