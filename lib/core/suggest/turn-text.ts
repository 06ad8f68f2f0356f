/** A sentence of a turn, as it stands there, with the heading (or introducing line) above it. */
export type Sentence = { readonly text: string; readonly heading: string; readonly isListItem: boolean };

/** A line of a task list. */
export type Task = { readonly text: string; readonly checked: boolean };

/** What the speaker of a turn said in their own words: no code, no quotes, no tables. */
export type TurnText = { readonly sentences: readonly Sentence[]; readonly tasks: readonly Task[] };

const MOST_SENTENCE_UNITS = 500;
const listMarker = /^\s{0,20}(?:[-*+•]|\d{1,3}[.)])\s{1,8}/;
const taskMarker = /^\s{0,20}[-*+]\s{1,4}\[([ xX])\]\s{1,4}/;
const headingLine = /^\s{0,3}(?:#{1,6}\s|\*\*[^*]{1,120}\*\*:?\s{0,4}$)|:\s{0,4}$/;

/** Reads the prose of a turn. Works line by line and never looks back, so it stays linear. */
export function readTurnText(markdown: string): TurnText {
  const sentences: Sentence[] = [];
  const tasks: Task[] = [];
  let heading = '';
  for (const line of joinWrappedLines(proseLines(markdown))) {
    const task = taskMarker.exec(line);
    if (task) {
      tasks.push({ text: line.slice(task[0].length).trim(), checked: task[1] !== ' ' });
      continue;
    }
    const isListItem = listMarker.test(line);
    const text = line.replace(listMarker, '').trim();
    if (headingLine.test(line)) heading = text.replace(/[#*:]/g, '').trim();
    for (const sentence of splitSentences(text)) sentences.push({ text: sentence, heading, isListItem });
  }
  return { sentences, tasks };
}

/** The lines outside code fences, without quoted lines, table rows and markers of omitted tool output. */
function proseLines(markdown: string): string[] {
  let fence: string | undefined;
  return withoutThinking(markdown).filter((line) => {
    const marker = /^\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1];
    if (marker !== undefined) {
      if (fence === undefined) fence = marker;
      else if (marker.startsWith(fence)) fence = undefined;
      return false;
    }
    return fence === undefined && !/^\s{0,12}[>|]|^\s{4,}\S.*[;{}]\s*$|^\[tool /.test(line);
  });
}

const thinkingStart = /^\s{0,12}<(think|thinking|reasoning|analysis|thought)>/i;

/** The lines of a text without its thinking blocks; one that never ends hides the rest. */
function withoutThinking(markdown: string): string[] {
  let end: string | undefined;
  return markdown.split(/\r?\n/).flatMap((line) => {
    const start = end === undefined ? thinkingStart.exec(line)?.[1] : undefined;
    if (start !== undefined) end = `</${start.toLowerCase()}>`;
    if (end === undefined) return [line];
    const at = line.toLowerCase().indexOf(end);
    if (at === -1) return [];
    const rest = line.slice(at + end.length);
    end = undefined;
    return [rest];
  });
}

/** Puts a sentence that was wrapped by hand back on one line. */
function joinWrappedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    if (
      previous !== undefined &&
      previous.length > 60 &&
      /[\p{L},]\s{0,2}$/u.test(previous) &&
      /^\s{0,3}\p{Ll}/u.test(line)
    ) {
      joined[joined.length - 1] = `${previous.trimEnd()} ${line.trimStart()}`;
    } else joined.push(line);
  }
  return joined;
}

/** Ends of sentences: a stop with a space after it, not of an abbreviation; a full-width stop needs none. */
const sentenceEnd =
  /(?<=[.!?…]["')\]]?)(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|no|nr|z\.B|d\.h|bzw|ca|p\. ?ex|ej|Sr|Sra)\.)\s{1,200}|(?<=[。！？；][」』”’）]?)(?![」』”’）。！？])\s{0,200}|(?=(?<=[。；：:，,\s]|^)\d{1,2}、)/i;
const negators = String.raw`(?:(?:do not|don['’]?t|never|without|no|nicht|nie|niemals|kein|keine|keinen|ohne|ne|jamais|sans|pas|nunca|sin|não|sem)(?!\p{L})|n['’]|不要|请勿|别|禁止)`;
/** A bracketed clause that forbids is a sentence of its own. */
const forbiddingClause = new RegExp(
  String.raw`\s?[(（](?=${negators})|(?<=[(（]${negators}[^()（）]{1,300})[)）]\s?`,
  'iu',
);

function splitSentences(line: string): string[] {
  const sentences = line
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(forbiddingClause))
    .map((sentence) => sentence.trim());
  return sentences.filter((sentence) => /\p{L}/u.test(sentence) && sentence.length <= MOST_SENTENCE_UNITS);
}
