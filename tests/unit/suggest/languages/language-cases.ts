import type { LanguageCode } from '../../../../lib/core/suggest/language.ts';
import type { SuggestedSection } from '../../../../lib/core/suggest/suggestion.ts';

/** Sentences that must propose an item of a section, and near misses that must propose none. */
export type SectionCases = { readonly hits: readonly string[]; readonly misses: readonly string[] };

/** What the rules of a language must do, in sentences of that language. */
export type LanguageCases = {
  readonly code: LanguageCode;
  /** A first request that makes the language known. */
  readonly opening: string;
  readonly user: Readonly<Partial<Record<SuggestedSection, SectionCases>>>;
  readonly assistant: Readonly<Partial<Record<SuggestedSection, SectionCases>>>;
  /** A prohibition, words that lift it, and words that do not. */
  readonly lifted: {
    readonly restriction: string;
    readonly by: readonly string[];
    readonly not: readonly string[];
  };
  /** A decision and words that take it back. */
  readonly withdrawn: { readonly decision: string; readonly by: readonly string[] };
  /** Ways to begin and to end a prohibition, for every combination of which a negator must stay. */
  readonly forbidding: { readonly beginnings: readonly string[]; readonly endings: readonly string[] };
  /** Turns in which somebody else forbids something. */
  readonly others: readonly string[];
  /** An assistant's offer, and answers that agree to nothing in particular. */
  readonly consent: { readonly offer: string; readonly answers: readonly string[] };
};
