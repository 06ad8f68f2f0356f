import { buildAddress, UUID } from './site-address.ts';

/** Routes seen 2026-05 to 2026-10. */
export const deepseekAddress = buildAddress({
  key: 'deepseek',
  label: 'DeepSeek',
  hosts: ['chat.deepseek.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/a/chat/s/${nativeId}`,
  conversation: new RegExp(`^/a/chat/s/(${UUID})/?$`),
  expectsTurns: /^\/(?:a\/chat\/s|share)\/[^/]/,
});
