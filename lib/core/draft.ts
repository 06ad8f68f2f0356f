import * as z from 'zod/mini';
import { attachmentSchema, roleSchema, unreadPartSchema } from './capture.ts';
import { completenessSchema } from './completeness.ts';
import { MAX_STRING_UNITS } from './packet.ts';
import { packetIdSchema } from './packet-id.ts';
import { findingCategorySchema } from './redaction/finding.ts';
import { sectionKeys } from './sections.ts';
import { languageCodes } from './suggest/language.ts';

const count = z.int().check(z.minimum(0));
const timeMs = count;
const text = z.string().check(z.maxLength(MAX_STRING_UNITS));
const itemId = z.string().check(z.minLength(1), z.maxLength(60));

/** Where an item came from: the turn, counted from 0, and the sentence as it stood there, masked. */
export const itemSourceSchema = z.strictObject({ turnIndex: count, role: roleSchema, quote: text });

/** One thing that the draft says. Its texts are masked. */
export const draftItemSchema = z.strictObject({
  id: itemId,
  section: z.enum(sectionKeys),
  text,
  /** A restriction's own words of the user, beside the full sentence in `text`. */
  words: z.optional(text),
  /** `author` is the user writing in Baton; the others spoke in the conversation. */
  speaker: z.enum(['user', 'assistant', 'author']),
  source: z.optional(itemSourceSchema),
  /** The user confirmed this claim of the assistant. */
  confirmed: z.boolean(),
  /** Left out by the user; kept here so that it can come back. */
  removed: z.boolean(),
  /** An open item whose doing has an effect outside the conversation. */
  externalEffect: z.boolean(),
  /** Stable name of an open item in every revision, such as `T-3`. */
  openId: z.optional(itemId),
  /** The text as it was suggested, once the user has changed it. */
  original: z.optional(text),
  /** Grows with each change of this item; an edit says which version it was based on. */
  version: count,
});
export type DraftItem = z.infer<typeof draftItemSchema>;

/** A placeholder of the draft and what the user decided. Only a value that the user allowed stands here. */
export const maskedValueSchema = z.strictObject({
  placeholder: z.string().check(z.maxLength(80)),
  category: z.string().check(z.maxLength(60)),
  allowedValue: z.optional(text),
  /** The value was typed here, and the user has not said yet whether it may travel. */
  undecided: z.optional(z.boolean()),
});
export type MaskedValue = z.infer<typeof maskedValueSchema>;

/** The state of a conversation before it is frozen into a packet. Everything in it is masked. */
export const draftSchema = z.strictObject({
  conversationId: z.string().check(z.minLength(1), z.maxLength(200)),
  site: z.string().check(z.maxLength(40)),
  /** The revision that preparing this draft gives. */
  revision: z.int().check(z.minimum(1)),
  previousPacketId: z.optional(packetIdSchema),
  /** The packet that this very content was frozen into. */
  preparedAs: z.optional(packetIdSchema),
  /** Grows with each change of the draft. */
  version: count,
  paused: z.boolean(),
  capturedAtMs: timeMs,
  updatedAtMs: timeMs,
  items: z.array(draftItemSchema),
  completeness: completenessSchema,
  attachments: z.array(z.extend(attachmentSchema, { turnIndex: count })),
  unread: z.array(z.extend(unreadPartSchema, { turnIndex: count })),
  /** Language of the rules that suggested the items; `unknown` where there are no rules for it. */
  language: z.enum([...languageCodes, 'unknown']),
  /** Suggestions that the rules held back, by section. */
  leftOut: z.partialRecord(z.enum(sectionKeys), count),
  maskedValues: z.array(maskedValueSchema),
  /** Categories that the user does not want masked in this conversation. */
  unmaskedCategories: z.optional(z.array(findingCategorySchema)),
});
export type Draft = z.infer<typeof draftSchema>;

/** The items of the draft that travel, in the order in which they are shown. */
export function keptItems(draft: Pick<Draft, 'items'>): DraftItem[] {
  return draft.items.filter((item) => !item.removed);
}

/** The values that the user allowed to stand in clear. */
export function allowedValues(draft: Pick<Draft, 'maskedValues'>): ReadonlySet<string> {
  return new Set(
    draft.maskedValues.flatMap(({ allowedValue }) => (allowedValue === undefined ? [] : [allowedValue])),
  );
}

/** Every text of the draft that can hold conversation text, in a fixed order, for masking and for writing back. */
export function draftTexts(draft: Draft): string[] {
  return [
    ...draft.items.flatMap((item) => [
      item.text,
      item.words ?? '',
      item.source?.quote ?? '',
      item.original ?? '',
    ]),
    ...draft.attachments.map(({ name }) => name),
    ...draft.unread.map(({ name }) => name ?? ''),
  ];
}

/**
 * The draft with its texts replaced.
 *
 * @param texts As many as `draftTexts` gives, in the same order.
 */
export function withDraftTexts(draft: Draft, texts: readonly string[]): Draft {
  let at = 0;
  const next = (): string => texts[at++] ?? '';
  const optional = <Key extends string>(key: Key, had: boolean): Partial<Record<Key, string>> => {
    const value = next();
    // The computed key of a generic type is not inferred; the object has exactly this key.
    return had ? ({ [key]: value } as Partial<Record<Key, string>>) : {};
  };
  return {
    ...draft,
    items: draft.items.map((item) => {
      const text = next();
      const words = optional('words', item.words !== undefined);
      const quote = next();
      const source = item.source ? { source: { ...item.source, quote } } : {};
      return { ...item, text, ...words, ...source, ...optional('original', item.original !== undefined) };
    }),
    attachments: draft.attachments.map((attachment) => ({ ...attachment, name: next() })),
    unread: draft.unread.map((part) => ({ ...part, ...optional('name', part.name !== undefined) })),
  };
}
