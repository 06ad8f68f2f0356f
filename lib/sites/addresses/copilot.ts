import { buildAddress } from './site-address.ts';

/** Routes of the page for everyone, seen 2026-03. */
export const copilotAddress = buildAddress({
  key: 'copilot',
  label: 'Microsoft Copilot',
  hosts: ['copilot.microsoft.com', 'copilot.com', 'www.copilot.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/chats/${nativeId}`,
  conversation: /^\/chats\/([\w-]+)\/?$/,
  expectsTurns: /^\/(?:chats|shares)\/[^/]/,
});

/** Routes of the page for organisations, seen 2026-08: another product, whose conversations must not leave it. */
export const m365CopilotAddress = buildAddress({
  key: 'm365-copilot',
  label: 'Microsoft 365 Copilot',
  hosts: ['m365.cloud.microsoft', 'copilot.cloud.microsoft'],
  newPath: '/chat',
  conversationPath: (nativeId) => `/chat/conversation/${nativeId}`,
  conversation: /^(?:\/u\/\d+)?\/chat\/(?:[^/]+\/)?conversation\/([\w-]+)\/?$/,
  expectsTurns: /\/conversation\/[^/]/,
});
