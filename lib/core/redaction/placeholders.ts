import * as z from 'zod/mini';
import { findingCategories } from './categories.ts';
import { type FindingCategory, findingCategorySchema } from './finding.ts';
import { findPlaceholders, placeholderPattern } from './placeholder-shape.ts';

/** One masked value. `typed` values came from an editor's field and go when their placeholder does. */
export const placeholderEntrySchema = z.strictObject({
  placeholder: z.string().check(z.maxLength(40)),
  category: findingCategorySchema,
  value: z.string().check(z.minLength(1)),
  origin: z.enum(['captured', 'typed']),
});
export type PlaceholderEntry = z.infer<typeof placeholderEntrySchema>;

const numbersSchema = z.partialRecord(findingCategorySchema, z.int().check(z.minimum(1)));

/** One for each category, so that a table stored before a category existed gains it. */
function firstNumbers(): Record<FindingCategory, number> {
  // Built from the closed list itself, so every category has its entry.
  return Object.fromEntries(findingCategories.map((category) => [category, 1])) as Record<
    FindingCategory,
    number
  >;
}

/**
 * Which placeholder stands for which value, and the next free number of each category. It holds the secrets
 * themselves: it lives in the memory of the session and is never written to disk.
 */
export const placeholderTableSchema = z.strictObject({
  entries: z.array(placeholderEntrySchema),
  next: z.pipe(
    numbersSchema,
    z.transform((numbers) => ({ ...firstNumbers(), ...numbers })),
  ),
});
export type PlaceholderTable = z.infer<typeof placeholderTableSchema>;

/** A table in which nothing is masked yet. */
export function emptyTable(): PlaceholderTable {
  return { entries: [], next: firstNumbers() };
}

/** The placeholder of a category and a number, such as `[EMAIL_1]`. */
export function renderPlaceholder(category: FindingCategory, number: number): string {
  return `[${category}_${number}]`;
}

/** All placeholders that stand in the texts. */
export function placeholdersIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => findPlaceholders(text).map(({ placeholder }) => placeholder)));
}

/** Moves the next free numbers behind those that the texts already hold, whoever wrote them there. */
export function skipNumbersIn(
  texts: readonly string[],
  next: PlaceholderTable['next'],
): PlaceholderTable['next'] {
  const skipped = { ...next };
  for (const placeholder of placeholdersIn(texts)) {
    const { category, number } = parsePlaceholder(placeholder);
    skipped[category] = Math.max(skipped[category], number + 1);
  }
  return skipped;
}

function parsePlaceholder(placeholder: string): { category: FindingCategory; number: number } {
  const [, stem, digits] = new RegExp(placeholderPattern.source).exec(placeholder) ?? [];
  return { category: findingCategorySchema.parse(stem), number: Number(digits) };
}

/** The value behind a placeholder; undefined when the table does not know it. */
export function unmaskValue(table: PlaceholderTable, placeholder: string): string | undefined {
  return table.entries.find((entry) => entry.placeholder === placeholder)?.value;
}

/**
 * Forgets typed values whose placeholder stands nowhere any more, so that a half-typed secret leaves no
 * trace. Their numbers are free again as long as no higher one was given since.
 *
 * @param stillUsed the placeholders that stand somewhere, from `placeholdersIn`.
 */
export function releaseTyped(table: PlaceholderTable, stillUsed: ReadonlySet<string>): PlaceholderTable {
  const isReleased = (entry: PlaceholderEntry): boolean =>
    entry.origin === 'typed' && !stillUsed.has(entry.placeholder);
  const released = new Set(table.entries.filter(isReleased).map((entry) => entry.placeholder));
  const next = { ...table.next };
  for (const category of findingCategories) {
    while (released.has(renderPlaceholder(category, next[category] - 1))) next[category] -= 1;
  }
  return { entries: table.entries.filter((entry) => !isReleased(entry)), next };
}
