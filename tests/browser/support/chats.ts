import type { BrowserContext, Page } from '@playwright/test';
import type { AssistantMode } from '../../../demo/assistant/mode.ts';
import type { BrowserSession } from '../../../demo/browser-session.ts';
import { openChat, pressSend, readCounters } from '../../../demo/chat-page.ts';
import { museumShopChat } from '../../../demo/chats/shipped-chats.ts';
import type { Skin } from '../../../demo/sites/skin.ts';
import type { HandoffView } from '../../../lib/core/views.ts';
import { ask, tabOf } from './worker-messages.ts';

/** Opens the long conversation on a site. */
export async function openLongChat(context: BrowserContext, skin: Skin): Promise<Page> {
  const page = await context.newPage();
  await openChat(page, skin, { conversationId: museumShopChat.id });
  return page;
}

/** Opens a new chat on a site, with an assistant of one temper. */
export async function openNewChat(
  context: BrowserContext,
  skin: Skin,
  assistant: AssistantMode,
): Promise<Page> {
  const page = await context.newPage();
  await openChat(page, skin, { assistant });
  return page;
}

/** Captures and prepares the long conversation, without looking at the views. */
export async function prepareLongChat(session: BrowserSession, skin: Skin): Promise<HandoffView> {
  const popup = await session.openPopupFor(await openLongChat(session.context, skin));
  const { draft } = await ask(popup, 'capture', { tabId: tabOf(popup) });
  const { conversationId, version } = draft;
  const handoff = await ask(popup, 'prepare', { conversationId, version, dropped: [] });
  await popup.close();
  return handoff;
}

/** Presses Send, as only the user can, and waits until the assistant has answered. */
export async function sendAndWait(page: Page, skin: Skin): Promise<void> {
  const { answers } = await readCounters(page);
  await pressSend(page, skin);
  await page.locator(`html[data-answers="${answers + 1}"]`).waitFor();
}
