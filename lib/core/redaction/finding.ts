import * as z from 'zod/mini';
import { findingCategories } from './categories.ts';

/** One of the closed list of categories. */
export const findingCategorySchema = z.enum(findingCategories);
export type FindingCategory = z.infer<typeof findingCategorySchema>;

/** A stretch of a text, `[start, end)` in UTF-16 code units. */
export type TextRange = { readonly start: number; readonly end: number };

/** `high` is masked until the user allows it; `low` is only listed. */
export type Confidence = 'high' | 'low';

/** A stretch of a text that one rule holds for a secret or for personal data. Carries no text itself. */
export type Finding = TextRange & {
  readonly ruleId: string;
  readonly category: FindingCategory;
  readonly confidence: Confidence;
};
