import { parseArgs } from 'node:util';
import { extensionFolder } from './browser.ts';
import { type BrowserSession, startBrowserSession } from './browser-session.ts';
import { openChat } from './chat-page.ts';
import { museumShopChat } from './chats/shipped-chats.ts';
import { walkThrough } from './journey/walk.ts';
import { startDemoServer } from './server.ts';
import { chatgptShell } from './sites/chatgpt-shell.ts';

const HINT = [
  'Click the Baton button in the toolbar, look at the draft and choose "Prepare".',
  'Then go to https://claude.ai/new in this browser, click Baton again and choose "Insert here".',
];

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Shows the long conversation and leaves the browser to the user until they close it. */
async function letUserTry(session: BrowserSession): Promise<void> {
  const { context } = session;
  const page = context.pages()[0] ?? (await context.newPage());
  await openChat(page, chatgptShell, { conversationId: museumShopChat.id });
  console.log(`\n${HINT.join('\n')}\n`);
  await new Promise((resolve) => {
    context.once('close', resolve);
    process.once('SIGINT', resolve);
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { headless: { type: 'boolean', default: false } } });
  const isHeadless = values.headless || !hasDisplay();
  const server = await startDemoServer();
  const session = await startBrowserSession({ server, extension: extensionFolder, isHeadless });
  try {
    await (isHeadless ? walkThrough(session, server) : letUserTry(session));
  } finally {
    await session.close();
    await server.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
