import * as z from 'zod/mini';

/**
 * What became of a text that was to stand in a composer.
 *
 * - `verified`: read back after the editor had settled, and equal.
 * - `altered`: read back, and different.
 * - `truncated`: read back, and cut off: the text's beginning stands there, or stood there, and nothing behind it.
 * - `attachment`: the composer does not hold the text, and a new attachment stands beside it.
 * - `unknown`: could not be read back; neither a success nor a failure.
 * - `already-there`: the composer held the whole text before; nothing was inserted.
 * - `no-composer`: there is no composer here that Baton can write to; nothing was inserted.
 */
const insertionOutcomeSchema = z.enum([
  'verified',
  'altered',
  'truncated',
  'attachment',
  'unknown',
  'already-there',
  'no-composer',
]);

/**
 * What the page script reports about one insertion; it holds no text of the page. The page script imports
 * the type only, and whoever receives the value parses it with this schema.
 */
export const insertionResultSchema = z.strictObject({
  outcome: insertionOutcomeSchema,
  /** Name of the method that was used last, such as `insert-text`; absent when nothing was inserted. */
  method: z.optional(z.string().check(z.maxLength(40))),
  /**
   * For `altered` and `truncated`: the first UTF-16 code unit of the text, without its outer newlines, that the composer
   * does not hold in its place; the length of the text when only something behind it is wrong.
   */
  differenceAtUnits: z.optional(z.int().check(z.minimum(0))),
  /** For `truncated`: the part of the text was taken out again, and the composer holds what it held before. */
  takenBack: z.optional(z.boolean()),
  /** Whether the user's own draft was seen to stand before or after the text; true when there was none. */
  draftKept: z.boolean(),
});
export type InsertionResult = z.infer<typeof insertionResultSchema>;
