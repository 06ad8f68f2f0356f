import type { BrowserContext } from '@playwright/test';
import { withBrowserProtocol } from './browser-protocol.ts';

/**
 * Installs an unpacked extension into a running browser, as "Load unpacked" does.
 *
 * @returns its id.
 */
export async function installExtension(context: BrowserContext, folder: string): Promise<string> {
  return withBrowserProtocol(context, async (session) => {
    const { id } = await session.send('Extensions.loadUnpacked', { path: folder });
    return id;
  });
}

/** Removes an extension from `installExtension` with all that it has stored and was allowed. */
export async function removeExtension(context: BrowserContext, id: string): Promise<void> {
  await withBrowserProtocol(context, (session) => session.send('Extensions.uninstall', { id }));
}
