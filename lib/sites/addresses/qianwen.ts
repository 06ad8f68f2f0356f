import { buildAddress } from './site-address.ts';

/** Routes seen 2026-10. Another site than Qwen's, with another page. */
export const qianwenAddress = buildAddress({
  key: 'qianwen',
  label: 'Qianwen',
  hosts: ['www.qianwen.com', 'qianwen.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: /^\/chat\/([\w-]{6,100})\/?$/,
  expectsTurns: /^\/(?:chat|share)\//,
});
