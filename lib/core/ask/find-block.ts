/** A piece of an answer in which a JSON block begins. */
export interface AnswerBlock {
  readonly text: string;
  /** It stood outside a code fence, where Markdown's own escapes may be in it. */
  readonly inProse: boolean;
}

const QUOTE = '["“”„‟\'‘’‚«»]?';
const BEGINNING = new RegExp(`\\{\\s*${QUOTE}(?:baton|items)${QUOTE}\\s*:`, 'g');
const FENCE = /^\s{0,12}(`{3,}|~{3,})/;

/**
 * Finds the block that answers a request: the newest one with its code, in a fence or in prose. What is quoted
 * (`>`) is not the assistant's own answer.
 */
export function findBlock(markdown: string, code: string): AnswerBlock | undefined {
  const blocks = segmentsOf(markdown).flatMap(blocksIn);
  return blocks.findLast(({ text }) => namesCode(text, code));
}

function namesCode(text: string, code: string): boolean {
  return new RegExp(`${QUOTE}baton${QUOTE}\\s*:\\s*${QUOTE}\\s*${code}\\b`).test(text);
}

/** The text of each fence, and what stands between them. */
function segmentsOf(markdown: string): AnswerBlock[] {
  const segments: { lines: string[]; inProse: boolean }[] = [{ lines: [], inProse: true }];
  let fence: string | undefined;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const marker = FENCE.exec(line)?.[1];
    const isEdge = marker !== undefined && (fence === undefined || marker.startsWith(fence));
    if (isEdge) {
      fence = fence === undefined ? marker : undefined;
      segments.push({ lines: [], inProse: fence === undefined });
    } else if (fence !== undefined || !/^\s{0,12}>/.test(line)) segments.at(-1)?.lines.push(line);
  }
  return segments.map(({ lines, inProse }) => ({ text: lines.join('\n'), inProse }));
}

function blocksIn({ text, inProse }: AnswerBlock): AnswerBlock[] {
  const starts = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  return starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), inProse }));
}
