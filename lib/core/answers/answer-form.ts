/** The five answers of a reply, in the order of the questions; undefined where the reply gives none. */
export type Answers = readonly (string | undefined)[];

/** How many questions the text asks (DESIGN 5). */
export const QUESTION_COUNT = 5;

/** A line of a reply, and whether it stands in a code fence, where nothing marks an answer. */
export interface ReplyLine {
  readonly text: string;
  readonly isCode: boolean;
}

/** Where an answer begins: its line, its question from 0, and what stands on the line behind the mark. */
export interface AnswerStart {
  readonly line: number;
  readonly question: number;
  readonly rest: string;
}

/** The lines of a reply. A fence that holds all of it sets it off and is no code. */
export function linesOf(markdown: string): ReplyLine[] {
  const lines: ReplyLine[] = [];
  let fence: string | undefined;
  for (const text of markdown.split(/\r\n|\r|\n/)) {
    const mark = /^\s{0,12}(`{3,}|~{3,})/.exec(text)?.[1];
    const isEdge = mark !== undefined && (fence === undefined || mark.startsWith(fence));
    if (isEdge) fence = fence === undefined ? mark : undefined;
    lines.push({ text, isCode: isEdge || fence !== undefined });
  }
  return lines;
}

/** Each answer from its beginning to the beginning of the next one. */
export function collectAnswers(lines: readonly ReplyLine[], starts: readonly AnswerStart[]): Answers {
  const answers: (string | undefined)[] = Array.from({ length: QUESTION_COUNT });
  for (const [order, { line, question, rest }] of starts.entries()) {
    const body = lines.slice(line + 1, starts[order + 1]?.line).map(({ text }) => text);
    answers[question] = [rest, ...body].join('\n').trim() || undefined;
  }
  return answers;
}
