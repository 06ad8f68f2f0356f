import { type ConversationAddress, MAX_ID_UNITS, type Site, UUID } from './addresses/site-address.ts';

/**
 * A site that people run on hosts of their own: its pages are recognised by structure, on whatever host they
 * stand. A native id begins with the origin, since two hosts may use the same id.
 */
export interface HostedSite extends Site {
  newConversationUrl(origin: string): string;
  /** The address of a conversation of which only the id is known; none where the id names no origin. */
  findConversationUrl(nativeId: string): string | undefined;
}

/** Routes of version 0.9, 2026-05; shared ones stand under `/s/`. */
const openwebui = buildHostedSite({
  key: 'openwebui',
  label: 'Open WebUI',
  newPath: '/',
  conversationPath: (id) => `/c/${id}`,
  conversation: new RegExp(`^/c/(${UUID})/?$`),
  expectsTurns: /^\/[cs]\//,
  isTemporary: ({ searchParams }) => searchParams.get('temporary-chat') === 'true',
});

/** Routes of 2026. */
const librechat = buildHostedSite({
  key: 'librechat',
  label: 'LibreChat',
  newPath: '/c/new',
  conversationPath: (id) => `/c/${id}`,
  conversation: new RegExp(`^/c/(${UUID})/?$`),
  expectsTurns: /^\/c\/(?!new\/?$)|^\/share\//,
});

/** The page that the llama.cpp server brings along, 2026-11: its routes stand behind the `#`. */
const llamacpp = buildHostedSite({
  key: 'llamacpp',
  label: 'llama.cpp',
  newPath: '/#/',
  conversationPath: (id) => `/#/chat/${id}`,
  conversation: new RegExp(`#/chat/(${UUID})/?$`),
  expectsTurns: /#\/chat\//,
});

/** The software of HuggingChat on another host, 2026-11. */
const chatui = buildHostedSite({
  key: 'chatui',
  label: 'Chat UI',
  newPath: '/',
  conversationPath: (id) => `/conversation/${id}`,
  conversation: new RegExp(`^/conversation/([0-9a-f]{24}|${UUID})/?$`),
  expectsTurns: /\/(?:conversation|r)\//,
});

/** Every site that is recognised by its structure. */
export const hostedSites = { openwebui, librechat, llamacpp, chatui } as const;

/** A page of which nothing is known: how it is read is a guess, and its address says nothing. */
export const guessedSite: Site = {
  key: 'generic',
  label: 'a chat page',
  findConversation: () => ({ temporary: false, expectsTurns: false }),
};

interface HostedRoutes {
  readonly key: string;
  readonly label: string;
  readonly newPath: string;
  readonly conversationPath: (id: string) => string;
  /** Path and fragment of a conversation that has an id; the id is its only group. */
  readonly conversation: RegExp;
  readonly expectsTurns: RegExp;
  /** Absent where no address shows that a conversation is temporary. */
  readonly isTemporary?: (url: URL) => boolean;
}

function buildHostedSite(routes: HostedRoutes): HostedSite {
  const { key, label } = routes;
  return {
    key,
    label,
    newConversationUrl: (origin) => `${origin}${routes.newPath}`,
    findConversation: (url) => findConversation(url, routes),
    findConversationUrl: (nativeId) => {
      const [, origin, id] = /^(https?:\/\/[^/]+)\/([^/]+)$/.exec(nativeId) ?? [];
      if (origin === undefined || id === undefined) return undefined;
      return `${origin}${routes.conversationPath(encodeURIComponent(id))}`;
    },
  };
}

function findConversation(url: URL, routes: HostedRoutes): ConversationAddress {
  const place = `${url.pathname}${url.hash}`;
  const temporary = routes.isTemporary?.(url) ?? false;
  const expectsTurns = routes.expectsTurns.test(place);
  const id = temporary ? undefined : routes.conversation.exec(place)?.[1];
  const nativeId = `${url.origin}/${id}`;
  const isKnown = id !== undefined && nativeId.length <= MAX_ID_UNITS;
  return isKnown ? { nativeId, temporary, expectsTurns } : { temporary, expectsTurns };
}
