import { type BrowserSession, startBrowserSession } from '../../../demo/browser-session.ts';
import { installExtension, removeExtension } from '../../../demo/extension/install.ts';
import type { DemoServer } from '../../../demo/server.ts';

/** One browser for many tests, of which each finds it as it would find a new one. */
export interface SharedBrowser {
  /** Installs the extension anew, runs a test, and removes the extension, its data and all pages. */
  lend(extension: string | null, use: (session: BrowserSession) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

function refuse(): never {
  throw new Error('other tests use this browser too: set test.use({ ownBrowser: true })');
}

/** The same browser, without what would end it for the tests that come after. */
function withoutEnd(session: BrowserSession): BrowserSession {
  return {
    ...session,
    get context() {
      return session.context;
    },
    get profile() {
      return refuse();
    },
    kill: refuse,
    relaunch: refuse,
    close: refuse,
  };
}

async function closePages({ context }: BrowserSession): Promise<void> {
  const pages = context.pages();
  // Without any page the browser would end.
  await context.newPage();
  for (const page of pages) await page.close();
  await context.clearCookies();
}

/** A browser that starts with the first test that wants it. */
export function createSharedBrowser(server: DemoServer): SharedBrowser {
  let started: Promise<BrowserSession> | undefined;
  const start = () => startBrowserSession({ server, extension: undefined, isHeadless: true });
  return {
    async lend(extension, use) {
      started ??= start();
      const session = await started;
      const id = extension === null ? undefined : await installExtension(session.context, extension);
      await use(withoutEnd(session));
      await closePages(session);
      if (id !== undefined) await removeExtension(session.context, id);
    },
    async close() {
      await (await started)?.close();
    },
  };
}
