import type { progressStages } from '../sections.ts';
import type { SuggestedSection, Suggestion } from './suggestion.ts';

/** Languages that have rules. */
export const languageCodes = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh'] as const;
export type LanguageCode = (typeof languageCodes)[number];

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
  /** The word for what is permitted; where none is marked it is the first. */
  readonly action?: string | undefined;
};

/** How far a piece of work got. */
export type ProgressStage = (typeof progressStages)[number];

/** Patterns of which one must fit. */
export type Patterns = readonly RegExp[];

/** One way in which users forbid. The group `rest` runs to the end of the sentence. */
export type RestrictionForm = {
  readonly pattern: RegExp;
  /** The rule as a sentence that keeps its negator; without it the user's own sentence is framed as a whole. */
  readonly render?: (rest: string, said: string) => string;
};

/**
 * Everything that the rules know of one language, as data. Another language is another object of this shape: the
 * steps that use it (`read-user.ts`, `read-assistant.ts` and what they call) know no language.
 *
 * "Said" is a sentence without the words at its beginning that say nothing (`preamble`). No pattern may hold a
 * quantifier without a bound; a test holds them all to that.
 */
export type LanguageRules = {
  readonly code: LanguageCode;
  /** Words by which the language is recognised and which carry no meaning of their own. */
  readonly stopWords: ReadonlySet<string>;
  /** Every way to say no, or "only", that the rules rely on. What a restriction says must hold one. */
  readonly negator: RegExp;
  /** Sending, deploying, deleting, publishing, paying: tasks that reach outside the conversation. */
  readonly effect: RegExp;
  /** `please, ok so ` and the like at the beginning of a sentence. */
  readonly preamble: RegExp;
  readonly greeting: RegExp;
  readonly request: RegExp;
  /** Questions, with or without a question mark; orders put as a question belong to `decisions.asked`. */
  readonly question: Patterns;
  readonly conditional: RegExp;
  readonly restrictions: {
    readonly forms: readonly RestrictionForm[];
    /** A said sentence that ends in a question mark and begins so asks, and forbids nothing. */
    readonly asking: RegExp;
    /** Words with a negator that forbid nothing. */
    readonly harmless: Patterns;
    /** A condition before the prohibition, which belongs to it. */
    readonly condition?: RegExp;
    /** Where an order ends and a prohibition of its own begins. */
    readonly thenForbids?: RegExp;
    /** Where a prohibition ends and an order of its own begins. */
    readonly thenOrders?: RegExp;
  };
  readonly instructions: {
    readonly patterns: Patterns;
    /** An order that has this clause is done in this way; the group `manner` is the clause. */
    readonly manner?: RegExp;
    /** Lines above a list whose items are standing instructions. */
    readonly heading: RegExp;
  };
  readonly decisions: {
    readonly patterns: Patterns;
    /** Orders put as a question: "Can you rename it to x?" */
    readonly asked: Patterns;
    /** An order of steps that is introduced as such. */
    readonly plan?: RegExp;
  };
  readonly rejections: {
    readonly patterns: Patterns;
    /** A choice that names what it is against, in the group `option`. */
    readonly preferred?: RegExp;
  };
  readonly nextStep: { readonly user: RegExp; readonly assistant: RegExp };
  readonly facts: {
    readonly confirmations: Patterns;
    readonly work: Patterns;
    /** Plain statements with a number, an address or a result. */
    readonly statements?: Patterns;
    /** What makes a confirmation none; where nothing is said, the negators and the exceptions. */
    readonly negated?: RegExp;
    /** What makes a report of work, or a statement, none. */
    readonly excluded?: Patterns;
    /** Exceptions that leave a report incomplete. */
    readonly exceptions: RegExp;
    /** Lines above a list that says how things are. */
    readonly heading?: RegExp;
  };
  readonly openItems: {
    readonly left: Patterns;
    /** What the user will do themselves. */
    readonly promised: Patterns;
    /** "I'll fetch them" is no task for a reader who does not know what they are. */
    readonly pronounOnly?: RegExp;
    /** What somebody else has to do first; an assistant may say it too. */
    readonly waiting: Patterns;
    /** Lines above a list of what is still to do. */
    readonly heading: RegExp;
  };
  /** What stops the work, as the user says it; the group `waiting` is what it waits for. */
  readonly blockers: Patterns;
  /** Words in a user's report of their work that say how far a piece of it got. */
  readonly progress: Readonly<Record<ProgressStage, Patterns>>;
  readonly doubts: {
    readonly patterns: Patterns;
    /** "Put x on the list as not verified": x is the group `what`. */
    readonly listed?: RegExp;
    /** An x that says only "it". */
    readonly pronoun?: RegExp;
  };
  readonly admissions: {
    readonly patterns: Patterns;
    /** "Not verified: x" has the groups `label` and `what`. */
    readonly labelled?: RegExp;
    /** Where a second question begins in x. */
    readonly anotherQuestion?: RegExp;
    /** Lines above a list of open questions. */
    readonly openQuestions?: RegExp;
    /** "It is an assumption." says nothing alone. */
    readonly bare?: RegExp;
    /** Conditions that make an admission none; where nothing is said, those of the language. */
    readonly conditional?: RegExp;
  };
  readonly claims: {
    /** What the turns that follow show to be right or wrong. */
    readonly predictions: Patterns;
    /** Claims about the state of the world that nobody but the assistant has made. */
    readonly patterns: Patterns;
    readonly done: Patterns;
    readonly notYetDone: RegExp;
    readonly notAClaim: RegExp;
    readonly takesBack: RegExp;
  };
  readonly retractions: {
    /** The group `words` is what is permitted; a group `action` in it is its verb where the verb is not the first word. */
    readonly permission?: RegExp;
    readonly hangsOnSomething: RegExp;
    readonly previous: RegExp;
    readonly rule: RegExp;
    /** The group `words` names what is dropped. */
    readonly named?: RegExp;
    /** "Actually, …": another choice of the same kind follows. */
    readonly startsOver?: RegExp;
  };
  readonly wording: {
    /** Says of "I" and "you" who is meant. */
    readonly restriction: (said: string) => string;
    /** A task or an admission of the assistant's in words in which "you" is not the next assistant. */
    readonly task: (task: string) => string;
    readonly label: (label: string) => string;
    readonly withdrawn: (text: string) => string;
    readonly turnedDown: (option: string) => string;
    /** An unknown that the user took up with "it" only. */
    readonly listed: (text: string) => string;
  };
};

/** Whether one of the patterns fits. */
export function fitsAny(patterns: Patterns, text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
