import type { Locator, Page } from '@playwright/test';
import type { AssistantMode } from './assistant/mode.ts';
import type { Skin } from './sites/skin.ts';

/** What a page's counters say; they begin at 0 with each load. */
export interface PageCounters {
  /** Clicks on the send button, by whomever. */
  sendClicks: number;
  /** Enter keys that reached the composer. */
  enterKeydowns: number;
  /** Messages that were sent. */
  submits: number;
  /** Answers that the assistant has finished. */
  answers: number;
}

/** A page of any browser's driver, in which a function without arguments can be run. */
export interface CountedPage {
  evaluate(read: () => Record<string, string | undefined>): Promise<Record<string, string | undefined>>;
}

/** How a chat page is opened. */
export interface OpenOptions {
  /** Absent for a new chat. */
  conversationId?: string;
  assistant?: AssistantMode;
  /** The assistant's answers stand still in the middle until "Continue" is pressed. */
  isStreamHeld?: boolean;
  /** More of the address's query, such as `{ virtual: '8' }` (`demo/page/virtual-options.ts`). */
  query?: Readonly<Record<string, string>>;
}

/** Address of a chat page. */
export function chatUrl(skin: Skin, options: OpenOptions = {}): string {
  const { conversationId, assistant, isStreamHeld, query } = options;
  const path = conversationId === undefined ? skin.newChatPath : skin.conversationPath(conversationId);
  const url = new URL(path, `https://${skin.host}`);
  if (skin.generation === 'classic') url.searchParams.set('generation', skin.generation);
  if (assistant !== undefined) url.searchParams.set('assistant', assistant);
  if (isStreamHeld) url.searchParams.set('stream', 'hold');
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url.href;
}

/** Opens a chat page and waits until its composer works. */
export async function openChat(page: Page, skin: Skin, options: OpenOptions = {}): Promise<void> {
  await page.goto(chatUrl(skin, options));
  await page.locator('html[data-page-ready="true"]').waitFor();
}

/** The composer of a chat page. */
export function composerOf(page: Page, skin: Skin): Locator {
  return page.locator(skin.composerSelector);
}

/** Types a message and presses the send button, as the user does. */
export async function sendMessage(page: Page, skin: Skin, message: string): Promise<void> {
  await composerOf(page, skin).click();
  for (const [index, line] of message.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Shift+Enter');
    await page.keyboard.insertText(line);
  }
  await pressSend(page, skin);
}

/** Presses the send button on what stands in the composer. */
export async function pressSend(page: Page, skin: Skin): Promise<void> {
  await page.locator(skin.sendSelector).click();
}

/** Reads the page's counters. */
export async function readCounters(page: CountedPage): Promise<PageCounters> {
  const counters = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return {
    sendClicks: Number(counters.sendClicks),
    enterKeydowns: Number(counters.enterKeydowns),
    submits: Number(counters.submits),
    answers: Number(counters.answers),
  };
}
