import * as z from 'zod/mini';
import { meterChangeSchema } from './always-on.ts';
import { MAX_TURN_UNITS } from './capture.ts';
import { draftItemSchema, draftSchema } from './draft.ts';
import { draftChangeSchema } from './draft-change.ts';
import { effectEvents, effectSchema } from './effect.ts';
import { excerptChangeSchema, excerptMarkSchema } from './excerpt.ts';
import { manyStatesSchema, mergeChoices } from './merge-drafts.ts';
import { MAX_ENTRIES, MAX_STRING_UNITS } from './packet.ts';
import { packetIdSchema } from './packet-id.ts';
import { presetKeys } from './presets.ts';
import { findingCategorySchema } from './redaction/finding.ts';
import { settingsChangeSchema } from './settings.ts';

const conversation = { conversationId: draftSchema.shape.conversationId };
const packet = { packetId: packetIdSchema };
const effect = { ...packet, itemId: effectSchema.shape.itemId };
const tabId = z.int().check(z.minimum(0));
const pasted = z.string().check(z.maxLength(MAX_TURN_UNITS));
const placeholder = z.string().check(z.maxLength(80));
const nothing = z.strictObject({});

/**
 * Every message that one of Baton's own pages can send to the worker. `replies.ts` says what comes back for each; the
 * worker's handlers and the client's calls are both checked against the two tables by the compiler.
 */
export const requests = {
  /** Reads the tab, and records an acknowledgement that stands in it. */
  'open-tab': z.strictObject({ tabId }),
  /** Reads the tab's conversation into a draft; an existing draft keeps every decision and gains what is new. */
  capture: z.strictObject({ tabId }),
  /** Makes a draft of a transcript that was pasted by hand. */
  'capture-transcript': z.strictObject({ text: pasted }),
  /** The text that the user has selected in the tab, as Markdown; absent where nothing is. */
  'read-selection': z.strictObject({ tabId }),
  /** Starts to read all of the tab's conversation; the reading goes on in the page. */
  'start-reading-all': z.strictObject({ tabId }),
  /** Asks how far that is; when it is done, what was read goes into the draft. */
  'reading-progress': z.strictObject({ tabId }),
  /** Ends it: the page stands as before, and nothing is kept. */
  'cancel-reading': z.strictObject({ tabId }),
  /** Puts the request to sum the chat up into the tab's composer; the user sends it. */
  'ask-chat': z.strictObject({ ...conversation, tabId }),
  /** Reads what the chat answered, checks it, and puts it into the draft. */
  'read-answer': z.strictObject({ ...conversation, tabId }),
  /** `pages` of the newest handoffs are listed, one where it is absent. */
  'load-overview': z.strictObject({ pages: z.optional(z.int().check(z.minimum(1))) }),
  'load-draft': z.strictObject(conversation),
  'change-draft': z.strictObject({ ...conversation, change: draftChangeSchema }),
  /** Several acts on a draft as one: all of them happen, or none. */
  'change-together': z.strictObject({
    ...conversation,
    changes: z.array(draftChangeSchema).check(z.maxLength(MAX_ENTRIES)),
    excerpts: z.array(excerptMarkSchema).check(z.maxLength(MAX_ENTRIES)),
  }),
  /** Chooses which sections are shown, in this draft and in drafts to come; what travels stays the same. */
  'choose-preset': z.strictObject({ ...conversation, preset: z.enum(presetKeys) }),
  /** Undoes one act on many items of a draft, or does it again; what was changed since then stays. */
  'put-back-all': z.strictObject({ ...conversation, ...manyStatesSchema.shape }),
  /** Picks a passage of the conversation to travel word for word, or changes one. */
  'change-excerpts': z.strictObject({ ...conversation, change: excerptChangeSchema }),
  'read-turn': z.strictObject({ ...conversation, turnIndex: z.int() }),
  'reveal-value': z.strictObject({ ...conversation, placeholder }),
  /** `allow` counts in this conversation, `allow-always` in all of them. */
  'decide-value': z.strictObject({
    ...conversation,
    placeholder,
    decision: z.enum(['mask', 'allow', 'allow-always']),
  }),
  /** Masks a category of value in this conversation, or never does. */
  'decide-category': z.strictObject({
    ...conversation,
    category: findingCategorySchema,
    decision: z.enum(['mask', 'never-mask']),
  }),
  /** Masks a passage that the user marked, wherever it stands in the draft. */
  'mask-passage': z.strictObject({
    ...conversation,
    text: z.string().check(z.maxLength(MAX_STRING_UNITS)),
    category: z.optional(findingCategorySchema),
  }),
  /** Finds what may be private and is not masked. */
  'list-doubtful': z.strictObject(conversation),
  /** Puts the masked values of a conversation back into a text, for the user's own clipboard. */
  'restore-values': z.strictObject({ ...conversation, text: pasted }),
  'load-settings': nothing,
  'change-settings': z.strictObject({ change: settingsChangeSchema }),
  /** Whether there is a context meter; a change turns it off or on, or says which plan of a site the user has. */
  'context-meter': z.strictObject({ change: z.optional(meterChangeSchema) }),
  'pause-draft': z.strictObject({ ...conversation, paused: z.boolean() }),
  /** Cancels a draft: it and all that the session's memory holds of it are gone. */
  'discard-draft': z.strictObject(conversation),
  'preview-packet': z.strictObject(conversation),
  /** Freezes a draft. `dropped` names each lost restriction and decision that the user dropped. */
  prepare: z.strictObject({ ...conversation, version: z.int(), dropped: z.array(z.string()) }),
  'load-handoff': z.strictObject(packet),
  /** The chain of packets that a conversation has, and where each went. */
  'load-revisions': z.strictObject(conversation),
  /** How one packet of a chain differs from the one that it names as the one before. */
  'compare-with-previous': z.strictObject(packet),
  /** Gives the text for the clipboard or a file, when the handoff may move now. */
  'take-text': z.strictObject(packet),
  'record-delivery': z.strictObject({
    ...packet,
    method: z.enum(['copy', 'file']),
    outcome: z.enum(['verified', 'unknown']),
  }),
  /** Asks the tab first, then inserts. `again`: the user saw an unknown outcome and wants it all the same. */
  insert: z.strictObject({ ...packet, tabId, again: z.boolean() }),
  /** Asks the tab first, then gives its site the text as a file. `again`: one went there before, and it is wanted all the same. */
  attach: z.strictObject({ ...packet, tabId, again: z.boolean() }),
  /** Asks the tab for the packet and for its acknowledgement, and records what it finds. */
  'look-for-reply': z.strictObject({ ...packet, tabId }),
  'paste-reply': z.strictObject({ ...packet, reply: pasted }),
  'acknowledge-by-hand': z.strictObject(packet),
  resume: z.strictObject(packet),
  pause: z.strictObject(packet),
  continue: z.strictObject(packet),
  cancel: z.strictObject(packet),
  /** The user's click on one open item with an external effect, or that its text was copied. */
  'change-effect': z.strictObject({ ...effect, event: z.enum(effectEvents) }),
  /** The text that authorises one item, while it is authorised. */
  'take-effect-text': z.strictObject(effect),
  'back-up-draft': z.strictObject(conversation),
  'back-up-handoff': z.strictObject(packet),
  /** Reads a packet, a backup or a transcript that was pasted or dropped, and changes nothing. */
  'read-text': z.strictObject({ text: pasted }),
  /** Keeps a packet that another Baton prepared. */
  receive: z.strictObject({ text: pasted }),
  /** Brings a draft back from its backup; refused while a draft of that conversation exists. */
  'restore-draft': z.strictObject({ text: pasted }),
  /** Says what merging a backup or a packet into the draft of its conversation would bring; changes nothing. */
  'preview-merge': z.strictObject({ text: pasted }),
  /** Merges it, with the user's choice for each item that both sides have differently. */
  'merge-text': z.strictObject({
    text: pasted,
    version: z.int(),
    choices: z.array(z.strictObject({ itemId: draftItemSchema.shape.id, choice: z.enum(mergeChoices) })),
  }),
  /** Recomputes the event log; `brokenAt` is the first entry that does not fit. */
  'verify-log': nothing,
  /** The whole event log as a file, with which somebody else can verify it. */
  'export-log': nothing,
} as const;

/** The name of one message. */
export type RequestName = keyof typeof requests;
/** What a message asks. */
export type Request<Name extends RequestName> = z.infer<(typeof requests)[Name]>;

/** A message as it crosses; the request is parsed by the worker. */
export const envelopeSchema = z.strictObject({ name: z.string(), request: z.unknown() });
