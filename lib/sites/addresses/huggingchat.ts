import { buildAddress, UUID } from './site-address.ts';

/** Routes of 2026-08; the rest of the host is a library of models. */
export const huggingchatAddress = buildAddress({
  key: 'huggingchat',
  label: 'HuggingChat',
  hosts: ['huggingface.co'],
  path: /^\/chat(?:\/|$)/,
  newPath: '/chat/',
  conversationPath: (nativeId) => `/chat/conversation/${nativeId}`,
  conversation: new RegExp(`^/chat/conversation/([0-9a-f]{24}|${UUID})/?$`),
  expectsTurns: /^\/chat\/(?:conversation|r)\//,
});
