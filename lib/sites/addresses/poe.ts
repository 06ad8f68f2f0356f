import { buildAddress } from './site-address.ts';

/** Routes of 2025-12; `/<name of a bot>` is a conversation without an id in its address. */
export const poeAddress = buildAddress({
  key: 'poe',
  label: 'Poe',
  hosts: ['poe.com', 'www.poe.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: /^\/chat\/([\w-]{4,100})\/?$/,
  expectsTurns: /^\/(?:chat|s)\//,
});
