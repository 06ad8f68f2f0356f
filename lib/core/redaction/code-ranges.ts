import type { TextRange } from './finding.ts';

/** A line that opens or closes a fenced block, also inside quotes and lists (CommonMark 0.31, 4.5). */
const fenceLine =
  /^[ \t>]{0,24}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}){0,3}(?<marks>`{3,40}|~{3,40})(?<info>[^\n]{0,200})/;

/**
 * Where code stands in a Markdown text: the lines inside fenced blocks, and spans between equal runs of
 * backticks on one line. A block that nothing closes runs to the end of the text.
 */
export function findCodeRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let open: { marks: string; start: number } | undefined;
  for (const line of linesOf(text)) {
    const { marks = '', info = '' } = fenceLine.exec(text.slice(line.start, line.end))?.groups ?? {};
    const isFence = marks !== '' && !(marks.startsWith('`') && info.includes('`'));
    if (open === undefined) {
      if (isFence) open = { marks, start: Math.min(line.end + 1, text.length) };
      else ranges.push(...findSpans(text, line));
    } else if (isFence && marks.startsWith(open.marks) && info.trim() === '') {
      ranges.push({ start: open.start, end: line.start });
      open = undefined;
    }
  }
  if (open !== undefined) ranges.push({ start: open.start, end: text.length });
  return ranges;
}

/** Whether a stretch of a text lies inside code, given the text's `findCodeRanges`. */
export function isInsideCode(codeRanges: readonly TextRange[], { start, end }: TextRange): boolean {
  return codeRanges.some((code) => code.start <= start && end <= code.end);
}

/** The parts of a range that lie between lines that open or close a block of code. */
export function splitAtFences(text: string, range: TextRange): TextRange[] {
  const inside = text.slice(range.start, range.end);
  if (!/```|~~~/.test(inside) || !inside.includes('\n')) return [range];
  const parts: TextRange[] = [];
  let start = range.start;
  for (const line of linesOf(inside)) {
    if (!fenceLine.test(inside.slice(line.start, line.end))) continue;
    parts.push({ start, end: range.start + line.start });
    start = range.start + line.end;
  }
  return [...parts, { start, end: range.end }].filter((part) => part.start < part.end);
}

function linesOf(text: string): TextRange[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    return range;
  });
}

/** Spans of code on one line: what stands between two runs of equally many backticks (CommonMark, 6.1). */
function findSpans(text: string, line: TextRange): TextRange[] {
  const runs = [...text.slice(line.start, line.end).matchAll(/`{1,40}/g)];
  const spans: TextRange[] = [];
  for (let order = 0; order < runs.length; order += 1) {
    const opening = runs[order];
    const length = opening?.[0].length ?? 0;
    const closing = runs.findIndex((run, place) => place > order && run[0].length === length);
    const closer = runs[closing];
    if (opening === undefined || closer === undefined) continue;
    spans.push({ start: line.start + opening.index + length, end: line.start + closer.index });
    order = closing;
  }
  return spans;
}
