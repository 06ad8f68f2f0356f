import { buildAddress, UUID } from './site-address.ts';

/** Routes seen 2026-01 to 2026-10: also inside a custom GPT or a project, `/g/<id>/c/<uuid>`. */
export const chatgptAddress = buildAddress({
  key: 'chatgpt',
  label: 'ChatGPT',
  hosts: ['chatgpt.com', 'chat.openai.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/c/${nativeId}`,
  conversation: new RegExp(`^/(?:g/[^/]+/)?c/(${UUID})/?$`),
  // Provisional ids (`WEB:…`, `local-chatgpt:…`) stand at `/c/` until the server has answered.
  expectsTurns: /^\/(?:g\/[^/]+\/)?c\/|^\/share\//,
  isTemporary: ({ searchParams }) => searchParams.get('temporary-chat') === 'true',
});
