import type { BrowserContext } from '@playwright/test';
import { withBrowserProtocol } from './browser-protocol.ts';

/**
 * Kills the extension's service worker, as the browser does at any moment; does nothing if none is running. The
 * next message or event starts a new one. Until then do not evaluate anything in the old handle: it hangs.
 */
export async function stopWorker(context: BrowserContext, extensionId: string): Promise<void> {
  const prefix = `chrome-extension://${extensionId}/`;
  await withBrowserProtocol(context, async (session) => {
    const findWorker = async () => {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.find(({ type, url }) => type === 'service_worker' && url.startsWith(prefix));
    };
    const worker = await findWorker();
    if (worker === undefined) return;
    await session.send('Target.closeTarget', { targetId: worker.targetId });
    // Chromium 156 reports no Target.targetDestroyed for a worker that is closed this way.
    while ((await findWorker())?.targetId === worker.targetId);
  });
}
