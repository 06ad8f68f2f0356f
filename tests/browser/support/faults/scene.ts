import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { extensionFolder } from '../../../../demo/browser.ts';
import { type BrowserSession, startBrowserSession } from '../../../../demo/browser-session.ts';
import { openChat } from '../../../../demo/chat-page.ts';
import { museumShopChat } from '../../../../demo/chats/shipped-chats.ts';
import type { DemoServer } from '../../../../demo/server.ts';
import { chatgptShell } from '../../../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../../../demo/sites/claude.ts';
import { tabOf } from '../worker-messages.ts';

/** Which chat a transition reads or writes. */
export type Side = 'source' | 'destination';

/** A chat that Baton was opened in, and a page of the extension that may ask for it. */
export interface OpenedChat {
  page: Page;
  popup: Page;
  tabId: number;
}

/** A browser with a copy of the extension that can be updated, and what is open in it. */
export interface FaultScene {
  readonly session: BrowserSession;
  /** The chat of a side; it is opened, and Baton in it, where it is not. */
  chat(side: Side): Promise<OpenedChat>;
  /** A page of the extension that only watches. */
  watcher(): Promise<Page>;
  /** Another page of the extension, without any script of its own. */
  openPage(): Promise<Page>;
  /**
   * Closes what is open: the next question for it opens it anew.
   *
   * @param keepSource Whether the chat that is left and Baton's right to read it are still there.
   */
  startOver(keepSource: boolean): Promise<void>;
  /** Raises the version of the extension on disk, and gives it. */
  raiseVersion(): string;
  close(): Promise<void>;
}

/** A copy of the built extension that an update may change. */
function copyExtension(): { folder: string; raiseVersion(): string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'baton-extension-'));
  cpSync(extensionFolder, folder, { recursive: true });
  const file = path.join(folder, 'manifest.json');
  let updates = 0;
  return {
    folder,
    raiseVersion() {
      updates += 1;
      const version = `9.0.${updates}`;
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
      return version;
    },
  };
}

async function openBatonIn(session: BrowserSession, side: Side): Promise<OpenedChat> {
  const page = await session.context.newPage();
  if (side === 'source') await openChat(page, chatgptShell, { conversationId: museumShopChat.id });
  else await openChat(page, claudeRows, { assistant: 'as-asked' });
  const popup = await session.openPopupFor(page);
  const tabId = tabOf(popup);
  // From here on only the test asks; what the view has asked for already ends with the worker.
  await popup.goto(new URL('/manifest.json', popup.url()).href);
  await session.stopWorker();
  return { page, popup, tabId };
}

/** Starts the browser. */
export async function startFaultScene(server: DemoServer): Promise<FaultScene> {
  const { folder, raiseVersion } = copyExtension();
  const session = await startBrowserSession({ server, extension: folder, isHeadless: true });
  // Asked for once: later on the worker may not be running, and then nothing would tell.
  const id = await session.extensionId();
  const chats = new Map<Side, OpenedChat>();
  let watcher: Page | undefined;
  const openPage = async (): Promise<Page> => {
    const page = await session.context.newPage();
    await page.goto(`chrome-extension://${id}/manifest.json`);
    return page;
  };
  return {
    session,
    openPage,
    async chat(side) {
      const known = chats.get(side);
      if (known) return known;
      const opened = await openBatonIn(session, side);
      chats.set(side, opened);
      return opened;
    },
    async watcher() {
      watcher ??= await openPage();
      return watcher;
    },
    async startOver(keepSource) {
      const source = chats.get('source');
      chats.clear();
      watcher = undefined;
      const fresh = await openPage();
      for (const page of session.context.pages()) {
        if (page !== fresh && !(keepSource && page === source?.page)) await page.close();
      }
      watcher = fresh;
      if (keepSource && source) chats.set('source', { ...source, popup: await openPage() });
    },
    raiseVersion,
    async close() {
      await session.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
