import type { Clause } from './answer-clauses.ts';
import { shareIn } from './clause-index.ts';
import type { Judging } from './judge-point.ts';
import type { JudgingLanguage } from './judging-language.ts';

/** A clause of an answer that nothing in the packet bears out. */
export interface Invented {
  readonly question: number;
  readonly text: string;
  /** It says that somebody has given a permission. */
  readonly isConsent: boolean;
}

const MOST_INVENTED = 20;
const LEAST_WORDS = 3;
/** So many of a clause's words must stand somewhere in the packet. */
const BORNE_OUT_SHARE = 0.5;
/** So many of the words of a permission must stand in one single point. */
const SAME_POINT_SHARE = 0.75;
/** Binding, done, next: there the receiver is to say what the packet says. */
const TOLD_QUESTIONS: ReadonlySet<number> = new Set([0, 2, 3, 4]);
const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:i|i['’]\p{L}{1,2}|me|my|we|ich|mir|wir|je|j['’]|nous|yo|me|eu|nós)(?=[^\p{L}]|$)|我|私|わたし/iu;

/** The clauses that say what no point of the packet says: new matters, and permissions that nobody gave in it. */
export function findInvented(
  judging: Judging,
  language: JudgingLanguage,
  packetWords: ReadonlySet<string>,
): Invented[] {
  const found: Invented[] = [];
  for (const clause of judging.index.clauses) {
    if (found.length >= MOST_INVENTED) break;
    if (clause.isWhole) continue;
    const isConsent = givesConsent(clause, language) && !standsInOnePoint(judging, clause);
    if (isConsent || isNew(clause, packetWords)) {
      found.push({ question: clause.question, text: clause.text, isConsent });
    }
  }
  return found;
}

function givesConsent({ text, polarity, stance }: Clause, { words }: JudgingLanguage): boolean {
  if (polarity !== 'affirmed' || stance === 'doubtful') return false;
  return words.consent.test(text) && !words.when.test(text);
}

function standsInOnePoint({ points }: Judging, { words }: Clause): boolean {
  return points.some(({ wordings }) =>
    wordings.some((wording) => !wording.isNegated && shareIn(words, wording.words) >= SAME_POINT_SHARE),
  );
}

/**
 * Whether a clause is about something else than the packet. What the receiver says of itself, asks, doubts or denies
 * is its own; and what it finds risky in the second answer is what it was asked for.
 */
function isNew(clause: Clause, packetWords: ReadonlySet<string>): boolean {
  const { question, text, words, polarity, asks, stance } = clause;
  const isTold = TOLD_QUESTIONS.has(question) || stance === 'sure';
  if (!isTold || polarity !== 'affirmed' || asks || stance === 'doubtful') return false;
  if (words.size < LEAST_WORDS || /[:：]$/.test(text) || FIRST_PERSON.test(text)) return false;
  return shareIn(words, packetWords) < BORNE_OUT_SHARE;
}
