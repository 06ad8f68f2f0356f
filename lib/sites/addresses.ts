/** What an address inside a site says about the conversation that stands there. */
export interface ConversationAddress {
  /** The site's own id; absent for a new, temporary, provisional or shared conversation. */
  readonly nativeId?: string;
  /** A conversation that the site will not keep. */
  readonly temporary: boolean;
  /** Whether turns must be there: if none are found, the page was not understood. */
  readonly expectsTurns: boolean;
}

/** The addresses of one site. No DOM in here: the background imports this table, the adapters build on it. */
export interface SiteAddress {
  /** Key such as `chatgpt`; also the first part of a conversation's id. */
  readonly key: string;
  readonly label: string;
  /** Host names, matched exactly; the first one is used for links. */
  readonly hosts: readonly [string, ...string[]];
  readonly newConversationUrl: string;
  findConversation(url: URL): ConversationAddress;
  /** The address of a conversation of which only the id is known. */
  conversationUrl(nativeId: string): string;
}

/** A path segment that holds an id as both sites write it. */
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Routes seen 2026-01 to 2026-10: also inside a custom GPT or a project, `/g/<id>/c/<uuid>`. */
const chatgpt = buildAddress({
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

/** Routes seen 2026-02 to 2026-10. */
const claude = buildAddress({
  key: 'claude',
  label: 'Claude',
  hosts: ['claude.ai', 'claude.com'],
  newPath: '/new',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: new RegExp(`^/chat/(${UUID})/?$`),
  expectsTurns: /^\/(?:chat|share)\//,
  isTemporary: ({ searchParams }) => searchParams.has('incognito'),
});

/** Every site that has an adapter. */
export const siteAddresses = { chatgpt, claude } as const;

/** Key of a site that has an adapter. */
export type SiteKey = keyof typeof siteAddresses;

/** The site of a key, as it stands in receipts and in the first part of a conversation's id. */
export function findSite(key: string): SiteAddress | undefined {
  return Object.values(siteAddresses).find((site) => site.key === key);
}

/** Finds the site that an address belongs to; the host must be equal, a look-alike or a sub-domain is none. */
export function findSiteAddress(url: URL): SiteAddress | undefined {
  if (url.protocol !== 'https:') return undefined;
  return Object.values(siteAddresses).find(({ hosts }) => hosts.includes(url.host));
}

interface Routes {
  readonly key: string;
  readonly label: string;
  readonly hosts: readonly [string, ...string[]];
  readonly newPath: string;
  readonly conversationPath: (nativeId: string) => string;
  /** Path of a conversation that has an id; the id is its only group. */
  readonly conversation: RegExp;
  readonly expectsTurns: RegExp;
  readonly isTemporary: (url: URL) => boolean;
}

function buildAddress(routes: Routes): SiteAddress {
  const { key, label, hosts } = routes;
  const origin = `https://${hosts[0]}`;
  return {
    key,
    label,
    hosts,
    newConversationUrl: `${origin}${routes.newPath}`,
    findConversation: (url) => {
      const temporary = routes.isTemporary(url);
      const expectsTurns = routes.expectsTurns.test(url.pathname);
      const nativeId = temporary ? undefined : routes.conversation.exec(url.pathname)?.[1];
      return nativeId === undefined ? { temporary, expectsTurns } : { nativeId, temporary, expectsTurns };
    },
    conversationUrl: (nativeId) => `${origin}${routes.conversationPath(encodeURIComponent(nativeId))}`,
  };
}
