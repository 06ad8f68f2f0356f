import * as z from 'zod/mini';

/** What a finding is, and the stem of its placeholder: `EMAIL` becomes `[EMAIL_1]`. */
export const findingCategories = [
  'PRIVATE_KEY',
  'CONNECTION_STRING',
  'API_KEY',
  'TOKEN',
  'COOKIE',
  'PASSWORD',
  'EMAIL',
  'CARD',
  'IBAN',
  'PHONE',
] as const;

/** One of the closed list of categories. */
export const findingCategorySchema = z.enum(findingCategories);
export type FindingCategory = z.infer<typeof findingCategorySchema>;

/** A stretch of a text, `[start, end)` in UTF-16 code units. */
export type TextRange = { readonly start: number; readonly end: number };

/** A stretch of a text that one rule holds for a secret or for personal data. Carries no text itself. */
export type Finding = TextRange & { readonly ruleId: string; readonly category: FindingCategory };
