import type { Role, Turn } from '../capture.ts';
import type { Evidence } from '../draft.ts';
import type { SectionKey } from '../sections.ts';
import type { Repair } from './ask-words.ts';
import { findQuote, indexTurns, type QuoteIndex } from './find-quote.ts';
import { findRequest, withoutAsking } from './find-request.ts';
import { type Claim, type ParsedAnswer, parseAnswer } from './parse-answer.ts';

/** A claim that was checked, in the section in which it may stand. */
export interface CheckedClaim {
  readonly section: SectionKey;
  readonly text: string;
  /** The user's own words beside the sentence of a restriction. */
  readonly words?: string;
  readonly evidence: Evidence;
  readonly source: { readonly turnIndex: number; readonly role: Role; readonly quote: string };
  readonly externalEffect: boolean;
}

/** The answer to the newest request of a chat, checked; or how far that request is. */
export type CheckedAnswer =
  | { readonly outcome: 'no-request' | 'waiting' }
  | {
      readonly outcome: 'read';
      readonly code: string;
      readonly claims: readonly CheckedClaim[];
      readonly repairs: readonly Repair[];
      readonly unreadable: number;
    }
  | Extract<ParsedAnswer, { outcome: 'unreadable' }>;

/** Sections that only the user's own words can fill. */
const ownWordSections: ReadonlySet<SectionKey> = new Set(['restrictions', 'decisions', 'instructions']);

/**
 * Finds the answer to the newest request in the assistant's turns after it, mends and reads it, and checks every
 * claim against the turns before it. Older answers, and what users write or quote, are not taken.
 */
export function readAnswer(turns: readonly Turn[]): CheckedAnswer {
  const request = findRequest(turns);
  if (!request) return { outcome: 'no-request' };
  const answers = turns
    .filter(({ index, role }) => role === 'assistant' && index > request.turnIndex)
    .map((turn) => ({ turn, parsed: parseAnswer(turn.markdown, request.code) }));
  const read = answers.findLast(({ parsed }) => parsed.outcome === 'read') ?? answers.at(-1);
  if (!read) return { outcome: 'waiting' };
  const { turn, parsed } = read;
  if (parsed.outcome === 'unreadable') return parsed;
  const index = indexTurns(withoutAsking(turns).filter((one) => one.index < turn.index));
  const claims = parsed.claims.map((claim) => checkClaim(claim, index, turn));
  return { ...parsed, code: request.code, claims };
}

/** A claim that nothing bears out, or that needs the user's own words and has none, is an unknown. */
function checkClaim(claim: Claim, index: QuoteIndex, answer: Turn): CheckedClaim {
  const { section, text, quote, externalEffect } = claim;
  const place = quote === undefined ? undefined : findQuote(index, quote);
  if (!place) {
    const evidence = quote === undefined ? 'not-quoted' : 'not-found';
    const source = { turnIndex: answer.index, role: answer.role, quote: text };
    return { section: 'unknowns', text, evidence, source, externalEffect };
  }
  const { evidence, turn, sentence } = place;
  const source = { turnIndex: turn.index, role: turn.role, quote: sentence };
  const needsOwnWord = ownWordSections.has(section);
  const isOwnWord = place.isOwnWord && evidence === 'found';
  return {
    section: needsOwnWord && !isOwnWord ? 'unknowns' : section,
    // An instruction travels word for word; a restriction as a full sentence with the user's words beside it.
    text: section === 'instructions' && isOwnWord ? sentence : text,
    ...(section === 'restrictions' && isOwnWord ? { words: sentence } : {}),
    evidence,
    source,
    externalEffect,
  };
}
