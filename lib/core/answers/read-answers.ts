import { type Answers, linesOf, type ReplyLine } from './answer-form.ts';
import { readHeaded } from './headed-answers.ts';
import { readJson } from './json-answers.ts';
import { readNumbered } from './numbered-answers.ts';

/** Five answers of three lines are far shorter; a page may write anything. */
const MOST_UNITS = 200_000;
const MOST_ANSWER_UNITS = 20_000;

/** The answers of a reply, and whether it was so long that only its beginning was read. */
export interface ReadAnswers {
  readonly answers: Answers;
  readonly isCut: boolean;
}

/**
 * Reads the five answers of a reply, in any language: numbered, under five headings, or as JSON. An answer that is not
 * there stays undefined; none is guessed from where it stands.
 */
export function readAnswers(reply: string): ReadAnswers {
  const markdown = reply.slice(0, MOST_UNITS);
  const lines = linesOf(markdown);
  const read = readLines(lines) ?? readJson(markdown, lines) ?? readLines(withoutFence(lines));
  const whole = read ?? readNumbered([]);
  const answers = whole.map((answer) => answer?.slice(0, MOST_ANSWER_UNITS).toWellFormed());
  const isCut =
    reply.length > MOST_UNITS || whole.some((answer) => (answer?.length ?? 0) > MOST_ANSWER_UNITS);
  return { answers, isCut };
}

function readLines(lines: readonly ReplyLine[]): Answers | undefined {
  const numbered = readNumbered(lines);
  if (holdsAny(numbered)) return numbered;
  const headed = readHeaded(lines);
  return holdsAny(headed) ? headed : undefined;
}

/** A reply that was put into a fence whole. */
function withoutFence(lines: readonly ReplyLine[]): ReplyLine[] {
  return lines
    .filter(({ text }) => !/^\s{0,12}(?:`{3,}|~{3,})/.test(text))
    .map(({ text }) => ({ text, isCode: false }));
}

function holdsAny(answers: Answers): boolean {
  return answers.some((answer) => answer !== undefined);
}
