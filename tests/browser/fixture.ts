import { type BrowserContext, test as base } from '@playwright/test';
import { extensionFolder } from '../../demo/browser.ts';
import { type BrowserSession, startBrowserSession } from '../../demo/browser-session.ts';
import { type DemoServer, startDemoServer } from '../../demo/server.ts';
import { createSharedBrowser, type SharedBrowser } from './support/shared-browser.ts';

interface TestFixtures {
  /** Folder of the unpacked extension; null for a browser without one. */
  extension: string | null;
  /**
   * Whether the test gets a browser and a profile of its own: to kill it, to look into its files, or to use the
   * clipboard, which a browser has only one of. Others get one that is used before and after them, emptied.
   */
  ownBrowser: boolean;
  /** The browser and everything that can be done to it. */
  session: BrowserSession;
  /** The session's first browser. After `session.relaunch()` use `session.context`. */
  context: BrowserContext;
  extensionId: string;
  /** The sites as they ship and an empty log, before each test. */
  freshSites: undefined;
}

interface WorkerFixtures {
  server: DemoServer;
  sharedBrowser: SharedBrowser;
}

/** A test with the two chat sites and a browser in which the built extension is installed. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startDemoServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  sharedBrowser: [
    async ({ server }, use) => {
      const shared = createSharedBrowser(server);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  freshSites: [
    async ({ server }, use) => {
      server.reset();
      await use(undefined);
    },
    { auto: true },
  ],
  extension: [extensionFolder, { option: true }],
  ownBrowser: [false, { option: true }],
  session: async ({ server, sharedBrowser, extension, ownBrowser }, use) => {
    if (!ownBrowser) return sharedBrowser.lend(extension, use);
    const session = await startBrowserSession({
      server,
      extension: extension ?? undefined,
      isHeadless: true,
    });
    await use(session);
    await session.close();
  },
  context: async ({ session }, use) => use(session.context),
  extensionId: async ({ session }, use) => use(await session.extensionId()),
});

export { expect } from '@playwright/test';
