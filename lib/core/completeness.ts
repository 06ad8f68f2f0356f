import * as z from 'zod/mini';
import { isMissingPart, type PageCapture, type Turn } from './capture.ts';

/** Why a reading is not known to be complete; each has words in the interface. */
export const completenessReasons = [
  'start-not-loaded',
  'start-not-established',
  'end-not-loaded',
  'end-not-established',
  'turns-not-mounted',
  'fewer-than-declared',
  'gaps-between-turns',
  'still-writing',
  'unread-parts',
  'unrecognised-elements',
  'roles-look-wrong',
  'pasted-by-hand',
  'speakers-unknown',
  'guessed',
  'not-kept-by-site',
] as const;

/** How much of a conversation was read, as far as it was established. */
export const completenessSchema = z.strictObject({
  status: z.enum(['complete', 'partial', 'unverified']),
  turns: z.int().check(z.minimum(0)),
  turnsExpected: z.optional(z.int().check(z.minimum(0))),
  reasons: z.array(z.enum(completenessReasons)),
});
export type Completeness = z.infer<typeof completenessSchema>;
export type CompletenessReason = (typeof completenessReasons)[number];

const PARTIAL: ReadonlySet<CompletenessReason> = new Set<CompletenessReason>([
  'start-not-loaded',
  'end-not-loaded',
  'turns-not-mounted',
  'fewer-than-declared',
  'gaps-between-turns',
  'still-writing',
  'unread-parts',
  'unrecognised-elements',
]);

/** What the user must know of the chat, and what makes no reading of it less complete. */
const NOTICES: ReadonlySet<CompletenessReason> = new Set<CompletenessReason>(['not-kept-by-site']);

/** The share of turns of one role over which a reading looks wrong, and from how many turns on. */
const WRONG_SHARE = 0.8;
const WRONG_FROM_TURNS = 6;
/** The share of turns that follow one of the same speaker, over which it does so too. */
const WRONG_DOUBLED = 0.2;

/**
 * States how complete a reading is. `complete` is said only where the page itself established both ends and
 * nothing was left out; what nobody established is `unverified`, what is known to be missing `partial`.
 */
export function assessCompleteness({
  turns,
  evidence,
  temporary = false,
}: Pick<PageCapture, 'turns' | 'evidence'> & Partial<Pick<PageCapture, 'temporary'>>): Completeness {
  const faults = reasonsOf(turns, evidence);
  const partial = faults.some((reason) => PARTIAL.has(reason));
  const reasons = temporary ? [...faults, 'not-kept-by-site' as const] : faults;
  const expected = expectedTurns(turns, evidence);
  return {
    status: partial ? 'partial' : reasons.some((reason) => !NOTICES.has(reason)) ? 'unverified' : 'complete',
    turns: turns.length,
    ...(expected === undefined ? {} : { turnsExpected: expected }),
    reasons,
  };
}

function reasonsOf(turns: readonly Turn[], evidence: PageCapture['evidence']): CompletenessReason[] {
  const { declaredTurns, startReached, endReached } = evidence;
  const checks: [CompletenessReason, boolean][] = [
    ['start-not-loaded', startReached === 'no'],
    ['start-not-established', startReached === 'unknown'],
    ['end-not-loaded', endReached === 'no'],
    ['end-not-established', endReached === 'unknown'],
    ['turns-not-mounted', evidence.unmountedTurns > 0],
    ['fewer-than-declared', declaredTurns !== undefined && turns.length < declaredTurns],
    ['gaps-between-turns', (evidence.gaps ?? 0) > 0],
    ['still-writing', evidence.streaming],
    ['unread-parts', turns.some((turn) => turn.unread.some(isMissingPart))],
    ['unrecognised-elements', evidence.unrecognised > 0],
    ['roles-look-wrong', rolesLookWrong(turns)],
    ['speakers-unknown', turns.some(({ role }) => role === 'unknown')],
    ['guessed', evidence.guessed === true],
  ];
  return checks.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

function expectedTurns(turns: readonly Turn[], evidence: PageCapture['evidence']): number | undefined {
  if (evidence.declaredTurns !== undefined) return evidence.declaredTurns;
  // Wrappers without content are places of turns; their number is known only when both ends are.
  const bothEnds = evidence.startReached === 'yes' && evidence.endReached === 'yes';
  return bothEnds ? turns.length + evidence.unmountedTurns : undefined;
}

/** Nearly all by one speaker, or many turns of one speaker in a row: the other one's were not recognised. */
function rolesLookWrong(all: readonly Turn[]): boolean {
  const turns = all.filter(({ role }) => role !== 'unknown');
  if (turns.length < WRONG_FROM_TURNS) return false;
  const users = turns.filter((turn) => turn.role === 'user').length;
  const doubled = turns.filter(({ role }, index) => turns[index - 1]?.role === role).length;
  return (
    Math.max(users, turns.length - users) / turns.length > WRONG_SHARE ||
    doubled / turns.length > WRONG_DOUBLED
  );
}
