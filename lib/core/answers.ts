import { type Packet, restrictionRule } from './packet.ts';

/** The five answers of a reply, in the order of the questions; absent where the reply gives none. */
export type Answers = readonly (string | undefined)[];

/** How many questions the text asks (DESIGN 5). */
export const QUESTION_COUNT = 5;

/** What comparing the five answers with the packet shows. It compares words and can be wrong either way. */
export interface AnswerReview {
  /** Questions (from 1) that the reply does not answer. */
  readonly unanswered: readonly number[];
  /** Restrictions, by position in the packet, whose words were not found in the third answer. */
  readonly restrictionsNotFound: readonly number[];
  /** Decisions, by position in the packet, whose words were not found in the third answer. */
  readonly decisionsNotFound: readonly number[];
  /** What is done, by position in the packet, and seems to be planned again in the fifth answer. */
  readonly mayBeRepeated: readonly number[];
}

const FOUND_SHARE = 0.6;
const REPEATED_SHARE = 0.75;
/** Five answers of three lines have far fewer clauses; a page may write any number of them. */
const MOST_CLAUSES = 2_000;
/** English only: an answer in another language has its prohibitions marked for a look. */
const NEGATOR = /\b(?:no|not|never|none|nobody|nothing|without|cannot|forbid\w*|avoid)\b|n['’]t\b/i;
const STOP_WORDS = new Set(
  'about after again been before being does done from have into must need never only other should that their them then there they this those until were what when which will with would your'.split(
    ' ',
  ),
);

/** Reads the five numbered answers of a reply: `1.`, `1)`, `**1.**`, `### 1`, each up to the next number. */
export function parseAnswers(markdown: string): Answers {
  const answers: (string | undefined)[] = Array.from({ length: QUESTION_COUNT });
  let current = 0;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const match =
      /^[\s>]{0,6}(?:#{1,6}\s+)?(?:[-*]\s+)?(?:\*\*|__)?([1-5])(?:[.):]|\*\*)(?:\*\*|__)?\s*(.*)$/.exec(line);
    // Answers come in order; a numbered list inside an answer starts again from 1 and belongs to it.
    if (match && Number(match[1]) === current + 1) {
      answers[current] = match[2] ?? '';
      current += 1;
    } else if (current > 0) {
      answers[current - 1] = `${answers[current - 1] ?? ''}\n${line}`;
    }
  }
  return answers.map((answer) => answer?.trim() || undefined);
}

interface Clause {
  readonly words: ReadonlySet<string>;
  readonly negates: boolean;
}

/** Compares the answers with the packet and names what is missing or seems to be meant to be done again. */
export function reviewAnswers(packet: Packet, answers: Answers): AnswerReview {
  const binding = clausesOf(answers[2] ?? '');
  const forbidding = binding.filter(({ negates }) => negates);
  const next = clausesOf(answers[4] ?? '');
  // A prohibition is found only where the answer forbids something too: a plan may hold all of its words.
  const notFound = (sentences: readonly string[]) =>
    positions(sentences, (sentence) => {
      const clauses = NEGATOR.test(sentence) ? forbidding : binding;
      return bestShare(sentence, clauses) < FOUND_SHARE;
    });
  return {
    unanswered: positions(
      Array.from({ length: QUESTION_COUNT }, (_, at) => answers[at] ?? ''),
      (text) => !text,
    ).map((at) => at + 1),
    restrictionsNotFound: notFound((packet.restrictions ?? []).map(restrictionRule)),
    decisionsNotFound: notFound(packet.decisions),
    mayBeRepeated: positions(packet.done ?? [], (sentence) => bestShare(sentence, next) >= REPEATED_SHARE),
  };
}

function positions(sentences: readonly string[], test: (sentence: string) => boolean): number[] {
  return sentences.flatMap((sentence, at) => (test(sentence) ? [at] : []));
}

/**
 * The words of an answer, clause by clause. A sentence of the packet is looked for in one clause: the words of ten
 * restrictions together would contain those of any eleventh.
 */
function clausesOf(answer: string): Clause[] {
  return answer
    .split(/[.;:!?\n]+/, MOST_CLAUSES)
    .map((clause) => ({ words: wordsOf(clause), negates: NEGATOR.test(clause) }));
}

/** The largest share of a sentence's content words that one clause holds; 1 for a sentence of none. */
function bestShare(sentence: string, clauses: readonly Clause[]): number {
  const words = [...wordsOf(sentence)];
  if (words.length === 0) return 1;
  const shares = clauses.map(
    (clause) => words.filter((word) => clause.words.has(word)).length / words.length,
  );
  return Math.max(0, ...shares);
}

function wordsOf(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length > 3 && !STOP_WORDS.has(word)).map(stem));
}

/** Enough of a stem to see `sending` and `send`, `templates` and `template` as one word. */
function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, '').slice(0, 8);
}
