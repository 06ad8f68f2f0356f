import * as z from 'zod/mini';
import { canonicalize } from './canonical-json.ts';
import { HandoffError } from './errors.ts';

/** The schema version that this code reads and writes. */
export const SCHEMA_VERSION = 1;
/** The most UTF-16 code units that one string of a packet may hold. */
export const MAX_STRING_UNITS = 100_000;
/** The most entries that one list of a packet may hold. */
export const MAX_ENTRIES = 2_000;
/** The most UTF-16 code units that a whole packet may hold in canonical form. */
export const MAX_PACKET_UNITS = 1_000_000;
/** The highest revision: as many digits as an acknowledgement line can name. */
export const MAX_REVISION = 999_999_999;

const text = z
  .string()
  .check(z.maxLength(MAX_STRING_UNITS), z.refine(isWellFormed, { error: 'bad unicode' }));
const filled = text.check(z.minLength(1));
const list = z.array(filled).check(z.maxLength(MAX_ENTRIES));
const count = z.int().check(z.minimum(0));
const hexId = z.string().check(z.regex(/^[0-9a-f]{64}$/));

function isWellFormed(value: string): boolean {
  return value.isWellFormed();
}

/** A restriction with the user's own words beside the full sentence, and what it binds. */
const restrictionSchema = z.union([
  filled,
  z.strictObject({
    rule: filled,
    words: z.optional(filled),
    applies_to: z.optional(z.enum(['assistant', 'product'])),
    strength: z.optional(z.enum(['must_not', 'need_not'])),
  }),
]);
/** What must not be done: a sentence, or a rule with the user's own words beside it. */
export type Restriction = z.infer<typeof restrictionSchema>;

const openItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100), z.refine(isWellFormed, { error: 'bad unicode' })),
  task: filled,
  external_effect: z.optional(z.boolean()),
});

const openItemsSchema = z.array(openItemSchema).check(
  z.maxLength(MAX_ENTRIES),
  z.refine((items) => new Set(items.map((item) => item.id)).size === items.length, { error: 'duplicate id' }),
);

/** The nine keys of the source contract; a packet with just these is valid. */
const coreKeys = {
  schema_version: z.literal(SCHEMA_VERSION),
  conversation_id: z
    .string()
    .check(z.minLength(1), z.maxLength(200), z.refine(isWellFormed, { error: 'bad unicode' })),
  revision: z.int().check(z.minimum(1), z.maximum(MAX_REVISION)),
  goal: text,
  confirmed_facts: list,
  decisions: list,
  open_items: openItemsSchema,
  unknowns: list,
  last_completed_step: text,
};

/** Keys that Baton adds; each may be absent. */
const furtherKeys = {
  restrictions: z.array(restrictionSchema).check(z.maxLength(MAX_ENTRIES)),
  done: list,
  next_step: text,
  instructions: list,
  summary: text.check(z.maxLength(280)),
  progress: z.strictObject({ prepared: list, tested: list, deployed: list, verified: list }),
  blockers: z.array(z.strictObject({ what: filled, waiting_for: text })).check(z.maxLength(MAX_ENTRIES)),
  rejected: z.array(z.strictObject({ what: filled, why: text })).check(z.maxLength(MAX_ENTRIES)),
  references: z.array(z.strictObject({ label: filled, where: filled })).check(z.maxLength(MAX_ENTRIES)),
  attachments: z
    .array(z.strictObject({ name: filled, kind: filled, carried: z.boolean() }))
    .check(z.maxLength(MAX_ENTRIES)),
  excerpts: z
    .array(
      z.strictObject({
        label: filled,
        language: z.optional(text),
        text: filled,
        tested: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(MAX_ENTRIES)),
  work_receipt: z.partial(
    z.strictObject({
      session_ref: text,
      harness: text,
      model: text,
      repository: text,
      branch: text,
      base_commit: text,
      result_commit: text,
      tests: text,
    }),
  ),
  source: z.strictObject({
    site: filled,
    url: z.optional(filled),
    title: z.optional(filled),
    model: z.optional(filled),
  }),
  capture: z.strictObject({
    status: z.enum(['complete', 'partial', 'unverified']),
    turns: count,
    turns_expected: z.optional(count),
  }),
  redactions: z.record(z.string().check(z.minLength(1), z.maxLength(60)), z.int().check(z.minimum(1))),
  previous_packet_id: hexId,
};

/** Schema of a packet (DESIGN 2). Strict: a key that it does not name is an error. */
export const packetSchema = z.extend(z.strictObject(coreKeys), z.partial(z.strictObject(furtherKeys)).shape);
export type Packet = z.infer<typeof packetSchema>;

/** The sentence of a restriction, whichever of its two forms it has. */
export function restrictionRule(restriction: Restriction): string {
  return typeof restriction === 'string' ? restriction : restriction.rule;
}

/**
 * Turns a JSON value from outside into a packet.
 *
 * @throws {HandoffError} `PACKET_NEWER_SCHEMA` (made by a newer version), `PACKET_UNKNOWN_KEY` (names it),
 *   `BAD_UNICODE`, `PACKET_TOO_LARGE` or `PACKET_INVALID`; `detail.path` names the key.
 */
export function parsePacket(value: unknown): Packet {
  const version = versionOf(value);
  if (typeof version === 'number' && Number.isInteger(version) && version > SCHEMA_VERSION) {
    throw new HandoffError('PACKET_NEWER_SCHEMA', { found: version, known: SCHEMA_VERSION });
  }
  const parsed = packetSchema.safeParse(value);
  if (!parsed.success) throw errorOfIssue(parsed.error.issues[0]);
  const sizeUnits = canonicalize(parsed.data).length;
  if (sizeUnits > MAX_PACKET_UNITS) {
    throw new HandoffError('PACKET_TOO_LARGE', { sizeUnits, limitUnits: MAX_PACKET_UNITS });
  }
  return parsed.data;
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'schema_version' in value
    ? value.schema_version
    : undefined;
}

function errorOfIssue(issue: z.core.$ZodIssue | undefined): HandoffError {
  const path = (issue?.path ?? []).map(String).join('.');
  if (issue?.code === 'unrecognized_keys') {
    const key = [path, issue.keys[0]].filter(Boolean).join('.');
    return new HandoffError('PACKET_UNKNOWN_KEY', { path: key });
  }
  if (issue?.message === 'bad unicode') return new HandoffError('BAD_UNICODE', { path });
  if (issue?.code === 'too_big' && issue.origin !== 'number' && issue.origin !== 'int') {
    return new HandoffError('PACKET_TOO_LARGE', { path, limitUnits: Number(issue.maximum) });
  }
  return new HandoffError('PACKET_INVALID', { path, problem: problemOf(issue) });
}

function problemOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue?.code === 'custom') return issue.message;
  return issue?.code ?? 'invalid';
}
