import * as z from 'zod/mini';
import { MAX_STRING_UNITS } from './packet.ts';
import { findCodeRanges } from './redaction/code-ranges.ts';

/** The most UTF-16 code units of an excerpt's label. */
export const MAX_LABEL_UNITS = 200;
/** The most UTF-16 code units of the name of a language. */
export const MAX_LANGUAGE_UNITS = 60;

const id = z.string().check(z.minLength(1), z.maxLength(60));

/** A passage of the conversation that travels word for word, masked as everything is. */
export const excerptSchema = z.strictObject({
  id,
  label: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL_UNITS)),
  /** What the code is written in, where the passage is a block of code that says so. */
  language: z.optional(z.string().check(z.maxLength(MAX_LANGUAGE_UNITS))),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_STRING_UNITS)),
  /** Where it stands; not known of one that came with a packet. */
  turnIndex: z.optional(z.int().check(z.minimum(0))),
  /** For code: whether the user says that somebody ran it. */
  tested: z.optional(z.boolean()),
  /** Left out by the user; kept here so that it can come back. */
  removed: z.optional(z.literal(true)),
});
export type Excerpt = z.infer<typeof excerptSchema>;

const marks = [
  z.strictObject({ kind: z.literal('remove'), id }),
  z.strictObject({ kind: z.literal('restore'), id }),
  z.strictObject({ kind: z.literal('mark-tested'), id, tested: z.boolean() }),
] as const;

/** What can be done with an excerpt that is there. */
export const excerptMarkSchema = z.discriminatedUnion('kind', [...marks]);
export type ExcerptMark = z.infer<typeof excerptMarkSchema>;

/** One act of the user on the excerpts of a draft. Doing it twice does it once. */
export const excerptChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), excerpt: excerptSchema }),
  ...marks,
]);
export type ExcerptChange = z.infer<typeof excerptChangeSchema>;

/** The excerpts after one act. */
export function changeExcerpts(excerpts: readonly Excerpt[], change: ExcerptChange): Excerpt[] {
  if (change.kind === 'add') {
    return [...excerpts.filter((one) => one.id !== change.excerpt.id), change.excerpt];
  }
  return excerpts.map((one) => (one.id === change.id ? markExcerpt(one, change) : one));
}

function markExcerpt(excerpt: Excerpt, mark: ExcerptMark): Excerpt {
  if (mark.kind === 'mark-tested') return { ...excerpt, tested: mark.tested };
  const { removed: _, ...kept } = excerpt;
  return mark.kind === 'restore' ? kept : { ...kept, removed: true };
}

/** The marks that make an excerpt what it was at another time; one that was not there yet is left out. */
export function marksToward(now: Excerpt, before: Excerpt | undefined): ExcerptMark[] {
  const { id } = now;
  const wasLeftOut = before?.removed ?? before === undefined;
  const marks: ExcerptMark[] = [];
  if (wasLeftOut !== (now.removed ?? false)) marks.push({ kind: wasLeftOut ? 'remove' : 'restore', id });
  if (before?.tested !== undefined && before.tested !== now.tested)
    marks.push({ kind: 'mark-tested', id, tested: before.tested });
  return marks;
}

/** A block of code in a turn. */
export interface CodeBlock {
  readonly language?: string;
  readonly text: string;
}

/** The fenced blocks of a turn's Markdown, in order, without their fences. */
export function findCodeBlocks(markdown: string): CodeBlock[] {
  return findCodeRanges(markdown).flatMap(({ start, end }) => {
    const text = markdown.slice(start, end).replace(/\n$/, '');
    // A span in a line is no block: a block begins behind the line of its fence.
    const opening = markdown.slice(0, start).split('\n').at(-2) ?? '';
    const language = /(?:`{3,40}|~{3,40})[ \t]{0,10}([^\s`]{0,60})[^\n]{0,200}$/.exec(opening)?.[1];
    if (markdown.charAt(start - 1) !== '\n' || language === undefined || text.trim() === '') return [];
    return [{ text, ...(language === '' ? {} : { language }) }];
  });
}
