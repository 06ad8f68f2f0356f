import type { Page } from 'puppeteer-core';
import { HandoffError } from '../../../lib/core/errors.ts';
import { answerSchema, type Reply } from '../../../lib/core/replies.ts';
import type { Request, RequestName } from '../../../lib/core/requests.ts';

declare const browser: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** Sends one message from a page of the extension, as its views do. */
export async function ask<Name extends RequestName>(
  page: Page,
  name: Name,
  request: Request<Name>,
): Promise<Reply<Name>> {
  const message = { name, request };
  const answer = answerSchema.parse(
    await page.evaluate((value) => browser.runtime.sendMessage(value), message),
  );
  if (!answer.ok) throw new HandoffError(answer.error.code, answer.error.detail);
  return answer.value as Reply<Name>;
}

/** The tab that a popup was opened for. */
export async function readTabId(popup: Page): Promise<number> {
  // The driver itself does not learn the addresses of an extension's pages.
  return Number(new URLSearchParams(await popup.evaluate(() => location.search)).get('tab'));
}
