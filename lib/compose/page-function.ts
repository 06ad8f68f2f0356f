import type { InsertionResult } from '../core/insertion.ts';

/**
 * What the worker asks of the page: a text, the origin that the user saw when they clicked, and the token that was
 * planted in the document that was read for this click. With a file name the text is given to the site as a file.
 */
export type InsertionRequest = { text: string; origin: string; token: string; fileName?: string };

declare global {
  /**
   * The one function that the page script defines, in the extension's isolated world, where the page cannot see
   * it. The worker calls it by `scripting.executeScript`, after it has injected the script into that tab:
   *
   * ```ts
   * func: (request: InsertionRequest) => globalThis.batonInsert?.(request)
   * ```
   *
   * It rejects with `TAB_CHANGED` when the page is no longer of the origin in the request, and when the token was not
   * planted in this document or was used before.
   */
  var batonInsert: ((request: InsertionRequest) => Promise<InsertionResult>) | undefined;

  /**
   * Settles when the insertions asked for so far are done. It outlives an injection, so that two clicks
   * never insert twice: the second one waits, and then finds the text already there.
   */
  var batonInsertionsDone: Promise<unknown> | undefined;
}
