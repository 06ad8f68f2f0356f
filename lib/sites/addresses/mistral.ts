import { buildAddress, UUID } from './site-address.ts';

/** Routes seen 2026-05. */
export const mistralAddress = buildAddress({
  key: 'mistral',
  label: 'Mistral Le Chat',
  hosts: ['chat.mistral.ai'],
  newPath: '/chat',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: new RegExp(`^/chat/(?:[^/]+/)*(${UUID})/?$`),
  expectsTurns: /^\/share\/[^/]/,
});
