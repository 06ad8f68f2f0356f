import {
  type AnswerStart,
  type Answers,
  collectAnswers,
  QUESTION_COUNT,
  type ReplyLine,
} from './answer-form.ts';

interface Heading {
  readonly line: number;
  readonly rest: string;
  /** Headings of one kind are of one level. */
  readonly kind: string;
}

const MARKED = /^\s{0,3}(#{1,6})\s{1,3}\S/;
const BOLD = /^\s{0,3}(?:[-*+•]\s{1,3})?(\*\*|__)(.{1,160}?)\1\s{0,3}([:：]?)(.*)$/;

/** Reads five headings of one kind, in order, as the five answers: of four or six nobody knows which is which. */
export function readHeaded(lines: readonly ReplyLine[]): Answers {
  const headings = lines.flatMap(({ text, isCode }, line) => (isCode ? [] : readHeading(text, line)));
  for (const kind of new Set(headings.map((heading) => heading.kind))) {
    const same = headings.filter((heading) => heading.kind === kind);
    const filled = same.filter((heading, order) => holdsText(lines, heading, same[order + 1]?.line));
    // All five, or five under a title that holds nothing itself.
    const chosen = same.length === QUESTION_COUNT ? same : filled;
    if (chosen.length !== QUESTION_COUNT) continue;
    const starts = chosen.map(({ line, rest }, question): AnswerStart => ({ line, question, rest }));
    return collectAnswers(lines, starts);
  }
  return collectAnswers(lines, []);
}

function readHeading(text: string, line: number): Heading[] {
  const marked = MARKED.exec(text)?.[1];
  if (marked !== undefined) return [{ line, rest: '', kind: marked }];
  const [, , title = '', colon, rest = ''] = BOLD.exec(text) ?? [];
  const isHeading = title !== '' && (rest.trim() === '' || colon !== '' || /[:：]$/.test(title));
  return isHeading ? [{ line, rest: rest.trim(), kind: 'bold' }] : [];
}

function holdsText(lines: readonly ReplyLine[], { line, rest }: Heading, end: number | undefined): boolean {
  return rest !== '' || lines.slice(line + 1, end).some(({ text }) => text.trim() !== '');
}
