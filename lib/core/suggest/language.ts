import type { SuggestedSection, Suggestion } from './suggestion.ts';

/** What a sentence proposes, before it is merged with others and before later words overrule it. */
export type Candidate = Omit<Suggestion, 'turnIndex' | 'role'> & {
  /**
   * What ends the item without a word about it. `prediction`: the turns that follow show how it went; `claim`: its
   * speaker takes it back; `reference`: it says only "it" and is nothing without the unknown before it.
   */
  readonly ends?: 'prediction' | 'claim' | 'reference';
};

/** Where a sentence stands. */
export type SentencePlace = {
  /** The heading or the introducing line above it. */
  readonly heading: string;
  readonly isListItem: boolean;
  /** The sentence after it in the same turn. */
  readonly following?: string | undefined;
};

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
  readonly readUser: (sentence: string, place: SentencePlace) => Candidate[];
  /** Sections that an assistant's sentence proposes items for; all of them claims. */
  readonly readAssistant: (sentence: string, place: SentencePlace) => Candidate[];
  readonly readRetractions: (sentence: string) => Retraction[];
  /** Whether an assistant's sentence admits that what it claimed before does not hold. */
  readonly takesBackClaims: (sentence: string) => boolean;
  readonly isGreeting: (sentence: string) => boolean;
  readonly isRequest: (sentence: string) => boolean;
  /** Whether a sentence reports a piece of work, not just a fact. */
  readonly reportsWork: (sentence: string) => boolean;
  /** Whether the items of a list below this heading are still to be done. */
  readonly announcesOpenItems: (heading: string) => boolean;
  readonly hasExternalEffect: (text: string) => boolean;
  /** A line of an assistant's task list in words in which "you" is not the next assistant. */
  readonly renderTask: (text: string) => string;
  readonly renderWithdrawn: (text: string) => string;
  /** An unknown that the user took up with "it" only. */
  readonly renderListed: (text: string) => string;
};
