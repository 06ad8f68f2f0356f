import type { Page } from '@playwright/test';
import type { BrowserSession } from '../../../demo/browser-session.ts';
import { openChat } from '../../../demo/chat-page.ts';
import { museumShopChat } from '../../../demo/chats/shipped-chats.ts';
import type { Skin } from '../../../demo/sites/skin.ts';
import type { Reply } from '../../../lib/core/replies.ts';
import { ask, tabOf } from './worker-messages.ts';

/** Where a list stands before the sweep begins. */
export type Start = 'top' | 'middle' | 'bottom';

/** A chat page and a popup that was opened on it. */
export interface SweptChat {
  page: Page;
  popup: Page;
  tabId: number;
}

/** Opens a long chat that keeps at most eight turns mounted, moved to where the sweep begins. */
export async function openVirtualChat(
  session: BrowserSession,
  skin: Skin,
  start: Start = 'bottom',
  query: Readonly<Record<string, string>> = {},
): Promise<SweptChat> {
  const page = await session.context.newPage();
  await openChat(page, skin, { conversationId: museumShopChat.id, query: { virtual: '8', ...query } });
  await moveList(page, start);
  const popup = await session.openPopupFor(page);
  const tabId = tabOf(popup);
  // A view would ask for the progress as well, and take the result: only the test asks here.
  await popup.goto(new URL(`/manifest.json?tab=${tabId}`, popup.url()).href);
  // A tab behind another one draws a frame a second at most; the popup of a user does not cover the page.
  await page.bringToFront();
  return { page, popup, tabId };
}

/** Moves the list and waits until what is there is drawn. */
export async function moveList(page: Page, to: Start): Promise<void> {
  await page.evaluate(async (place) => {
    const scroller = document.querySelector('.scroller')!;
    const range = scroller.scrollHeight - scroller.clientHeight;
    const isReversed = scroller.classList.contains('reverse');
    const share = { top: 0, middle: 0.5, bottom: 1 }[place];
    scroller.scrollTop = isReversed ? range * (share - 1) : range * share;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  }, to);
}

/** What the user sees of the list: the turn at the view's upper edge, and how far from it that begins. */
export interface View {
  text: string;
  top: number;
}

/** Looks at the list as the user does. */
export async function findView(page: Page): Promise<View> {
  return page.evaluate(() => {
    const view = document.querySelector('.scroller')!.getBoundingClientRect();
    for (const element of document.querySelectorAll('[data-turn-key], [data-turn], [data-perf-row]')) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > view.top + 1) return { text: element.textContent ?? '', top: Math.round(top - view.top) };
    }
    throw new Error('no turn is in view');
  });
}

/** Asks for the progress, as an open view does, until the reading fits. */
export async function waitForReading(
  { popup, tabId }: Pick<SweptChat, 'popup' | 'tabId'>,
  fits: (progress: Reply<'reading-progress'>) => boolean,
): Promise<Reply<'reading-progress'>[]> {
  const seen: Reply<'reading-progress'>[] = [];
  for (;;) {
    const progress = await ask(popup, 'reading-progress', { tabId });
    seen.push(progress);
    if (fits(progress)) return seen;
    if (!['running', 'paused'].includes(progress.state)) {
      throw new Error(`the reading ended otherwise: ${JSON.stringify(progress)}`);
    }
  }
}

/** Reads all of a chat, and gives what was said about it on the way and at the end. */
export async function readAll(chat: SweptChat): Promise<Reply<'reading-progress'>[]> {
  await ask(chat.popup, 'start-reading-all', { tabId: chat.tabId });
  return waitForReading(chat, ({ state }) => state === 'done');
}

/** Who said what in the turns that the session's memory holds. */
export async function readTurns(popup: Page, conversationId: string): Promise<string[]> {
  const turns: string[] = [];
  for (let turnIndex = 0; ; turnIndex += 1) {
    const read = await ask(popup, 'read-turn', { conversationId, turnIndex });
    if (read.outcome === 'gone') return turns;
    turns.push(`${read.role}: ${read.markdown}`);
  }
}
