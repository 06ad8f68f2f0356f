import type { SuggestedSection, Suggestion } from './suggestion.ts';

/** What a sentence proposes, before it is merged with others and before later words overrule it. */
export type Candidate = Omit<Suggestion, 'turnIndex' | 'role'>;

/** What a user's sentence takes back. */
export type Retraction = {
  /**
   * `previous`: what was said just before; `named`: what shares the words given; `lifted`: the same, and the
   * action is the same one; `replaced`: what began alike.
   */
  readonly scope: 'previous' | 'named' | 'lifted' | 'replaced';
  readonly sections: readonly SuggestedSection[];
  /** The words that name what is taken back; of a replacement, the new sentence. */
  readonly words: string;
};

/** Everything that the rules know of one language. Another language is another object of this shape. */
export type LanguageRules = {
  readonly code: 'en';
  readonly stopWords: ReadonlySet<string>;
  /** Sections that a user's own sentence proposes items for. */
  readonly readUser: (sentence: string) => Candidate[];
  /** Sections that an assistant's sentence proposes items for; all of them claims. */
  readonly readAssistant: (sentence: string) => Candidate[];
  readonly readRetractions: (sentence: string) => Retraction[];
  readonly isGreeting: (sentence: string) => boolean;
  readonly isRequest: (sentence: string) => boolean;
  /** Whether the items of a list below this heading are still to be done. */
  readonly announcesOpenItems: (heading: string) => boolean;
  readonly hasExternalEffect: (text: string) => boolean;
  readonly renderWithdrawn: (text: string) => string;
};
