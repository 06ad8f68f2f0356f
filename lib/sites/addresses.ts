/** What an address inside a site says about the conversation that stands there. */
export interface ConversationAddress {
  /** The site's own id; absent for a new, temporary, provisional or shared conversation. */
  readonly nativeId?: string;
  /** A conversation that the site will not keep. */
  readonly temporary: boolean;
  /** Whether turns must be there: if none are found, the page was not understood. */
  readonly expectsTurns: boolean;
}

/** What is known of a site without its page. No DOM in here: the background imports it, the adapters build on it. */
export interface Site {
  /** Key such as `chatgpt`; also the first part of a conversation's id. */
  readonly key: string;
  readonly label: string;
  findConversation(url: URL): ConversationAddress;
}

/** A site that stands at addresses of its own. */
export interface SiteAddress extends Site {
  /** Host names, matched exactly; the first one is used for links. */
  readonly hosts: readonly [string, ...string[]];
  readonly newConversationUrl: string;
  /** Whether a path on one of the hosts is the site's; a host may serve other things beside it. */
  holdsPath(path: string): boolean;
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

/** Routes seen 2026-05; `/s/` is a shared conversation. */
const qwen = buildAddress({
  key: 'qwen',
  label: 'Qwen',
  hosts: ['chat.qwen.ai'],
  newPath: '/',
  conversationPath: (nativeId) => `/c/${nativeId}`,
  conversation: new RegExp(`^/c/(${UUID})/?$`),
  expectsTurns: /^\/[cs]\//,
  isTemporary: () => false,
});

/** Routes seen 2026-10. Another site than Qwen's, with another page. */
const qianwen = buildAddress({
  key: 'qianwen',
  label: 'Qianwen',
  hosts: ['www.qianwen.com', 'qianwen.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: /^\/chat\/([\w-]{6,100})\/?$/,
  expectsTurns: /^\/(?:chat|share)\//,
  isTemporary: () => false,
});

/** Routes of 2026-08; the rest of the host is a library of models. */
const huggingchat = buildAddress({
  key: 'huggingchat',
  label: 'HuggingChat',
  hosts: ['huggingface.co'],
  path: /^\/chat(?:\/|$)/,
  newPath: '/chat/',
  conversationPath: (nativeId) => `/chat/conversation/${nativeId}`,
  conversation: new RegExp(`^/chat/conversation/([0-9a-f]{24}|${UUID})/?$`),
  expectsTurns: /^\/chat\/(?:conversation|r)\//,
  isTemporary: () => false,
});

/** Routes of 2026-08; a second account stands under `/u/1/`. */
const aistudio = buildAddress({
  key: 'aistudio',
  label: 'AI Studio',
  hosts: ['aistudio.google.com'],
  newPath: '/prompts/new_chat',
  conversationPath: (nativeId) => `/prompts/${nativeId}`,
  conversation: /^(?:\/u\/\d+)?\/prompts\/(?!new_)([\w-]{6,100})\/?$/,
  expectsTurns: /^(?:\/u\/\d+)?\/prompts\/(?!new_)./,
  isTemporary: () => false,
});

/** Routes of 2025-12; `/<name of a bot>` is a conversation without an id in its address. */
const poe = buildAddress({
  key: 'poe',
  label: 'Poe',
  hosts: ['poe.com', 'www.poe.com'],
  newPath: '/',
  conversationPath: (nativeId) => `/chat/${nativeId}`,
  conversation: /^\/chat\/([\w-]{4,100})\/?$/,
  expectsTurns: /^\/(?:chat|s)\//,
  isTemporary: () => false,
});

/** Every site with an address of its own that has an adapter. */
export const siteAddresses = { chatgpt, claude, qwen, qianwen, huggingchat, aistudio, poe } as const;

/** Finds the site that an address belongs to; the host must be equal, a look-alike or a sub-domain is none. */
export function findSiteAddress(url: URL): SiteAddress | undefined {
  if (url.protocol !== 'https:') return undefined;
  return Object.values(siteAddresses).find(
    (site) => site.hosts.includes(url.host) && site.holdsPath(url.pathname),
  );
}

interface Routes {
  readonly key: string;
  readonly label: string;
  readonly hosts: readonly [string, ...string[]];
  /** What the paths of the site begin with, where it does not have its hosts to itself. */
  readonly path?: RegExp;
  readonly newPath: string;
  readonly conversationPath: (nativeId: string) => string;
  /** Path of a conversation that has an id; the id is its only group. */
  readonly conversation: RegExp;
  readonly expectsTurns: RegExp;
  readonly isTemporary: (url: URL) => boolean;
}

function buildAddress(routes: Routes): SiteAddress {
  const { key, label, hosts, path = /^/ } = routes;
  const origin = `https://${hosts[0]}`;
  return {
    key,
    label,
    hosts,
    newConversationUrl: `${origin}${routes.newPath}`,
    holdsPath: (candidate) => path.test(candidate),
    findConversation: (url) => {
      const temporary = routes.isTemporary(url);
      const expectsTurns = routes.expectsTurns.test(url.pathname);
      const nativeId = temporary ? undefined : routes.conversation.exec(url.pathname)?.[1];
      return nativeId === undefined ? { temporary, expectsTurns } : { nativeId, temporary, expectsTurns };
    },
    conversationUrl: (nativeId) => `${origin}${routes.conversationPath(encodeURIComponent(nativeId))}`,
  };
}
