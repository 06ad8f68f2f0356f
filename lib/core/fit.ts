import * as z from 'zod/mini';

/** Whether a text will stand in a composer as it is, before anything is inserted. */
export const fitSchema = z.strictObject({
  outcome: z.enum(['fits', 'attachment', 'too-long', 'unknown']),
  /** What that rests on: the composer's own limit, an earlier insertion of this packet there, what others reported. */
  basis: z.enum(['composer', 'seen', 'reported', 'nothing']),
  /** How much is taken, in UTF-16 code units, where that is known. */
  limitUnits: z.optional(z.int()),
  /** When it was reported. */
  reported: z.optional(z.string()),
});
export type Fit = z.infer<typeof fitSchema>;
