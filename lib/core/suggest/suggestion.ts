import * as z from 'zod/mini';

/** Sections of a draft for which the rules propose items, in the order in which a reader wants them. */
export const suggestedSections = [
  'goal',
  'confirmed_facts',
  'decisions',
  'restrictions',
  'instructions',
  'open_items',
  'blockers',
  'unknowns',
  'progress_prepared',
  'progress_tested',
  'progress_deployed',
  'progress_verified',
  'done',
  'rejected',
  'last_completed_step',
  'next_step',
] as const;

/** One of the sections for which the rules propose items. */
export const suggestedSectionSchema = z.enum(suggestedSections);
export type SuggestedSection = z.infer<typeof suggestedSectionSchema>;

/** An item that the rules propose. It is never applied by itself: a person keeps, changes or drops it. */
export const suggestionSchema = z.strictObject({
  section: suggestedSectionSchema,
  /** A sentence that can be understood without the conversation. */
  text: z.string().check(z.minLength(1)),
  /** A restriction in the user's own words; `text` gives it a subject and keeps its negator. */
  words: z.optional(z.string()),
  /** Who said it. What an assistant said is a claim until the user confirms it. */
  role: z.enum(['user', 'assistant']),
  turnIndex: z.int().check(z.minimum(0)),
  /** The sentence as it stands in the turn, word for word. */
  quote: z.string(),
  /** Sending, deploying, deleting, publishing, paying: never without a new order. */
  externalEffect: z.optional(z.boolean()),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
