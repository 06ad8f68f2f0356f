import * as z from 'zod/mini';
import { HandoffError } from './errors.ts';

/** The most turns that one capture may hold. */
export const MAX_TURNS = 20_000;
/** The most UTF-16 code units that one turn's Markdown may hold. */
export const MAX_TURN_UNITS = 2_000_000;

/** The most UTF-16 code units that a title or the name of an attachment may hold. */
export const MAX_NAME_UNITS = 500;
/** The most UTF-16 code units that all turns of one capture may hold: more than the memory of a session has room for. */
export const MAX_CAPTURE_UNITS = 10_000_000;

/** A page may cut a character in half; half of one can be neither hashed nor stored in a packet. */
const wellFormed = z.overwrite((text: string) => text.toWellFormed());
const name = z.string().check(wellFormed, z.maxLength(MAX_NAME_UNITS));
const count = z.int().check(z.minimum(0));

/** Who speaks in a turn; `unknown` where a pasted text does not say it. */
export const roleSchema = z.enum(['user', 'assistant', 'system', 'tool', 'unknown']);
export type Role = z.infer<typeof roleSchema>;

/** Something that belongs to a turn and is not in its text: an image, a file, an artifact. */
export const attachmentSchema = z.strictObject({
  name,
  kind: z.enum(['file', 'image', 'artifact', 'report', 'other']),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * A part of a turn that stands in the page and could not be read. `citations`: sources without an address, dropped
 * from the text; `versions`: other answers to the same message, which the page does not show now.
 */
export const unreadPartSchema = z.strictObject({
  kind: z.enum(['frame', 'canvas', 'widget', 'empty', 'citations', 'versions', 'other']),
  name: z.optional(name),
  /** How many, for `citations` and `versions`. */
  count: z.optional(count),
});
export type UnreadPart = z.infer<typeof unreadPartSchema>;

/** Whether the part is missing in the text that was read: sources and other versions of a turn stand beside it. */
export function isMissingPart({ kind }: UnreadPart): boolean {
  return kind !== 'versions' && kind !== 'citations';
}

/** One turn of a conversation, in reading order. `index` counts from 0. */
export const turnSchema = z.strictObject({
  index: count,
  id: z.optional(z.string().check(wellFormed, z.maxLength(300))),
  role: roleSchema,
  markdown: z.string().check(wellFormed, z.maxLength(MAX_TURN_UNITS)),
  attachments: z.array(attachmentSchema),
  unread: z.array(unreadPartSchema),
});
export type Turn = z.infer<typeof turnSchema>;

/** What the page itself shows about how much of the conversation it holds. */
export const evidenceSchema = z.strictObject({
  /** An answer is still being written. */
  streaming: z.boolean(),
  /** The number of turns that the site itself states, where it does. */
  declaredTurns: z.optional(count),
  /** Whether the first turn of the conversation is among those read. */
  startReached: z.enum(['yes', 'no', 'unknown']),
  /** Whether the newest turn of the conversation is among those read. */
  endReached: z.enum(['yes', 'no', 'unknown']),
  /** Turns that have a place in the page but no content there now. */
  unmountedTurns: count,
  /** Elements that matched a turn's selector and were not understood. */
  unrecognised: count,
  /** Stretches of the conversation that are missing between the turns that were read, where that is known. */
  gaps: z.optional(count),
  /** The page's structure was guessed, since no adapter knows the site. */
  guessed: z.optional(z.literal(true)),
});
export type CaptureEvidence = z.infer<typeof evidenceSchema>;

/** How often a named selector of the adapter matched; names and counts only, no text of the page. */
export const selectorHealthSchema = z.strictObject({ selector: name, required: z.boolean(), matches: count });
export type SelectorHealth = z.infer<typeof selectorHealthSchema>;

/**
 * What the page script returns. `status`: `read` (turns found), `empty` (a chat page with no turn yet),
 * `changed` (a conversation's address, and no selector matches), `unknown` (no adapter knows the site and nothing on
 * the page looks like a conversation).
 */
export const pageCaptureSchema = z.strictObject({
  status: z.enum(['read', 'empty', 'changed', 'unknown']),
  /** Key of the site adapter, such as `chatgpt`; empty when there is none. */
  site: z.string().check(wellFormed, z.maxLength(40)),
  /** Generation of the site's page that was recognised, such as `classic`. */
  generation: z.optional(name),
  /** The site's own id of the conversation; absent for a new or temporary one. */
  nativeId: z.optional(z.string().check(wellFormed, z.minLength(1), z.maxLength(150))),
  temporary: z.boolean(),
  title: z.optional(name),
  model: z.optional(name),
  turns: z.array(turnSchema).check(z.maxLength(MAX_TURNS)),
  evidence: evidenceSchema,
  health: z.array(selectorHealthSchema).check(z.maxLength(60)),
  composer: z.enum(['found', 'missing']),
  /** Text that stands in the composer now: the user's own draft, or a packet that was not sent yet. */
  composerText: z.optional(z.string().check(wellFormed, z.maxLength(MAX_TURN_UNITS))),
  /** How many UTF-16 code units it takes beside what stands in it, where the page states a limit; negative when over. */
  composerRoomUnits: z.optional(z.int()),
});
export type PageCapture = z.infer<typeof pageCaptureSchema>;

/**
 * Rebuilds field by field what a page script returned.
 *
 * @throws {HandoffError} `CAPTURE_TOO_LARGE` for more turns, or more in them, than a capture may hold;
 *   `CAPTURE_MALFORMED` with the path of the first field that does not fit.
 */
export function parsePageCapture(value: unknown): PageCapture {
  refuseTooLarge(value);
  const parsed = pageCaptureSchema.safeParse(value);
  if (!parsed.success) {
    throw new HandoffError('CAPTURE_MALFORMED', { path: parsed.error.issues[0]?.path.join('.') ?? '' });
  }
  const outOfOrder = parsed.data.turns.findIndex((turn, index) => turn.index !== index);
  if (outOfOrder !== -1) throw new HandoffError('CAPTURE_MALFORMED', { path: `turns.${outOfOrder}.index` });
  return parsed.data;
}

/** Looks at nothing but sizes, before any part of a value of any size is looked at. */
function refuseTooLarge(value: unknown): void {
  const turns = typeof value === 'object' && value !== null && 'turns' in value ? value.turns : undefined;
  if (!Array.isArray(turns)) return;
  if (turns.length > MAX_TURNS) throw new HandoffError('CAPTURE_TOO_LARGE', { turns: turns.length });
  let sizeUnits = 0;
  for (const turn of turns) {
    const turnUnits = unitsOf(turn);
    sizeUnits += turnUnits;
    if (turnUnits > MAX_TURN_UNITS || sizeUnits > MAX_CAPTURE_UNITS) {
      throw new HandoffError('CAPTURE_TOO_LARGE', { limitUnits: MAX_CAPTURE_UNITS });
    }
  }
}

function unitsOf(turn: unknown): number {
  const markdown =
    typeof turn === 'object' && turn !== null && 'markdown' in turn ? turn.markdown : undefined;
  return typeof markdown === 'string' ? markdown.length : 0;
}
