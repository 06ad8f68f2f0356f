import { buildAddress, UUID } from './site-address.ts';

/** Routes seen 2026-05; `/s/` is a shared conversation. */
export const qwenAddress = buildAddress({
  key: 'qwen',
  label: 'Qwen',
  hosts: ['chat.qwen.ai'],
  newPath: '/',
  conversationPath: (nativeId) => `/c/${nativeId}`,
  conversation: new RegExp(`^/c/(${UUID})/?$`),
  expectsTurns: /^\/[cs]\//,
});
