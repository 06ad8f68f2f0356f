import { reviewReply, viewReview } from './answers/review-answers.ts';
import { withoutAsking } from './ask/find-request.ts';
import { type CheckedAnswer, readAnswer } from './ask/read-answer.ts';
import { askCode, renderAskText } from './ask/request-text.ts';
import type { Turn } from './capture.ts';
import type { Packet } from './packet.ts';
import { comparePackets, type PacketDifference } from './packet-difference.ts';
import { findLowFindings } from './redaction/find-findings.ts';
import type { Finding, FindingCategory } from './redaction/finding.ts';
import { findUnmasked, type MaskedTexts, type MaskOptions, maskTexts } from './redaction/mask-texts.ts';
import { type OwnRule, readPattern, readWord } from './redaction/own-rules.ts';
import type { PlaceholderTable } from './redaction/placeholders.ts';
import type { RedactionRule } from './redaction/rule.ts';
import { redactionRules } from './redaction/rules.ts';
import type { OwnTerm } from './settings.ts';
import { type SuggestedItems, suggestItems } from './suggest/suggest-items.ts';
import { withoutHandoffs } from './suggest/without-handoffs.ts';
import { parseTranscript, type Transcript } from './transcript.ts';
import type { AnswersView, Doubtful } from './views.ts';

/** By what is decided what is masked in texts: as plain data, that may go from one page to another. */
export interface MaskingTerms {
  readonly table: PlaceholderTable;
  readonly allowedValues: readonly string[];
  readonly unmaskedCategories: readonly FindingCategory[];
  readonly ownTerms: readonly OwnTerm[];
}

type Texts = { readonly texts: readonly string[] };

/** How much of a text is shown on each side of something doubtful, in UTF-16 code units. */
const SURROUNDING_UNITS = 60;

/**
 * The work that grows with the text: rules that read every sentence or every character. Each takes and gives plain
 * data, so that it can run apart from the worker and be stopped when it takes too long.
 */
export const analyses = {
  suggest: ({ turns }: { readonly turns: readonly Turn[] }): SuggestedItems =>
    suggestItems(withoutHandoffs(withoutAsking(turns))),

  /** Reads a pasted text as a conversation. */
  'read-transcript': ({ text }: { readonly text: string }): Transcript => parseTranscript(text),

  /** Writes the request to sum a chat up, for its own composer. */
  'write-request': ({
    conversationId,
    turns,
  }: {
    readonly conversationId: string;
    readonly turns: readonly Turn[];
  }): string => renderAskText(askCode(conversationId, turns)),

  /** Finds, mends and checks what the chat answered to Baton's newest request. */
  'read-answer': ({ turns }: { readonly turns: readonly Turn[] }): CheckedAnswer => readAnswer(turns),

  /** Lays the five answers of a reply beside the packet. */
  'review-reply': ({ packet, reply }: { readonly packet: Packet; readonly reply: string }): AnswersView =>
    viewReview(reviewReply(packet, reply)),

  /** How a packet differs from an earlier one. */
  compare: ({ before, after }: { readonly before: Packet; readonly after: Packet }): PacketDifference =>
    comparePackets(before, after),

  mask: ({ texts, origin, ...terms }: MaskingTerms & Texts & Pick<MaskOptions, 'origin'>): MaskedTexts =>
    maskTexts(texts, { ...optionsOf(terms), origin }),

  /** What would leave unmasked, of all texts together; empty means that they may leave. */
  check: ({ texts, ...terms }: MaskingTerms & Texts): Finding[] => {
    const options = optionsOf(terms);
    return texts.flatMap((text) => findUnmasked(text, options));
  },

  /** What may be private and is not masked, each value once, with the words around its first place. */
  doubt: ({ texts, ...terms }: MaskingTerms & Texts): Doubtful[] => listDoubtful(texts, terms),

  /** Whether an own term can be used; the reason where it cannot. */
  'read-term': ({
    term,
  }: {
    readonly term: OwnTerm;
  }): { readonly refusal?: string; readonly at?: string } => {
    const read = readTerm(term);
    if (read.outcome === 'rule') return {};
    const { code, construct } = read.reason;
    return { refusal: code, ...(construct === undefined ? {} : { at: construct }) };
  },
};

export type AnalysisName = keyof typeof analyses;
export type AnalysisRequest<Name extends AnalysisName> = Parameters<(typeof analyses)[Name]>[0];
export type AnalysisReply<Name extends AnalysisName> = ReturnType<(typeof analyses)[Name]>;

/** Does one analysis; what it is asked comes from Baton's own code. */
export function analyse<Name extends AnalysisName>(
  name: Name,
  request: AnalysisRequest<Name>,
): AnalysisReply<Name> {
  // The compiler cannot tie the request to its analysis for a generic name.
  const run = analyses[name] as (request: AnalysisRequest<Name>) => AnalysisReply<Name>;
  return run(request);
}

function optionsOf(terms: MaskingTerms) {
  const { table, unmaskedCategories } = terms;
  const isUnmasked = ({ category }: { readonly category: FindingCategory }) =>
    unmaskedCategories.includes(category);
  // A value that is known already stays masked by its place in the table, unless it is allowed.
  const unmaskedValues = table.entries.filter(isUnmasked).map(({ value }) => value);
  return {
    table,
    allowedValues: new Set([...terms.allowedValues, ...unmaskedValues]),
    ownRules: ownRulesOf(terms),
    ignoredRuleIds: new Set(redactionRules.filter(isUnmasked).map(({ id }) => id)),
  };
}

function readTerm({ kind, text }: OwnTerm): OwnRule {
  return kind === 'word' ? readWord(text) : readPattern(text);
}

function ownRulesOf({ ownTerms }: Pick<MaskingTerms, 'ownTerms'>): RedactionRule[] {
  return ownTerms.map(readTerm).flatMap((read) => (read.outcome === 'rule' ? [read.rule] : []));
}

function listDoubtful(texts: readonly string[], terms: MaskingTerms): Doubtful[] {
  const { allowedValues, ignoredRuleIds } = optionsOf(terms);
  const rules = redactionRules.filter(({ id }) => !ignoredRuleIds.has(id));
  const doubtful = texts.flatMap((text) =>
    findLowFindings(text, rules).map(({ category, start, end }) => ({
      category,
      value: text.slice(start, end),
      before: text.slice(Math.max(0, start - SURROUNDING_UNITS), start).toWellFormed(),
      after: text.slice(end, end + SURROUNDING_UNITS).toWellFormed(),
    })),
  );
  const asked = doubtful.filter(({ value }) => !allowedValues.has(value));
  return [...new Map(asked.toReversed().map((one) => [one.value, one])).values()].reverse();
}
