import * as z from 'zod/mini';
import { MAX_TURN_UNITS } from './capture.ts';
import { draftSchema } from './draft.ts';
import { draftChangeSchema } from './draft-change.ts';
import { packetIdSchema } from './packet-id.ts';
import { sweepProgressSchema } from './sweep.ts';
import {
  draftSummarySchema,
  draftViewSchema,
  errorSchema,
  handoffSummarySchema,
  handoffViewSchema,
  lookSchema,
  previewSchema,
  readingSchema,
  tabViewSchema,
  transcriptViewSchema,
  turnViewSchema,
} from './views.ts';

const conversation = { conversationId: draftSchema.shape.conversationId };
const packet = { packetId: packetIdSchema };
const tabId = z.int().check(z.minimum(0));
const pasted = z.string().check(z.maxLength(MAX_TURN_UNITS));
const placeholder = z.string().check(z.maxLength(80));
const file = z.strictObject({ fileName: z.string(), text: z.string() });
const nothing = z.strictObject({});
/** `none`: no reading is under way in the tab; `view`: the draft, once all that was read is in it. */
const readingProgress = z.extend(sweepProgressSchema, {
  state: z.enum([...sweepProgressSchema.shape.state.options, 'none']),
  view: z.optional(draftViewSchema),
});

/**
 * Every message there is: from one of Baton's own pages to the worker, and back. The worker's handlers and the
 * client's calls are both checked against this table by the compiler.
 */
export const protocol = {
  /** Reads the tab, and records an acknowledgement that stands in it. */
  'open-tab': { request: z.strictObject({ tabId }), reply: tabViewSchema },
  /** Reads the tab's conversation into a draft; an existing draft keeps every decision and gains what is new. */
  capture: { request: z.strictObject({ tabId }), reply: draftViewSchema },
  /** Makes a draft of a transcript that was pasted by hand. */
  'capture-transcript': { request: z.strictObject({ text: pasted }), reply: draftViewSchema },
  /** The text that the user has selected in the tab, as Markdown; absent where nothing is. */
  'read-selection': {
    request: z.strictObject({ tabId }),
    reply: z.strictObject({ text: z.optional(pasted) }),
  },
  /** Starts to read all of the tab's conversation; the reading goes on in the page. */
  'start-reading-all': { request: z.strictObject({ tabId }), reply: readingProgress },
  /** Asks how far that is; when it is done, what was read goes into the draft. */
  'reading-progress': { request: z.strictObject({ tabId }), reply: readingProgress },
  /** Ends it: the page stands as before, and nothing is kept. */
  'cancel-reading': { request: z.strictObject({ tabId }), reply: readingProgress },
  'load-overview': {
    request: nothing,
    reply: z.strictObject({
      handoffs: z.array(handoffSummarySchema),
      drafts: z.array(draftSummarySchema),
      /** Stored records that could not be read; they are kept as they are. */
      damaged: z.int(),
    }),
  },
  'load-draft': { request: z.strictObject(conversation), reply: draftViewSchema },
  'change-draft': {
    request: z.strictObject({ ...conversation, change: draftChangeSchema }),
    reply: draftViewSchema,
  },
  'read-turn': { request: z.strictObject({ ...conversation, turnIndex: z.int() }), reply: turnViewSchema },
  'reveal-value': {
    request: z.strictObject({ ...conversation, placeholder }),
    reply: z.strictObject({ value: z.string() }),
  },
  'decide-value': {
    request: z.strictObject({ ...conversation, placeholder, decision: z.enum(['mask', 'allow']) }),
    reply: draftViewSchema,
  },
  'pause-draft': {
    request: z.strictObject({ ...conversation, paused: z.boolean() }),
    reply: draftViewSchema,
  },
  /** Cancels a draft: it and all that the session's memory holds of it are gone. */
  'discard-draft': { request: z.strictObject(conversation), reply: nothing },
  'preview-packet': { request: z.strictObject(conversation), reply: previewSchema },
  /** Freezes a draft. `dropped` names each lost restriction and decision that the user dropped. */
  prepare: {
    request: z.strictObject({ ...conversation, version: z.int(), dropped: z.array(z.string()) }),
    reply: handoffViewSchema,
  },
  'load-handoff': { request: z.strictObject(packet), reply: handoffViewSchema },
  /** Gives the text for the clipboard or a file, when the handoff may move now. */
  'take-text': { request: z.strictObject(packet), reply: file },
  'record-delivery': {
    request: z.strictObject({
      ...packet,
      method: z.enum(['copy', 'file']),
      outcome: z.enum(['verified', 'unknown']),
    }),
    reply: handoffViewSchema,
  },
  /** Asks the tab first, then inserts. `again`: the user saw an unknown outcome and wants it all the same. */
  insert: {
    request: z.strictObject({ ...packet, tabId, again: z.boolean() }),
    reply: z.strictObject({ handoff: handoffViewSchema, look: lookSchema, inserted: z.boolean() }),
  },
  /** Asks the tab for the packet and for its acknowledgement, and records what it finds. */
  'look-for-reply': {
    request: z.strictObject({ ...packet, tabId }),
    reply: z.strictObject({ handoff: handoffViewSchema, look: lookSchema }),
  },
  'paste-reply': { request: z.strictObject({ ...packet, reply: pasted }), reply: handoffViewSchema },
  'acknowledge-by-hand': { request: z.strictObject(packet), reply: handoffViewSchema },
  resume: { request: z.strictObject(packet), reply: handoffViewSchema },
  pause: { request: z.strictObject(packet), reply: handoffViewSchema },
  continue: { request: z.strictObject(packet), reply: handoffViewSchema },
  cancel: { request: z.strictObject(packet), reply: handoffViewSchema },
  'back-up-draft': { request: z.strictObject(conversation), reply: file },
  'back-up-handoff': { request: z.strictObject(packet), reply: file },
  /** Reads a packet, a backup or a transcript that was pasted or dropped, and changes nothing. */
  'read-text': {
    request: z.strictObject({ text: pasted }),
    reply: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('packet'), reading: readingSchema }),
      z.strictObject({ kind: z.literal('draft-backup'), draft: draftSchema, exists: z.boolean() }),
      z.strictObject({ kind: z.literal('transcript'), transcript: transcriptViewSchema }),
    ]),
  },
  /** Keeps a packet that another Baton prepared. */
  receive: { request: z.strictObject({ text: pasted }), reply: handoffViewSchema },
  /** Brings a draft back from its backup; refused while a draft of that conversation exists. */
  'restore-draft': { request: z.strictObject({ text: pasted }), reply: draftViewSchema },
  /** Recomputes the event log; `brokenAt` is the first entry that does not fit. */
  'verify-log': {
    request: nothing,
    reply: z.strictObject({ entries: z.int(), brokenAt: z.optional(z.int()) }),
  },
} as const;

/** The name of one message. */
export type RequestName = keyof typeof protocol;
/** What a message asks. */
export type Request<Name extends RequestName> = z.infer<(typeof protocol)[Name]['request']>;
/** What the worker answers when nothing failed. */
export type Reply<Name extends RequestName> = z.infer<(typeof protocol)[Name]['reply']>;

/** A message as it crosses; the request is parsed by the worker. */
export const envelopeSchema = z.strictObject({ name: z.string(), request: z.unknown() });

/** The worker's answer as it crosses; the value is parsed by the client. */
export const answerSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.unknown() }),
  z.strictObject({ ok: z.literal(false), error: errorSchema }),
]);
export type Answer = z.infer<typeof answerSchema>;
