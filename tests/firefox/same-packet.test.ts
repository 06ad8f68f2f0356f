import { extensionFolder } from '../../demo/browser.ts';
import { startBrowserSession } from '../../demo/browser-session.ts';
import { openChat } from '../../demo/chat-page.ts';
import type { DemoChat } from '../../demo/chats/chat.ts';
import { shippedChats } from '../../demo/chats/shipped-chats.ts';
import type { DemoServer } from '../../demo/server.ts';
import type { Skin } from '../../demo/sites/skin.ts';
import { skins } from '../../demo/sites/skins.ts';
import { canonicalize } from '../../lib/core/canonical-json.ts';
import { packetId } from '../../lib/core/packet-id.ts';
import { readIntactPacketText } from '../../lib/core/read-packet-text.ts';
import type { Reply } from '../../lib/core/replies.ts';
import type { Request, RequestName } from '../../lib/core/requests.ts';
import * as chromium from '../browser/support/worker-messages.ts';
import { expect, test } from './fixture.ts';
import * as firefox from './support/messages.ts';
import type { FirefoxSession } from './support/session.ts';

/**
 * The id of each shipped chat's packet, on each page that the demo can show. Whatever changes a packet (a rule of
 * suggestion or redaction, a field, what an adapter reads) changes them, and then they are pinned anew.
 */
const pinnedIds: Readonly<Record<string, string>> = {
  'Moving the museum shop (chatgpt, app-shell)':
    'f224e171d15b4b2a1821af34754958581b59509108bacde5000fb54899fe933e',
  'Moving the museum shop (chatgpt, classic)':
    '1765c0c29fcd858be3b8ff75988d09de72e411dd7c6283223d7ac189f6f6cc95',
  'Moving the museum shop (claude, transcript-row)':
    '0218a9a4c625ba39e4b2a4e8461606023df154a69e75db6f71ce2eececb8bade',
  'Sign for the museum door (chatgpt, app-shell)':
    'bb36eb102b0e814704fd2c0e5876eb9351464bf67060c0a4ff1c5a4bcc3b712c',
  'Sign for the museum door (chatgpt, classic)':
    '18219bf38999002bc724484a6f3a958d6744d8e9e62eadd7aed0d92ded2404ce',
  'Sign for the museum door (claude, transcript-row)':
    '7e12c2c25a862c9054d715329c1e11c7476d676951c5fdadb459ecf8c88f0d84',
};

/** A popup for a chat, whichever browser shows it. */
interface ChatPopup {
  readonly tabId: number;
  ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name>>;
}

type OpenPopup = (skin: Skin, chat: DemoChat) => Promise<ChatPopup>;

const cases = skins.flatMap((skin) => shippedChats.map((chat) => ({ skin, chat })));
const nameOf = ({ skin, chat }: (typeof cases)[number]) => `${chat.title} (${skin.site}, ${skin.generation})`;

/** What one browser made of a chat. */
interface Prepared {
  readonly id: string;
  /** The packet as it stands in the text that is pasted. */
  readonly text: string;
  readonly packet: unknown;
}

/**
 * Prepares every chat on every page, one after another. Both generations of a page show the same conversation: the
 * first packet is cancelled, and the second is the next revision, which names the one before.
 */
async function prepareAll(openPopup: OpenPopup): Promise<Map<string, Prepared>> {
  const prepared = new Map<string, Prepared>();
  for (const one of cases) {
    const { tabId, ask } = await openPopup(one.skin, one.chat);
    const { draft } = await ask('capture', { tabId });
    const { conversationId, version } = draft;
    const { receipt, packet, text } = await ask('prepare', { conversationId, version, dropped: [] });
    await ask('cancel', { packetId: receipt.packetId });
    prepared.set(nameOf(one), { id: receipt.packetId, packet, text });
  }
  return prepared;
}

async function prepareInChromium(server: DemoServer): Promise<Map<string, Prepared>> {
  const session = await startBrowserSession({ server, extension: extensionFolder, isHeadless: true });
  const openPopup: OpenPopup = async (skin, chat) => {
    const page = await session.context.newPage();
    await openChat(page, skin, { conversationId: chat.id });
    const popup = await session.openPopupFor(page);
    return {
      tabId: chromium.tabOf(popup),
      ask: (name, request) => chromium.ask(popup, name, request),
    };
  };
  try {
    return await prepareAll(openPopup);
  } finally {
    await session.close();
  }
}

async function prepareInFirefox(session: FirefoxSession): Promise<Map<string, Prepared>> {
  return prepareAll(async (skin, chat) => {
    const popup = await session.openPopupFor(await session.openChat(skin, { conversationId: chat.id }));
    return {
      tabId: await firefox.readTabId(popup),
      ask: (name, request) => firefox.ask(popup, name, request),
    };
  });
}

const idsOf = (prepared: ReadonlyMap<string, Prepared>) =>
  Object.fromEntries([...prepared].map(([name, { id }]) => [name, id]));

test('each shipped chat has the same packet, byte for byte, and the same id in Chromium, Firefox and Node', async ({
  server,
  firefox: session,
}) => {
  const [inChromium, inFirefox] = await Promise.all([prepareInChromium(server), prepareInFirefox(session)]);
  expect(inFirefox).toEqual(inChromium);
  for (const [name, { id, packet, text }] of inFirefox) {
    expect(canonicalize(packet), name).toBe(canonicalize(inChromium.get(name)?.packet));
    expect(packetId(packet), name).toBe(id);
    expect(readIntactPacketText(text).id, name).toBe(id);
  }
  expect(idsOf(inFirefox)).toEqual(pinnedIds);
});
