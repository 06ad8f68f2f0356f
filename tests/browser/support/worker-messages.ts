import type { Page } from '@playwright/test';
import { HandoffError } from '../../../lib/core/errors.ts';
import { answerSchema, type Reply } from '../../../lib/core/replies.ts';
import type { Request, RequestName } from '../../../lib/core/requests.ts';

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

/** What became of a message: an answer, or nothing because the worker died with it. */
export type Outcome<Name extends RequestName> = { answered: true; reply: Reply<Name> } | { answered: false };

/** Sends one message from a page of the extension, as its views do. */
export async function ask<Name extends RequestName>(
  page: Page,
  name: Name,
  request: Request<Name>,
): Promise<Reply<Name>> {
  const outcome = await tryToAsk(page, name, request);
  if (!outcome.answered) throw new Error(`the worker died while it worked on "${name}"`);
  return outcome.reply;
}

/** Sends one message to a worker that may die with it. */
export async function tryToAsk<Name extends RequestName>(
  page: Page,
  name: Name,
  request: Request<Name>,
): Promise<Outcome<Name>> {
  const value = await page.evaluate((message) => chrome.runtime.sendMessage(message).catch(() => undefined), {
    name,
    request,
  });
  if (value === undefined) return { answered: false };
  const answer = answerSchema.parse(value);
  if (!answer.ok) throw new HandoffError(answer.error.code, answer.error.detail);
  return { answered: true, reply: answer.value as Reply<Name> };
}

/** The tab that a popup was opened for. */
export function tabOf(popup: Page): number {
  return Number(new URL(popup.url()).searchParams.get('tab'));
}
