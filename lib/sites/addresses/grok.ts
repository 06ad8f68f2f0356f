import { buildAddress, UUID } from './site-address.ts';

const IN_PROJECT = new RegExp(`^${UUID}$`);

/**
 * Routes seen 2026-01 to 2026-10; inside a project the id stands in the query. Grok inside X is another page at
 * another host and is not read as this one.
 */
export const grokAddress = buildAddress({
  key: 'grok',
  label: 'Grok',
  hosts: ['grok.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/c/${nativeId}`,
  conversation: new RegExp(`^/(?:project/[^/]+/)?c/(${UUID})/?$`),
  findId: ({ pathname, searchParams }) => {
    const id = searchParams.get('chat') ?? '';
    return pathname.startsWith('/project/') && IN_PROJECT.test(id) ? id : undefined;
  },
  expectsTurns: /^\/(?:project\/[^/]+\/)?c\/[^/]|^\/share\//,
  isTemporary: ({ hash }) => hash === '#private',
});
