import { type Answers, QUESTION_COUNT, type ReplyLine } from './answer-form.ts';

const MOST_BLOCKS = 10;
const DEEPEST = 4;
const NUMBERED_KEY = /^(?:\p{L}{1,20}[\s_.-]{0,2})?([1-5])$/u;

/** Reads the answers from JSON, in a fence or in prose: five in an array, or an object with five of them. */
export function readJson(markdown: string, lines: readonly ReplyLine[]): Answers | undefined {
  for (const block of blocksOf(markdown, lines)) {
    const answers = findAnswers(parseJson(block), 0);
    if (answers) return answers;
  }
  return undefined;
}

/** What stands in the fences, then what stands between the first and the last bracket of the whole. */
function blocksOf(markdown: string, lines: readonly ReplyLine[]): string[] {
  const fenced: string[][] = [];
  for (const [at, { text, isCode }] of lines.entries()) {
    if (!isCode) continue;
    if (!lines[at - 1]?.isCode) fenced.push([]);
    fenced.at(-1)?.push(text);
  }
  const inFences = fenced.slice(0, MOST_BLOCKS).map((block) => block.join('\n'));
  return [...inFences, markdown].flatMap((text) => [between(text, '{', '}'), between(text, '[', ']')]);
}

function between(text: string, open: string, close: string): string {
  const start = text.indexOf(open);
  return start === -1 ? '' : text.slice(start, text.lastIndexOf(close) + 1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: it may be read as a list or by its headings.
    return undefined;
  }
}

function findAnswers(value: unknown, depth: number): Answers | undefined {
  if (typeof value !== 'object' || value === null || depth > 2) return undefined;
  const own = Array.isArray(value) ? answersOfList(value) : answersOfObject(value);
  if (own) return own;
  for (const inner of Object.values(value)) {
    const found = findAnswers(inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function answersOfList(list: readonly unknown[]): Answers | undefined {
  return list.length === QUESTION_COUNT ? list.map((one) => textOf(one, 0)) : undefined;
}

function answersOfObject(object: object): Answers | undefined {
  // A packet that is given back has not been answered.
  if ('schema_version' in object) return undefined;
  const entries = Object.entries(object);
  const numbered = entries.flatMap(([key, value]) => {
    const number = NUMBERED_KEY.exec(key.normalize('NFKC').trim())?.[1];
    return number === undefined ? [] : [[Number(number) - 1, value] as const];
  });
  if (numbered.length > 0) {
    const answers: (string | undefined)[] = Array.from({ length: QUESTION_COUNT });
    for (const [question, value] of numbered) answers[question] ??= textOf(value, 0);
    return answers;
  }
  const others = entries.filter(([, value]) => !(typeof value === 'string' && /baton-ack/i.test(value)));
  return others.length === QUESTION_COUNT ? others.map(([, value]) => textOf(value, 0)) : undefined;
}

/** The words of an answer, one line for each text in it; the one that is called answer or text, where it has one. */
function textOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return joined(value.map((one) => textOf(one, depth + 1)));
  const entries = Object.entries(value);
  const named = entries.find(([key]) => /^(?:answer|text)$/i.test(key));
  if (named) return textOf(named[1], depth + 1);
  return joined(
    entries.map(([key, one]) => {
      const text = textOf(one, depth + 1);
      return text === undefined ? undefined : `${key}: ${text}`;
    }),
  );
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter((text) => text !== undefined).join('\n') || undefined;
}
