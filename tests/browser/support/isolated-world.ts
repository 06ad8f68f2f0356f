import type { Page } from '@playwright/test';

/** Evaluates an expression in the isolated world that the extension has in a page, the newest one where there are more. */
export async function inIsolatedWorld<T>(page: Page, expression: string): Promise<T> {
  const worlds = await findWorlds(page);
  const newest = worlds.at(-1);
  if (newest === undefined) throw new Error('the extension has no world in this page');
  return await evaluateIn<T>(page, newest, expression);
}

/** Evaluates an expression in each isolated world of the extension in a page: an orphan's and its successor's. */
export async function inAllIsolatedWorlds<T>(page: Page, expression: string): Promise<T[]> {
  const results: T[] = [];
  for (const world of await findWorlds(page)) results.push(await evaluateIn<T>(page, world, expression));
  return results;
}

async function findWorlds(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const worlds: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.auxData?.type === 'isolated' && context.name === 'Baton') worlds.push(context.id);
  });
  await session.send('Runtime.enable');
  await session.detach();
  return worlds;
}

async function evaluateIn<T>(page: Page, contextId: number, expression: string): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}
