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

/** Whether an address is one of a site's; the host must be equal, a look-alike or a sub-domain is none. */
export function isAddressOf(site: SiteAddress, url: URL): boolean {
  return url.protocol === 'https:' && site.hosts.includes(url.host) && site.holdsPath(url.pathname);
}

/** A path segment that holds an id as most sites write it. */
export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The most characters of an id; what is longer is a route that nobody knows, and no id. */
export const MAX_ID_UNITS = 150;

/** The routes of one site, as data. */
export interface Routes {
  readonly key: string;
  readonly label: string;
  readonly hosts: readonly [string, ...string[]];
  /** What the site's paths begin with, where it does not have its hosts to itself. */
  readonly path?: RegExp;
  readonly newPath: string;
  readonly conversationPath: (nativeId: string) => string;
  /** Path of a conversation that has an id; the id is its only group. */
  readonly conversation: RegExp;
  /** The id, where it does not stand in the path. */
  readonly findId?: (url: URL) => string | undefined;
  /** Paths on which turns must be there. */
  readonly expectsTurns: RegExp;
  /** Absent where no address shows that a conversation is temporary. */
  readonly isTemporary?: (url: URL) => boolean;
}

/** Builds the addresses of a site from its routes. */
export function buildAddress(routes: Routes): SiteAddress {
  const { key, label, hosts, path = /^/ } = routes;
  const origin = `https://${hosts[0]}`;
  return {
    key,
    label,
    hosts,
    newConversationUrl: `${origin}${routes.newPath}`,
    holdsPath: (candidate) => path.test(candidate),
    findConversation: (url) => {
      const temporary = routes.isTemporary?.(url) ?? false;
      const nativeId = temporary ? undefined : findId(routes, url);
      const expectsTurns = nativeId !== undefined || routes.expectsTurns.test(url.pathname);
      return nativeId === undefined ? { temporary, expectsTurns } : { nativeId, temporary, expectsTurns };
    },
    conversationUrl: (nativeId) => `${origin}${routes.conversationPath(encodeURIComponent(nativeId))}`,
  };
}

function findId({ conversation, findId: elsewhere }: Routes, url: URL): string | undefined {
  const id = conversation.exec(url.pathname)?.[1] ?? elsewhere?.(url);
  return id === undefined || id === '' || id.length > MAX_ID_UNITS ? undefined : id;
}
