/**
 * Every way in which an operation of Baton can fail as expected. The list is closed: the interface looks
 * its words up by code (`components/error-text.ts`), and the compiler checks that each code has words.
 */
export const errorCodes = [
  // what the page is
  'PAGE_NOT_READABLE',
  'PAGE_NOT_A_CHAT',
  'PAGE_ACCESS_LOST',
  'SITE_CHANGED',
  'CONVERSATION_EMPTY',
  'CONVERSATION_STREAMING',
  'CAPTURE_MALFORMED',
  'CAPTURE_TOO_LARGE',
  // what a packet, its text or a backup is
  'BAD_UNICODE',
  'NOT_JSON_VALUE',
  'PACKET_NOT_FOUND',
  'PACKET_CUT_OFF',
  'PACKET_NOT_JSON',
  'PACKET_ALTERED',
  'PACKET_NEWER_SCHEMA',
  'PACKET_UNKNOWN_KEY',
  'PACKET_INVALID',
  'PACKET_TOO_LARGE',
  'TWO_PACKETS',
  'BACKUP_DAMAGED',
  'BACKUP_NEWER',
  // drafts
  'DRAFT_NOT_FOUND',
  'DRAFT_EXISTS',
  'DRAFT_CONFLICT',
  'DRAFT_INCOMPLETE',
  'ITEM_NOT_FOUND',
  'LOST_ITEMS',
  'NEW_FINDINGS',
  'VALUE_GONE',
  'VALUES_UNDECIDED',
  'PASSAGE_TOO_SHORT',
  'PASSAGE_NOT_FOUND',
  'TURN_GONE',
  'PATTERN_REFUSED',
  'SETTINGS_FULL',
  'TEMPLATE_PRIVATE',
  'ANALYSIS_TIMED_OUT',
  'ANALYSIS_FAILED',
  // the protocol
  'HANDOFF_NOT_FOUND',
  'HANDOFF_PAUSED',
  'BAD_TRANSITION',
  'STALE_REVISION',
  'HANDOFF_CANCELLED',
  'NO_ACKNOWLEDGEMENT',
  'OTHER_ACKNOWLEDGEMENT',
  'EFFECT_NOT_FOUND',
  'EFFECT_TOO_EARLY',
  'BAD_EFFECT_TRANSITION',
  // insertion
  'COMPOSER_NOT_FOUND',
  'TAB_CHANGED',
  'INSERTION_FAILED',
  // the machine
  'DATABASE_UNAVAILABLE',
  'DATABASE_NEWER',
  'STORED_DAMAGED',
  'STORAGE_FULL',
  'MESSAGE_MALFORMED',
  'CLIPBOARD_REFUSED',
  'UNEXPECTED',
] as const;

/** One of the ways in which an operation can fail as expected. */
export type ErrorCode = (typeof errorCodes)[number];

/** Numbers, names of keys and short codes that say where something went wrong; never conversation text. */
export type ErrorDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** An expected failure: a code to look words up by, and a detail that holds no conversation text. */
export class HandoffError extends Error {
  override readonly name = 'HandoffError';

  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail = {},
    options?: ErrorOptions,
  ) {
    super(`${code} ${JSON.stringify(detail)}`, options);
  }
}
