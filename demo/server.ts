import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { findAsset } from './server/assets.ts';
import { createCertificate } from './server/certificate.ts';
import { type Conversations, createConversations, savedTurnSchema } from './server/conversations.ts';
import { contentSecurityPolicy, renderDocument } from './server/page-document.ts';
import { bundlePageScript } from './server/page-script.ts';
import { describeRequest, isForeign, type LoggedRequest } from './server/request-log.ts';
import { demoHosts, findSkin } from './sites/skins.ts';

/** The two chat sites, served from loopback under their real host names. */
export interface DemoServer {
  port: number;
  /** Base64 SHA-256 of the certificate's public key. */
  publicKeyHash: string;
  /** Every request since the start or the last reset, for any host. */
  requests: LoggedRequest[];
  conversations: Conversations;
  /** Requests that neither a chat page nor Chromium itself made. */
  foreignRequests(): LoggedRequest[];
  /** Empties the log and takes the conversations back to how they ship. */
  reset(): void;
  close(): Promise<void>;
}

const CONVERSATION_PATH = /^\/(?:c|chat)\/([0-9a-f-]{36})$/;
const TURNS_PATH = /^\/backend\/conversations\/([0-9a-f-]{36})\/turns$/;

interface SiteContext {
  conversations: Conversations;
  pageScript: string;
}

function answer(
  response: ServerResponse,
  status: number,
  type = 'text/plain',
  content: string | Buffer = '',
): void {
  // Like the real sites: a conversation is not left in the browser's cache on disk.
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}

function servePage(host: string, url: URL, { conversations }: SiteContext, response: ServerResponse): void {
  const id = CONVERSATION_PATH.exec(url.pathname)?.[1];
  const conversation = id === undefined ? undefined : conversations.find(host, id);
  const skin = findSkin(host, url.searchParams.get('generation') ?? conversation?.generation ?? null);
  const path = id === undefined ? skin?.newChatPath : skin?.conversationPath(id);
  if (skin === undefined || path !== url.pathname || (id !== undefined && conversation === undefined)) {
    answer(response, 404);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce));
  const sidebar = conversations.list(host);
  answer(response, 200, 'text/html; charset=utf-8', renderDocument({ skin, conversation, sidebar, nonce }));
}

async function saveTurn(
  id: string,
  host: string,
  context: SiteContext,
  request: IncomingMessage,
): Promise<number> {
  const saved = savedTurnSchema.safeParse(JSON.parse(await text(request)));
  if (!saved.success) return 400;
  context.conversations.addTurn(host, id, saved.data);
  return 204;
}

async function serve(
  context: SiteContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host, url: path, method } = describeRequest(request);
  const url = new URL(path, `https://${host}`);
  if (!demoHosts.includes(host)) return answer(response, 404);
  const savedId = TURNS_PATH.exec(url.pathname)?.[1];
  if (method === 'POST' && savedId !== undefined) {
    return answer(response, await saveTurn(savedId, host, context, request));
  }
  if (method !== 'GET') return answer(response, 405);
  const asset = findAsset(url.pathname, context.pageScript);
  if (asset !== undefined) return answer(response, 200, asset.type, asset.content);
  servePage(host, url, context, response);
}

/** Starts the server on a free port of loopback. */
export async function startDemoServer(): Promise<DemoServer> {
  const { key, certificate, publicKeyHash } = createCertificate(demoHosts);
  const context = { conversations: createConversations(demoHosts), pageScript: await bundlePageScript() };
  const requests: LoggedRequest[] = [];
  const server = createServer({ key, cert: certificate }, (request, response) => {
    requests.push(describeRequest(request));
    serve(context, request, response).catch(() => answer(response, 500));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    publicKeyHash,
    requests,
    conversations: context.conversations,
    foreignRequests: () => requests.filter(isForeign),
    reset() {
      requests.length = 0;
      context.conversations.reset();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
