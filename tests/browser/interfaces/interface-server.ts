import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { replyTo } from '../../../demo/assistant/reply.ts';
import { createCertificate } from '../../../demo/server/certificate.ts';
import { bundlePageScript } from '../../../demo/server/page-script.ts';

/** A chat interface that other people wrote and publish: its page here, and its controls as its users find them. */
export interface ChatInterface {
  readonly name: string;
  readonly host: string;
  readonly style?: string;
  readonly composer: string;
  readonly send: string;
}

export const interfaces = {
  deepChat: {
    name: 'deep-chat',
    host: 'deep-chat.example',
    composer: '#text-input',
    send: '#submit-icon',
  },
  nlux: {
    name: 'nlux',
    host: 'nlux.example',
    style: '@nlux/themes/nova.css',
    composer: 'textarea',
    send: '.nlux-comp-composer button',
  },
  chatscope: {
    name: 'chatscope',
    host: 'chatscope.example',
    style: '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css',
    composer: '.cs-message-input__content-editor',
    send: '.cs-button--send',
  },
} as const satisfies Record<string, ChatInterface>;

/** Serves each interface under its own host name from loopback, with a scripted OpenAI-compatible server behind it. */
export interface InterfaceServer {
  readonly port: number;
  readonly publicKeyHash: string;
  /** The user's messages, as the server received them. */
  readonly received: string[];
  close(): Promise<void>;
}

const requestSchema = z.object({
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const resolve = createRequire(import.meta.url).resolve;

/** Starts the server on a free port. */
export async function startInterfaceServer(): Promise<InterfaceServer> {
  const all: readonly ChatInterface[] = Object.values(interfaces);
  const { key, certificate, publicKeyHash } = createCertificate(all.map(({ host }) => host));
  const pages = new Map<string, string>();
  for (const one of all) pages.set(one.host, await renderPage(one));
  const received: string[] = [];
  const server = createServer({ key, cert: certificate }, (request, response) => {
    answer(request, response, pages, received).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    publicKeyHash,
    received,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: ReadonlyMap<string, string>,
  received: string[],
): Promise<void> {
  const page = pages.get(request.headers.host ?? '');
  if (request.url === '/v1/chat/completions' && request.method === 'POST') {
    const { messages } = requestSchema.parse(await json(request));
    const message = messages.at(-1)?.content ?? '';
    received.push(message);
    stream(response, replyTo(message, 'as-asked') ?? '');
  } else if (request.url === '/' && page !== undefined)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  else response.writeHead(404).end();
}

/** A chunk for each few words, as OpenAI streams them. */
function stream(response: ServerResponse, reply: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const content of reply.match(/[\s\S]{1,40}/g) ?? [])
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  response.end('data: [DONE]\n\n');
}

async function renderPage({ name, style }: ChatInterface): Promise<string> {
  const script = await bundlePageScript(new URL(`../../pages/interfaces/${name}.ts`, import.meta.url));
  const css = style === undefined ? '' : readFileSync(resolve(style), 'utf8');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">',
    `<title>Chat</title><style>${css}</style><body>`,
    `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
  ].join('');
}
