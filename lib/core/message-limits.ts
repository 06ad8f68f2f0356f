import type { Fit } from './fit.ts';
import type { Delivery } from './receipt.ts';

/**
 * What is known of how long a message may be, by site. Reported by users and by maintainers of other tools, none of it
 * measured by Baton: a read-back says what really happened. A site that is not here is unknown.
 */
export interface MessageLimit {
  readonly site: string;
  readonly label: string;
  /** From how many UTF-16 code units on a text that is pasted becomes an attachment; Baton inserts, it does not paste. */
  readonly pasteUnits?: number;
  /** The site cuts long messages without saying so, from a length that nobody states. */
  readonly cutsSilently?: true;
  /** When it was reported. */
  readonly seen: string;
}

/** The sites of which something is known. */
export const messageLimits: readonly MessageLimit[] = [
  { site: 'chatgpt', label: 'ChatGPT', pasteUnits: 10_000, seen: '2026-11' },
  { site: 'librechat', label: 'LibreChat', pasteUnits: 2_500, seen: '2026-11' },
  { site: 'gemini', label: 'Gemini', cutsSilently: true, seen: '2026-11' },
];

/** From this length on a text is long for a message anywhere: the smallest number known for a site that many use. */
export const LONG_MESSAGE_UNITS = 10_000;

/** The sites on which a text of this length may not arrive as it is when the user pastes it. */
export function limitsReachedBy(units: number): MessageLimit[] {
  return messageLimits.filter(({ pasteUnits, cutsSilently }) =>
    cutsSilently ? units > LONG_MESSAGE_UNITS : pasteUnits !== undefined && units > pasteUnits,
  );
}

/** Where a text is to go, and what is known of that place. */
export interface Destination {
  readonly site: string | undefined;
  /** How much the composer takes beside what stands in it, where it says so itself. */
  readonly roomUnits?: number | undefined;
  /** What became of this packet in earlier insertions at the same origin, oldest first. */
  readonly earlier?: readonly Pick<Delivery, 'method' | 'outcome' | 'differenceAtUnits'>[];
}

/** Says whether a text of so many UTF-16 code units fits: by the composer's word, by what was seen, by what is reported. */
export function foreseeFit(units: number, { site, roomUnits, earlier = [] }: Destination): Fit {
  if (roomUnits !== undefined && units > roomUnits)
    return { outcome: 'too-long', basis: 'composer', limitUnits: Math.max(0, roomUnits) };
  const seen = fitOfLast(earlier);
  if (seen) return seen;
  const limit = messageLimits.find((one) => one.site === site);
  if (limit?.pasteUnits !== undefined) {
    const outcome = units > limit.pasteUnits ? 'attachment' : 'fits';
    return { outcome, basis: 'reported', limitUnits: limit.pasteUnits, reported: limit.seen };
  }
  if (limit) return { outcome: 'unknown', basis: 'reported', reported: limit.seen };
  if (roomUnits !== undefined) return { outcome: 'fits', basis: 'composer', limitUnits: roomUnits };
  return { outcome: 'unknown', basis: 'nothing' };
}

function fitOfLast(earlier: NonNullable<Destination['earlier']>): Fit | undefined {
  const last = earlier.findLast(({ method }) => method === 'insert');
  switch (last?.outcome) {
    case 'verified':
      return { outcome: 'fits', basis: 'seen' };
    case 'attachment':
      return { outcome: 'attachment', basis: 'seen' };
    case 'truncated':
      return {
        outcome: 'too-long',
        basis: 'seen',
        ...(last.differenceAtUnits === undefined ? {} : { limitUnits: last.differenceAtUnits }),
      };
    default:
      return undefined;
  }
}
