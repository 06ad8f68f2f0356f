import type { BrowserContext } from '@playwright/test';
import { waitForTarget, withBrowserProtocol } from './browser-protocol.ts';

/**
 * Kills the extension's service worker, as the browser does at any moment. The next message or event starts a
 * new one; until then do not evaluate anything in the old handle, it hangs.
 */
export async function stopWorker(context: BrowserContext, extensionId: string): Promise<void> {
  const prefix = `chrome-extension://${extensionId}/`;
  await withBrowserProtocol(context, async (session) => {
    const worker = await waitForTarget(
      session,
      ({ type, url }) => type === 'service_worker' && url.startsWith(prefix),
    );
    const gone = new Promise<void>((resolve) => {
      session.on('Target.targetDestroyed', ({ targetId }) => {
        if (targetId === worker.targetId) resolve();
      });
    });
    await session.send('Target.closeTarget', { targetId: worker.targetId });
    await gone;
  });
}
