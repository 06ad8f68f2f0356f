import { asksFirst, isNegated, type JudgingLanguage, tellingWords } from './judging-language.ts';

/** One clause of an answer, with what the words before it say about it. */
export interface Clause {
  /** The answer that it stands in, from 0. */
  readonly question: number;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** `negated`: it denies or forbids; `unclear`: a "not" stands before it and may reach it; else it affirms. */
  readonly polarity: 'affirmed' | 'negated' | 'unclear';
  /** It, or what introduces it, makes it wait for somebody's word. */
  readonly asks: boolean;
  /** What it, or the label above it, says of how sure it is. */
  readonly stance: 'sure' | 'doubtful' | undefined;
  /** A whole sentence of several clauses: what it denies is not clear in each part. */
  readonly isWhole: boolean;
}

/** Five answers of three lines have far fewer; a page may write any number of them. */
export const MOST_CLAUSES = 300;
const LONGEST_LABEL_UNITS = 60;
const SENTENCE_END = /(?<=[.!?…]["')\]*_]{0,4})\s{1,20}|(?<=[。！？])|\n/;
const CLAUSE_END =
  /(?<=[,;，；、]|[:：](?=\s|$|\p{Script=Han}|\p{Script=Katakana})|\s[–—])|\s(?=(?:and|but|und|aber|sondern|et|mais|y|pero|sino|e|mas)\s)/iu;
const LIST_ITEM = /^\s{0,20}(?:[-*+•]|\d{1,3}[.)])\s/;
const LABEL_END = /[:：][*_]{0,4}\s{0,4}$/;

/** What holds for the clauses that follow. */
interface Scope {
  stance: Clause['stance'];
  isNegated: boolean;
  asks: boolean;
}

/** The sentences of an answer and the clauses in them. */
export function clausesOf(answer: string, question: number, language: JudgingLanguage | undefined): Clause[] {
  const clauses: Clause[] = [];
  let stance: Clause['stance'];
  let above: Scope = { stance: undefined, isNegated: false, asks: false };
  for (const line of answer.split('\n')) {
    if (clauses.length >= MOST_CLAUSES) break;
    if (line.trim() === '') continue;
    if (!LIST_ITEM.test(line)) above = { stance, isNegated: false, asks: false };
    for (const sentence of line.replace(LIST_ITEM, '').split(SENTENCE_END, MOST_CLAUSES)) {
      const read = readSentence(sentence, question, language, { ...above, stance });
      clauses.push(...read.clauses);
      stance = read.stance;
    }
    if (language && LABEL_END.test(line)) {
      above = { stance, isNegated: isNegated(line, language), asks: asksFirst(line, language) };
    }
  }
  return clauses.slice(0, MOST_CLAUSES);
}

function readSentence(
  sentence: string,
  question: number,
  language: JudgingLanguage | undefined,
  above: Scope,
): { clauses: Clause[]; stance: Clause['stance'] } {
  const parts = sentence.split(CLAUSE_END, MOST_CLAUSES).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (!language) return { clauses: plainClauses(sentence, parts, question), stance: undefined };
  const clauses: Clause[] = [];
  let { stance } = above;
  let [denied, asks] = [false, above.asks];
  for (const part of parts) {
    if (language.words.contrast.test(part)) denied = false;
    const own = isNegated(part, language) || above.isNegated;
    asks ||= asksFirst(part, language);
    stance = labelled(part, language) ?? stance;
    const doubts = language.words.doubts.test(part);
    clauses.push({
      question,
      text: part.trim(),
      words: tellingWords(part, language),
      polarity: own ? 'negated' : denied ? 'unclear' : 'affirmed',
      asks,
      stance: doubts ? 'doubtful' : stance,
      isWhole: false,
    });
    denied ||= own;
  }
  return { clauses: [...clauses, ...wholesOf(clauses, language)], stance };
}

/** The label that a part is: what follows it is known, or is not. */
function labelled(part: string, { words }: JudgingLanguage): Clause['stance'] {
  if (part.length > LONGEST_LABEL_UNITS || !LABEL_END.test(part)) return undefined;
  const label = part.replace(LABEL_END, '');
  if (words.doubts.test(label)) return 'doubtful';
  return words.sure.test(label) ? 'sure' : undefined;
}

/** The clauses that commas divide, put together again: what a semicolon or a colon divides is not one matter. */
function wholesOf(clauses: readonly Clause[], language: JudgingLanguage): Clause[] {
  const groups: Clause[][] = [[]];
  for (const clause of clauses) {
    groups.at(-1)?.push(clause);
    if (/[;；:：]$/.test(clause.text)) groups.push([]);
  }
  return groups.flatMap((parts) => (parts.length > 1 ? [wholeOf(parts, language)] : []));
}

function wholeOf(parts: readonly Clause[], language: JudgingLanguage): Clause {
  const text = parts.map((part) => part.text).join(' ');
  return {
    question: parts[0]?.question ?? 0,
    text,
    words: tellingWords(text, language),
    polarity: parts.some(({ polarity }) => polarity === 'negated') ? 'negated' : 'affirmed',
    asks: parts.some(({ asks }) => asks),
    stance: parts.some(({ stance }) => stance === 'doubtful') ? 'doubtful' : parts[0]?.stance,
    isWhole: true,
  };
}

function plainClauses(sentence: string, parts: readonly string[], question: number): Clause[] {
  const texts = parts.length > 1 ? [...parts, sentence] : parts;
  return texts.map((text) => ({
    question,
    text: text.trim(),
    words: tellingWords(text, undefined),
    polarity: 'unclear',
    asks: false,
    stance: undefined,
    isWhole: text === sentence && parts.length > 1,
  }));
}
