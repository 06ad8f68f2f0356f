import * as z from 'zod/mini';
import { pointFields, pointMarks, reviewLimits } from './answers/answer-marks.ts';
import { askStates, repairs } from './ask/ask-words.ts';
import { roleSchema } from './capture.ts';
import { contextMeterSchema } from './context-meter.ts';
import { draftItemSchema, draftSchema, evidenceSchema } from './draft.ts';
import { effectSchema } from './effect.ts';
import { errorCodes } from './errors.ts';
import { eventSchema } from './event-log.ts';
import { fitSchema } from './fit.ts';
import { insertionResultSchema } from './insertion.ts';
import { packetSchema } from './packet.ts';
import { packetIdSchema } from './packet-id.ts';
import { destinationSchema, receiptSchema, receiptStates } from './receipt.ts';
import { findingCategorySchema } from './redaction/finding.ts';
import { sectionKeys } from './sections.ts';

const count = z.int().check(z.minimum(0));
const anyText = z.string();

/** An error as it crosses from the worker to a view. */
export const errorSchema = z.strictObject({
  code: z.enum(errorCodes),
  detail: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.string()))]),
  ),
});

/** A draft and what the view needs beside it. */
export const draftViewSchema = z.strictObject({
  draft: draftSchema,
  /** Whether the captured turns and masked values are still in the memory of the browser session. */
  inMemory: z.boolean(),
});
export type DraftView = z.infer<typeof draftViewSchema>;

/** What became of the request to sum the chat up; `in-composer`: one stood there before, nothing was inserted. */
export const askedSchema = z.strictObject({
  outcome: z.enum([...insertionResultSchema.shape.outcome.options, 'in-composer']),
  differenceAtUnits: insertionResultSchema.shape.differenceAtUnits,
  /** The request, for the user's own clipboard. */
  text: anyText,
});
export type Asked = z.infer<typeof askedSchema>;

/** What reading the chat's answer came to. `added` counts the new items by their evidence. */
export const answerReadSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('read'),
    view: draftViewSchema,
    added: z.record(evidenceSchema, count),
    /** Items that the draft had already. */
    known: count,
    /** Added ones that wait among what is left out, since the draft has one of their kind. */
    leftOut: count,
    /** Items of the answer that could not be understood or were cut off. */
    unreadable: count,
    repairs: z.array(z.enum(repairs)),
  }),
  z.strictObject({ outcome: z.enum(['no-request', 'waiting', 'streaming', 'already-read']) }),
  z.strictObject({
    outcome: z.literal('unreadable'),
    problem: z.enum(['no-block', 'not-json', 'not-an-answer']),
  }),
]);
export type AnswerRead = z.infer<typeof answerReadSchema>;

/** Something that may be private and is not masked: what it may be, and the words around it. */
export const doubtfulSchema = z.strictObject({
  category: findingCategorySchema,
  value: anyText,
  before: anyText,
  after: anyText,
});
export type Doubtful = z.infer<typeof doubtfulSchema>;

/** One handoff in a list. */
export const handoffSummarySchema = z.strictObject({
  packetId: packetIdSchema,
  conversationId: anyText,
  site: anyText,
  revision: count,
  goal: anyText,
  state: z.enum(receiptStates),
  paused: z.boolean(),
  reason: z.optional(z.enum(['user', 'superseded', 'expired'])),
  destination: z.optional(destinationSchema),
  updatedAtMs: count,
});
export type HandoffSummary = z.infer<typeof handoffSummarySchema>;

/** A draft in a list. */
export const draftSummarySchema = z.strictObject({
  conversationId: anyText,
  site: anyText,
  revision: count,
  goal: anyText,
  paused: z.boolean(),
  preparedAs: z.optional(packetIdSchema),
  updatedAtMs: count,
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;

/** The five answers of a reply laid beside the packet (`AnswerReview`); questions are counted from 0. */
export const answersViewSchema = z.strictObject({
  answers: z.array(z.union([anyText, z.null()])),
  admits: z.array(count),
  points: z.array(
    z.strictObject({
      question: count,
      field: z.enum(pointFields),
      text: anyText,
      mark: z.enum(pointMarks),
      said: z.optional(anyText),
    }),
  ),
  invented: z.array(z.strictObject({ question: count, text: anyText, isConsent: z.boolean() })),
  limits: z.array(z.enum(reviewLimits)),
});
export type AnswersView = z.infer<typeof answersViewSchema>;

/** One handoff with all that a view shows of it. */
export const handoffViewSchema = z.strictObject({
  packet: packetSchema,
  receipt: receiptSchema,
  events: z.array(eventSchema),
  /** The open items with an external effect, in the packet's order. */
  effects: z.array(effectSchema),
  /** The text that is pasted into the destination. */
  text: anyText,
  /** Present while the reply is in the memory of the browser session. */
  answers: z.optional(answersViewSchema),
  /** The request had already been carried out before; nothing was done twice. */
  duplicate: z.boolean(),
});
export type HandoffView = z.infer<typeof handoffViewSchema>;

const lookOutcome = z.enum([
  'absent',
  'damaged',
  'delivered',
  'still-writing',
  'other-code',
  'acknowledged',
  'in-composer',
]);

/** What a look into a destination's transcript showed (see `TranscriptFinding`), without its texts. */
export const lookSchema = z.strictObject({
  outcome: lookOutcome,
  code: z.optional(anyText),
  problem: z.optional(z.enum(errorCodes)),
  /** Other tabs that were asked, where it does not stand in this one; `closed` ones Baton could not read. */
  others: z.optional(
    z.strictObject({
      asked: count,
      closed: count,
      found: z.array(z.strictObject({ site: anyText, outcome: lookOutcome })),
    }),
  ),
});
export type Look = z.infer<typeof lookSchema>;

/** How full a chat is, as far as it is known; `off`: the user wants no meter. Nothing that was not counted is a zero. */
export const contextViewSchema = z.discriminatedUnion('state', [
  z.extend(contextMeterSchema, { state: z.literal('measured') }),
  z.strictObject({ state: z.literal('unknown') }),
  z.strictObject({ state: z.literal('off') }),
]);
export type ContextView = z.infer<typeof contextViewSchema>;

/**
 * What Baton makes of the tab in which the user clicked. `unreadable`: a page that no extension may read;
 * `no-chat`: a page that holds nothing like a chat; `changed`: a chat whose page is no longer understood;
 * `empty`: a chat without a turn; `chat`: a conversation that was read.
 */
export const tabViewSchema = z.strictObject({
  tabId: z.int(),
  kind: z.enum(['unreadable', 'no-chat', 'changed', 'empty', 'chat']),
  site: z.optional(anyText),
  siteLabel: z.optional(anyText),
  composer: z.boolean(),
  /** Origin of the page that was read. */
  origin: z.optional(anyText),
  /** How much the composer takes beside what stands in it, where the page says so. */
  composerRoomUnits: z.optional(z.int()),
  streaming: z.boolean(),
  conversationId: z.optional(anyText),
  /** Turns that were read now. */
  turns: count,
  /** A draft of this conversation exists. */
  hasDraft: z.boolean(),
  /** Turns in the page that the draft has not seen. */
  newerTurns: count,
  /** How far Baton's request to sum this chat up is, until its answer is in the draft. */
  asked: z.optional(z.enum(askStates)),
  /** Handoffs that went out of this conversation, newest revision first. */
  fromHere: z.array(handoffSummarySchema),
  /** Handoffs whose packet stands in this conversation, with what was found about each now. */
  toHere: z.array(z.strictObject({ handoff: handoffSummarySchema, look: lookSchema })),
  /** The text of the newest turn that holds a packet which this Baton does not have. */
  strangePacket: z.optional(anyText),
  /** Prepared handoffs of other conversations that could be inserted here. */
  insertable: z.array(z.extend(handoffSummarySchema, { fit: z.optional(fitSchema) })),
  /** How full the chat is, for `chat`. */
  context: z.optional(contextViewSchema),
  /** Whether Baton is always on for the page's site; absent where it cannot be. */
  watch: z.optional(
    z.strictObject({
      /** What the browser is asked for: `https://claude.ai/*`. */
      pattern: anyText,
      alwaysOn: z.boolean(),
      /** The tab was open before an update: its script is of the version before. */
      needsReload: z.boolean(),
    }),
  ),
  /** For `changed`: names of selectors and how often each matched; no text of the page. */
  health: z.array(z.strictObject({ selector: anyText, required: z.boolean(), matches: count })),
});
export type TabView = z.infer<typeof tabViewSchema>;

/** The text of a turn, masked; `gone` when the memory of the session no longer holds it. */
export const turnViewSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('found'), role: roleSchema, markdown: anyText, turns: count }),
  z.strictObject({ outcome: z.literal('gone') }),
]);
export type TurnView = z.infer<typeof turnViewSchema>;

/** How a pasted text reads as a conversation: whom it names, and its first and last words, for the user's own check. */
export const transcriptViewSchema = z.strictObject({
  turns: z.array(z.strictObject({ role: roleSchema, beginning: anyText })),
});
export type TranscriptView = z.infer<typeof transcriptViewSchema>;

const packetEntry = z.strictObject({ section: z.enum(sectionKeys), text: anyText });

/** How a packet differs from the one of an earlier revision, entry by entry. */
export const differenceSchema = z.strictObject({
  /** The earlier revision. */
  revision: count,
  added: z.array(packetEntry),
  changed: z.array(z.strictObject({ section: z.enum(sectionKeys), before: anyText, after: anyText })),
  gone: z.array(packetEntry),
});
export type Difference = z.infer<typeof differenceSchema>;

/** One packet of a chain of revisions: what became of it, and how it stands to the one before. */
export const revisionSchema = z.strictObject({
  receipt: receiptSchema,
  site: anyText,
  goal: anyText,
  /** The packet that it names as the one before: `none`, or one that this Baton has or does not have. */
  before: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('missing'), packetId: packetIdSchema }),
    z.strictObject({
      kind: z.literal('known'),
      packetId: packetIdSchema,
      revision: count,
      added: count,
      changed: count,
      gone: count,
    }),
  ]),
});
export type Revision = z.infer<typeof revisionSchema>;

/** All that is known of the revisions of a conversation, the first one first. */
export const revisionsSchema = z.strictObject({
  revisions: z.array(revisionSchema),
  /** The draft of the next one, where there is one. */
  draft: z.optional(z.strictObject({ revision: count, updatedAtMs: count })),
});
export type Revisions = z.infer<typeof revisionsSchema>;

/** What preparing a draft now would give. */
export const previewSchema = z.strictObject({
  packetId: packetIdSchema,
  text: anyText,
  /** Restrictions and decisions of the previous revision that this one no longer holds. */
  lost: z.array(anyText),
  /** How it differs from the previous revision, where there is one. */
  difference: z.optional(differenceSchema),
});
export type Preview = z.infer<typeof previewSchema>;

/** What merging a backup or a packet into a draft would bring. */
export const mergePreviewSchema = z.strictObject({
  draft: draftSchema,
  added: z.array(draftItemSchema),
  /** Items that both have alike. */
  same: count,
  conflicts: z.array(
    z.strictObject({
      itemId: anyText,
      base: z.optional(draftItemSchema),
      mine: draftItemSchema,
      theirs: draftItemSchema,
    }),
  ),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** A packet that was read from a text, and whether this Baton already has it. */
export const readingSchema = z.strictObject({
  packet: packetSchema,
  packetId: packetIdSchema,
  idCheck: z.enum(['matches', 'differs', 'not-stated']),
  known: z.boolean(),
  /** There is a draft of its conversation. */
  hasDraft: z.boolean(),
});
export type Reading = z.infer<typeof readingSchema>;
