import * as z from 'zod/mini';

/**
 * What the page script says about an insertion. `verified`: read back, equal; `altered`: read back, different at
 * `differenceAtUnits` (UTF-16 units of the text); `attachment`: the site made a file of it; `unknown`: it could
 * not be read back; `already-there`: the composer held it before; `no-composer`: nothing was done.
 */
export const insertionSchema = z.strictObject({
  outcome: z.enum(['verified', 'altered', 'attachment', 'unknown', 'already-there', 'no-composer']),
  method: z.optional(z.string().check(z.maxLength(60))),
  differenceAtUnits: z.optional(z.int().check(z.minimum(0))),
  /** Whether the user's own draft still stands in the composer as it was. */
  draftKept: z.boolean(),
});
export type Insertion = z.infer<typeof insertionSchema>;
