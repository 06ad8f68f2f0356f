import { findSpeaker, isSpeakerHeading, type Speaker } from './transcript-labels.ts';

/** A line that may begin a turn. */
export interface RoleLine {
  /** Index of the line. */
  readonly line: number;
  readonly speaker: Speaker;
  readonly label: string;
  /** How it is written: all role lines of one transcript are written alike. */
  readonly style: string;
  /** What stands behind the label on the same line. */
  readonly rest: string;
}

/** Marks without width that copied text carries around a name; inside words, as in emoji, they belong to the text. */
const MARKS = String.raw`[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]{0,8}`;
const NAME = String.raw`${MARKS}([\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,39}?)${MARKS}`;
const COLON = String.raw`\s?[:：]${MARKS}`;
const START = `^${MARKS} {0,3}`;
const PLAIN = new RegExp(String.raw`${START}${NAME}${COLON}(?:\s+(.*)|)$`, 'u');
const BARE = new RegExp(String.raw`^${NAME}\s*$`, 'u');
const HEADING = new RegExp(
  String.raw`${START}(#{1,6})\s+(\*\*|__)?${NAME}(?:${COLON})?\2(?:${COLON})?\s{0,8}#*$`,
  'u',
);
const BOLD = new RegExp(
  String.raw`${START}(\*\*|__)${NAME}(?:(${COLON})\1|\1(${COLON})|\1\s*$)\s*(.*)$`,
  'u',
);
// The whole run of back-ticks or none of it: a shorter one would be looked at once for each of its units.
const FENCE = /^ {0,3}(`{3,}(?!`)(?!.*`)|~{3,})/;
const CLOSER = /^ {0,3}(`{3,}|~{3,})\s*$/;

/** Finds all lines that may begin a turn; what stands in code fences begins none. */
export function findRoleLines(lines: readonly string[]): RoleLine[] {
  const fenced = findFencedLines(lines);
  return lines.flatMap((text, line) => {
    if (fenced.has(line)) return [];
    const found = readLabel(text);
    if (!found) return [];
    const speaker = findSpeaker(found.label);
    // A name that nobody knows is a speaker's only in the words that interfaces use for one.
    return speaker === 'unknown' && !isSpeakerHeading(found.label) ? [] : [{ line, speaker, ...found }];
  });
}

function readLabel(text: string): Pick<RoleLine, 'label' | 'style' | 'rest'> | undefined {
  const heading = HEADING.exec(text.trimEnd());
  if (heading) return { label: heading[3] ?? '', style: `heading ${heading[1]?.length ?? 0}`, rest: '' };
  const bold = BOLD.exec(text);
  if (bold) return { label: bold[2] ?? '', style: 'bold', rest: bold[5] ?? '' };
  const plain = PLAIN.exec(text);
  if (plain) return { label: plain[1] ?? '', style: 'plain', rest: plain[2] ?? '' };
  const bare = BARE.exec(text);
  return bare ? { label: bare[1] ?? '', style: 'bare', rest: '' } : undefined;
}

/** Lines inside code fences; a fence that is never closed is no fence, or it would swallow every turn after it. */
function findFencedLines(lines: readonly string[]): ReadonlySet<number> {
  const fenced = new Set<number>();
  const closers = findLastClosers(lines);
  let open: { mark: string; line: number } | undefined;
  for (const [line, text] of lines.entries()) {
    // A fence may begin right behind the speaker's name.
    const mark = (FENCE.exec(text) ?? (open ? null : FENCE.exec(readLabel(text)?.rest ?? '')))?.[1];
    if (mark === undefined) continue;
    if (!open) {
      if (canClose(closers.get(mark.charAt(0)), mark, line)) open = { mark, line };
    } else if (mark.startsWith(open.mark) && CLOSER.test(text)) {
      for (let inside = open.line + 1; inside <= line; inside += 1) fenced.add(inside);
      open = undefined;
    }
  }
  return fenced;
}

function canClose(closers: readonly Closer[] | undefined, mark: string, line: number): boolean {
  return closers?.some((one) => one.line > line && one.size >= mark.length) ?? false;
}

interface Closer {
  readonly line: number;
  readonly size: number;
}

/** For each kind of fence the last line that could close one of each length; shorter ones stand later only. */
function findLastClosers(lines: readonly string[]): ReadonlyMap<string, readonly Closer[]> {
  const closers = new Map<string, Closer[]>();
  for (let line = lines.length - 1; line >= 0; line -= 1) {
    const mark = CLOSER.exec(lines[line] ?? '')?.[1];
    if (!mark) continue;
    const kind = mark.charAt(0);
    const known = closers.get(kind) ?? [];
    if (mark.length > Math.max(0, ...known.map(({ size }) => size))) known.push({ line, size: mark.length });
    closers.set(kind, known);
  }
  return closers;
}
