import { buildAddress, UUID } from './site-address.ts';

/** Routes seen 2026-02 to 2026-10. */
export const claudeAddress = buildAddress({
  key: 'claude',
  label: 'Claude',
  hosts: ['claude.ai', 'claude.com'],
  newPath: '/new',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: new RegExp(`^/chat/(${UUID})/?$`),
  expectsTurns: /^\/(?:chat|share)\//,
  isTemporary: ({ searchParams }) => searchParams.has('incognito'),
});
