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
