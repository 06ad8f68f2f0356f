import * as z from 'zod/mini';
import { MAX_TURN_UNITS } from './capture.ts';
import { draftSchema } from './draft.ts';
import type { RequestName } from './requests.ts';
import { settingsSchema } from './settings.ts';
import { sweepProgressSchema } from './sweep.ts';
import {
  answerReadSchema,
  askedSchema,
  differenceSchema,
  doubtfulSchema,
  draftSummarySchema,
  draftViewSchema,
  errorSchema,
  handoffSummarySchema,
  handoffViewSchema,
  lookSchema,
  mergePreviewSchema,
  previewSchema,
  readingSchema,
  revisionsSchema,
  tabViewSchema,
  transcriptViewSchema,
  turnViewSchema,
} from './views.ts';

const pasted = z.string().check(z.maxLength(MAX_TURN_UNITS));
const file = z.strictObject({ fileName: z.string(), text: z.string() });
const nothing = z.strictObject({});
/** `none`: no reading is under way in the tab; `view`: the draft, once all that was read is in it. */
const readingProgress = z.extend(sweepProgressSchema, {
  state: z.enum([...sweepProgressSchema.shape.state.options, 'none']),
  view: z.optional(draftViewSchema),
});

/**
 * What the worker answers to each message of `requests.ts`. The client parses it; the worker is checked against it by
 * the compiler and does not carry it.
 */
export const replies = {
  'open-tab': tabViewSchema,
  capture: draftViewSchema,
  'capture-transcript': draftViewSchema,
  'read-selection': z.strictObject({ text: z.optional(pasted) }),
  'start-reading-all': readingProgress,
  'reading-progress': readingProgress,
  'cancel-reading': readingProgress,
  'ask-chat': askedSchema,
  'read-answer': answerReadSchema,
  'load-overview': z.strictObject({
    handoffs: z.array(handoffSummarySchema),
    drafts: z.array(draftSummarySchema),
    /** There are older handoffs than these. */
    more: z.boolean(),
    /** Stored records that could not be read; they are kept as they are. */
    damaged: z.int(),
  }),
  'load-draft': draftViewSchema,
  'change-draft': draftViewSchema,
  'change-together': draftViewSchema,
  'choose-preset': draftViewSchema,
  'put-back-all': draftViewSchema,
  'change-excerpts': draftViewSchema,
  'read-turn': turnViewSchema,
  'reveal-value': z.strictObject({ value: z.string() }),
  'decide-value': draftViewSchema,
  'decide-category': draftViewSchema,
  'mask-passage': draftViewSchema,
  'list-doubtful': z.strictObject({ doubtful: z.array(doubtfulSchema) }),
  'restore-values': z.strictObject({
    text: pasted,
    /** Placeholders that were replaced, and those that no value is known for. */
    restored: z.int(),
    unknown: z.array(z.string()),
  }),
  'load-settings': settingsSchema,
  'change-settings': settingsSchema,
  'context-meter': z.strictObject({ meterOff: z.boolean() }),
  'pause-draft': draftViewSchema,
  'discard-draft': nothing,
  'preview-packet': previewSchema,
  prepare: handoffViewSchema,
  'load-handoff': handoffViewSchema,
  'load-revisions': revisionsSchema,
  'compare-with-previous': differenceSchema,
  'take-text': file,
  'record-delivery': handoffViewSchema,
  insert: z.strictObject({ handoff: handoffViewSchema, look: lookSchema, inserted: z.boolean() }),
  attach: z.strictObject({ handoff: handoffViewSchema, look: lookSchema, inserted: z.boolean() }),
  'look-for-reply': z.strictObject({ handoff: handoffViewSchema, look: lookSchema }),
  'paste-reply': handoffViewSchema,
  'acknowledge-by-hand': handoffViewSchema,
  resume: handoffViewSchema,
  pause: handoffViewSchema,
  continue: handoffViewSchema,
  cancel: handoffViewSchema,
  'change-effect': handoffViewSchema,
  'take-effect-text': z.strictObject({ text: z.string() }),
  'back-up-draft': file,
  'back-up-handoff': file,
  'read-text': z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('packet'), reading: readingSchema }),
    z.strictObject({ kind: z.literal('draft-backup'), draft: draftSchema, exists: z.boolean() }),
    z.strictObject({ kind: z.literal('transcript'), transcript: transcriptViewSchema }),
  ]),
  receive: handoffViewSchema,
  'restore-draft': draftViewSchema,
  'preview-merge': mergePreviewSchema,
  'merge-text': draftViewSchema,
  'verify-log': z.strictObject({ entries: z.int(), brokenAt: z.optional(z.int()) }),
  'export-log': file,
} as const satisfies Record<RequestName, z.ZodMiniType>;

/** What the worker answers when nothing failed. */
export type Reply<Name extends RequestName> = z.infer<(typeof replies)[Name]>;

/** The worker's answer as it crosses; the value is parsed by the client. */
export const answerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({ ok: z.literal(false), error: errorSchema }),
]);
export type Answer = z.infer<typeof answerSchema>;
