import type { Page } from '@playwright/test';
import type { BrowserSession } from '../browser-session.ts';
import type { DemoServer } from '../server.ts';
import type { Skin } from '../sites/skin.ts';

/** What the steps of the journey share. */
export interface Journey {
  session: BrowserSession;
  server: DemoServer;
  /** The site that the work leaves, and the page with the long conversation. */
  source: { skin: Skin; page: Page };
  /** The site where the work goes on, and the page of a new chat. */
  destination: { skin: Skin; page: Page };
  /** Baton's popup as the last step left it. */
  popup: Page | undefined;
  /** Says something about the step that runs. */
  say(line: string): void;
  /** Saves pictures of a page, light and dark. */
  picture(page: Page, name: string): Promise<void>;
}

/** One thing that the user does, with what they see afterwards. */
export interface JourneyStep {
  /** What the console says, as an act of the user. */
  name: string;
  run(journey: Journey): Promise<void>;
}

/** Opens the popup for a chat with a click on the toolbar button, and closes the one before. */
export async function openPopup(journey: Journey, chat: Page): Promise<Page> {
  await journey.popup?.close();
  journey.popup = await journey.session.openPopupFor(chat);
  return journey.popup;
}

/** The popup that an earlier step has opened. */
export function getPopup({ popup }: Journey): Page {
  if (popup === undefined) throw new Error('no step has opened the popup yet');
  return popup;
}
