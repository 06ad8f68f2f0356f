import { buildAddress } from './site-address.ts';

/** Routes of 2026-08; a second account stands under `/u/1/`. */
export const aistudioAddress = buildAddress({
  key: 'aistudio',
  label: 'AI Studio',
  hosts: ['aistudio.google.com'],
  newPath: '/prompts/new_chat',
  conversationPath: (nativeId) => `/prompts/${nativeId}`,
  conversation: /^(?:\/u\/\d+)?\/prompts\/(?!new_)([\w-]{6,100})\/?$/,
  expectsTurns: /^(?:\/u\/\d+)?\/prompts\/(?!new_)./,
});
