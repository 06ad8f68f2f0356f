import * as z from 'zod/mini';
import { attachmentSchema, MAX_NAME_UNITS, roleSchema, unreadPartSchema } from './capture.ts';
import { completenessSchema } from './completeness.ts';
import { type Excerpt, excerptSchema, MAX_LABEL_UNITS } from './excerpt.ts';
import { MAX_STRING_UNITS } from './packet.ts';
import { packetIdSchema } from './packet-id.ts';
import { presetKeys } from './presets.ts';
import { promotionSchema } from './promotion.ts';
import { findingCategorySchema } from './redaction/finding.ts';
import { sectionKeys } from './sections.ts';
import { languageCodes } from './suggest/language.ts';

const count = z.int().check(z.minimum(0));
const timeMs = count;
/** Half of a character, which a field or a clipboard may give, can be neither hashed nor stored in a packet. */
const wellFormed = z.overwrite((value: string) => value.toWellFormed());
const text = z.string().check(wellFormed, z.maxLength(MAX_STRING_UNITS));
const itemId = z.string().check(z.minLength(1), z.maxLength(60));

/** Where an item came from: the turn, counted from 0, and the sentence as it stood there, masked. */
export const itemSourceSchema = z.strictObject({
  turnIndex: count,
  role: roleSchema,
  quote: text,
  /** The turn was read again and no longer holds the sentence. */
  changed: z.optional(z.literal(true)),
});

/** `similar`: a passage like it was found; `not-quoted`: the assistant named none. */
export const evidenceSchema = z.enum(['found', 'similar', 'not-found', 'not-quoted']);
export type Evidence = z.infer<typeof evidenceSchema>;

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
  /** How the passage that an asked assistant named for this item stands to the captured turns. */
  evidence: z.optional(evidenceSchema),
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
  /** The revision whose packet it was taken from: what the user decided there. 0: a packet of another conversation. */
  carried: z.optional(count),
  /** The revision that a later reading added it to. */
  since: z.optional(count),
  /** The newest reading, which holds its turn, does not suggest it any more. */
  overtaken: z.optional(z.literal(true)),
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
  /** Passages that travel word for word. */
  excerpts: z.optional(z.array(excerptSchema)),
  /** Categories that the user does not want masked in this conversation. */
  unmaskedCategories: z.optional(z.array(findingCategorySchema)),
  /** Which sections the user wants to see; absent for all of them. It says nothing about what travels. */
  preset: z.optional(z.enum(presetKeys)),
  /** Codes of the requests to this chat whose answers are in the draft. */
  readAnswers: z.optional(z.array(z.string().check(z.maxLength(60)))),
  /** Claims that the user took for true since the last packet; the event log gets them with the next one. */
  promotions: z.optional(z.array(promotionSchema)),
});
export type Draft = z.infer<typeof draftSchema>;

/** The items of the draft that travel, in the order in which they are shown. */
export function keptItems(draft: Pick<Draft, 'items'>): DraftItem[] {
  return draft.items.filter((item) => !item.removed);
}

/** The excerpts of the draft that travel. */
export function keptExcerpts({ excerpts = [] }: Pick<Draft, 'excerpts'>): Excerpt[] {
  return excerpts.filter(({ removed }) => !removed);
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
    ...(draft.excerpts ?? []).flatMap(({ label, text }) => [label, text]),
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
    attachments: draft.attachments.map((attachment) => ({
      ...attachment,
      name: shortText(next(), MAX_NAME_UNITS),
    })),
    unread: draft.unread.map(({ name, ...part }) => {
      const masked = shortText(next(), MAX_NAME_UNITS);
      return name === undefined ? part : { ...part, name: masked };
    }),
    ...(draft.excerpts
      ? {
          excerpts: draft.excerpts.map((excerpt) => ({
            ...excerpt,
            label: shortText(next(), MAX_LABEL_UNITS),
            text: shortText(next(), MAX_STRING_UNITS),
          })),
        }
      : {}),
  };
}

/** A placeholder may be longer than what it stands for, and what is stored has a limit. */
function shortText(text: string, mostUnits: number): string {
  return text.slice(0, mostUnits).toWellFormed();
}
