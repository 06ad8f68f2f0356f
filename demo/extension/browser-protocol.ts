import type { BrowserContext, CDPSession } from '@playwright/test';

/** Runs an action with a debugging session of the whole browser, and ends the session. */
export async function withBrowserProtocol<T>(
  context: BrowserContext,
  action: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = context.browser();
  if (browser === null) throw new Error('the context has no browser of its own');
  const session = await browser.newBrowserCDPSession();
  try {
    return await action(session);
  } finally {
    await session.detach();
  }
}

/** What the debugging protocol says about a target. */
export interface TargetDescription {
  targetId: string;
  type: string;
  url: string;
}

/** Waits for a target that fits, or takes the one that is there. Needs a session with nothing else on it. */
export async function waitForTarget(
  session: CDPSession,
  fits: (target: TargetDescription) => boolean,
): Promise<TargetDescription> {
  const found = new Promise<TargetDescription>((resolve) => {
    const check = ({ targetInfo }: { targetInfo: TargetDescription }) => {
      if (fits(targetInfo)) resolve(targetInfo);
    };
    session.on('Target.targetCreated', check);
    session.on('Target.targetInfoChanged', check);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
  return found;
}
