import {
  type AnswerStart,
  type Answers,
  collectAnswers,
  QUESTION_COUNT,
  type ReplyLine,
} from './answer-form.ts';

/** A line that begins with a number as lists, headings and labels ("Answer 2:") have one. */
interface NumberedLine extends AnswerStart {
  readonly indent: number;
  readonly label: string;
}

const NUMBERED = new RegExp(
  [
    String.raw`^([\s>]{0,12})(?:#{1,6}\s{1,3})?(?:[-*+•]\s{1,3})?(?<bold>\*\*|__)?`,
    String.raw`(?:(?<label>\p{L}{1,20})\s{0,2})?[([（【]?`,
    // A digit of any script, one in a key cap or a circle, or a Chinese numeral before its own comma.
    String.raw`(?:(?<digit>\p{Nd})(?!\p{Nd})(?<cap>\uFE0F?\u20E3)?|(?<circled>[①-⑤])|(?<numeral>[一二三四五])(?=[、．]))`,
    String.raw`(?<end>\\?\s?[.)\]:：．、）】,،](?!\p{Nd})|\s[–—-](?=\s)|\*\*|__)?`,
    '(?<rest>.{0,})$',
  ].join(''),
  'u',
);

/** Reads answers that are numbered, in whatever digits; a number that a list inside an answer begins with is none. */
export function readNumbered(lines: readonly ReplyLine[]): Answers {
  const numbered = lines.flatMap(({ text, isCode }, line) => (isCode ? [] : readNumber(text, line)));
  const labels = [...new Set(numbered.map(({ label }) => label))];
  const readings = labels.map((label) => startsAmong(numbered.filter((one) => one.label === label)));
  const best = readings.reduce((most, one) => (one.length > most.length ? one : most), []);
  return collectAnswers(lines, best);
}

function readNumber(text: string, line: number): NumberedLine[] {
  const groups = NUMBERED.exec(text)?.groups;
  if (!groups) return [];
  const { bold, label = '', digit, cap, circled, numeral, end, rest = '' } = groups;
  const isMarked = end !== undefined || cap !== undefined || circled !== undefined || rest.trim() === '';
  if (!isMarked) return [];
  const question = numberOf({ digit, circled, numeral }) - 1;
  if (question < 0 || question >= QUESTION_COUNT) return [];
  const indent = /^[\s>]*/.exec(text)?.[0].length ?? 0;
  return [{ line, question, rest: withoutBold(rest, bold, end), indent, label: label.toLowerCase() }];
}

/** What follows the number, without the end of the bold that began before it. */
function withoutBold(rest: string, bold: string | undefined, end: string | undefined): string {
  if (bold === undefined || end === bold) return rest.replace(/^[:：]?\s*/, '');
  return rest.replace(bold, '').trimStart();
}

function numberOf(found: Record<'digit' | 'circled' | 'numeral', string | undefined>): number {
  if (found.circled !== undefined) return '①②③④⑤'.indexOf(found.circled) + 1;
  if (found.numeral !== undefined) return '一二三四五'.indexOf(found.numeral) + 1;
  const code = found.digit?.codePointAt(0) ?? 0;
  // The ten digits of a script stand one after another, from its zero.
  let value = 0;
  while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Answers come in order; a list inside one begins again from 1, or stands further in. */
function startsAmong(numbered: readonly NumberedLine[]): AnswerStart[] {
  const [first] = numbered;
  if (!first) return [];
  const starts: AnswerStart[] = [];
  let inner: number | undefined;
  const outer = numbered.filter(({ indent }) => indent <= first.indent + 1);
  for (const [order, one] of outer.entries()) {
    const last = starts.at(-1)?.question ?? -1;
    const isInner =
      inner !== undefined &&
      one.question === inner + 1 &&
      outer.slice(order + 1).some(({ question }) => question === one.question);
    if (one.question === 0 && last >= 0) inner = 0;
    else if (isInner || (one.question <= last && one.question - 1 === inner)) inner = one.question;
    else if (one.question > last) {
      starts.push(one);
      inner = undefined;
    }
  }
  return starts;
}
