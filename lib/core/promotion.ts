import * as z from 'zod/mini';

/** What an act did to claims: the user took one for true, or took that back. Ids of items and times, no text. */
export const promotionSchema = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  withdrawn: z.boolean(),
  atMs: z.int().check(z.minimum(0)),
});
export type Promotion = z.infer<typeof promotionSchema>;
