import * as z from 'zod/mini';
import { type FindingCategory, findingCategories, findingCategorySchema, type TextRange } from './finding.ts';

/** What `[EMAIL_1]` and its like look like. At most five digits, so that no text can make numbers explode. */
const placeholderPattern = new RegExp(`\\[(${findingCategories.join('|')})_([1-9]\\d{0,4})\\]`, 'g');

/** One masked value. `typed` values came from an editor's field and go when their placeholder does. */
export const placeholderEntrySchema = z.strictObject({
  placeholder: z.string().check(z.maxLength(40)),
  category: findingCategorySchema,
  value: z.string().check(z.minLength(1)),
  origin: z.enum(['captured', 'typed']),
});
export type PlaceholderEntry = z.infer<typeof placeholderEntrySchema>;

/**
 * Which placeholder stands for which value, and the next free number of each category. It holds the secrets
 * themselves: it lives in the memory of the session and is never written to disk.
 */
export const placeholderTableSchema = z.strictObject({
  entries: z.array(placeholderEntrySchema),
  next: z.record(findingCategorySchema, z.int().check(z.minimum(1))),
});
export type PlaceholderTable = z.infer<typeof placeholderTableSchema>;

/** A table in which nothing is masked yet. */
export function emptyTable(): PlaceholderTable {
  const next: PlaceholderTable['next'] = {
    PRIVATE_KEY: 1,
    CONNECTION_STRING: 1,
    API_KEY: 1,
    TOKEN: 1,
    COOKIE: 1,
    PASSWORD: 1,
    EMAIL: 1,
    CARD: 1,
    IBAN: 1,
    PHONE: 1,
  };
  return { entries: [], next };
}

/** The placeholder of a category and a number, such as `[EMAIL_1]`. */
export function renderPlaceholder(category: FindingCategory, number: number): string {
  return `[${category}_${number}]`;
}

/** Everything in a text that has the shape of a placeholder, whether a table knows it or not. In order. */
export function findPlaceholders(text: string): (TextRange & { placeholder: string })[] {
  return [...text.matchAll(placeholderPattern)].map((match) => ({
    placeholder: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
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
