import { test as base } from 'vitest';
import { type DemoServer, startDemoServer } from '../../demo/server.ts';
import { type FirefoxSession, startFirefox } from './support/session.ts';

interface Fixtures {
  /** The two chat sites, as they ship. */
  server: DemoServer;
  /** A Firefox with the built extension; all tests of a file share it. */
  firefox: FirefoxSession;
}

/** A test with the two chat sites and a real Firefox in which the built extension is installed. */
export const test = base.extend<Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startDemoServer();
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  firefox: [
    async ({ server }, use) => {
      const firefox = await startFirefox(server);
      await use(firefox);
      await firefox.close();
    },
    { scope: 'file' },
  ],
});

export { expect } from 'vitest';
