import { escapePattern } from '../escape-pattern.ts';
import type { TextRange } from '../finding.ts';
import { endOfRun, type RedactionRule } from '../rule.ts';
import { looksDrawn } from '../value-checks.ts';
import { vendorPrefixes } from './vendor-prefixes.ts';

/** How the part behind a prefix is written, by the letter that begins a line of the table. */
const tails: Record<string, string> = {
  h: '[A-Fa-f0-9]',
  a: '[A-Za-z0-9]',
  w: '[\\w-]',
  d: '[\\w.-]',
  b: '[\\w.+/=~:-]',
};

/** How much of a token is looked at; a longer one is judged by its beginning. */
const MOST_TESTED_UNITS = 200;
/** How many refused tokens may begin in one run before the search goes on behind it. */
const MOST_REFUSALS = 12;

type TableLine = { readonly prefixes: readonly string[]; readonly tail: string; readonly least: number };

/** The lines of the table of prefixes. */
export const vendorLines: readonly TableLine[] = vendorPrefixes
  .trim()
  .split('\n')
  .map((line) => {
    const [form = '', ...prefixes] = line.split(' ');
    return { prefixes, tail: tails[form.charAt(0)] ?? '', least: Number(form.slice(1)) };
  });

/** One group a line, so that the group that matched tells over which characters the token runs on. */
const anyToken = new RegExp(
  vendorLines
    .map(
      ({ prefixes, tail, least }) =>
        `((?:${[...prefixes]
          .sort((a, b) => b.length - a.length)
          .map(escapePattern)
          .join('|')})${tail}{${least}})`,
    )
    .join('|'),
  'y',
);
const continuationOf = new Map(Object.values(tails).map((tail) => [tail, new RegExp(tail)]));
const continuations = vendorLines.map(({ tail }) => continuationOf.get(tail));

/** Whether any prefix begins with a pair of ASCII characters: `first * 128 + second`. */
const isHead = new Uint8Array(128 * 128);
for (const { prefixes } of vendorLines)
  for (const prefix of prefixes) isHead[prefix.charCodeAt(0) * 128 + prefix.charCodeAt(1)] = 1;

/** Keys that carry their vendor's prefix, from the table in `vendor-prefixes.ts`. */
const vendorToken: RedactionRule = {
  id: 'vendor-token',
  category: 'API_KEY',
  confidence: 'high',
  patterns: [anyToken],
  find(text) {
    const tokens: TextRange[] = [];
    const runEnds = new Map<RegExp, number>();
    let [before, refusals, refusedUntil] = [0, 0, 0];
    for (let place = 0; place < text.length - 1; place += 1) {
      const unit = text.charCodeAt(place);
      const isStart = !isLetterOrDigit(before) && isHeadAt(unit, text.charCodeAt(place + 1));
      before = unit;
      if (!isStart || /\w\.$/.test(text.slice(Math.max(0, place - 2), place))) continue;
      const token = tokenAt(text, place, runEnds);
      if (token === undefined) {
        refusals = place < refusedUntil ? refusals + 1 : 0;
        refusedUntil = Math.max(refusedUntil, ...runEnds.values());
        if (refusals > MOST_REFUSALS) place = refusedUntil;
        continue;
      }
      tokens.push(token);
      place = token.end - 1;
      before = text.charCodeAt(place);
    }
    return tokens;
  },
};

function isHeadAt(first: number, second: number): boolean {
  return first < 128 && second < 128 && isHead[first * 128 + second] === 1;
}

function isLetterOrDigit(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122);
}

/** `runEnds` remembers where each kind of run ends, so that a run is walked once however many tokens begin in it. */
function tokenAt(text: string, start: number, runEnds: Map<RegExp, number>): TextRange | undefined {
  anyToken.lastIndex = start;
  const match = anyToken.exec(text);
  if (match === null) return undefined;
  const group = match.slice(1).findIndex((part) => part !== undefined);
  const least = start + match[0].length;
  const continuation = continuations[group] ?? /^$/;
  const known = runEnds.get(continuation) ?? 0;
  const runEnd = known > least ? known : endOfRun(text, least, continuation);
  runEnds.set(continuation, runEnd);
  const end = withoutFullStop(text, runEnd);
  const isCut = /\.{3}|…|#{4}|\*{3}|\$\{/.test(text.slice(end - 2, end + 5));
  return !isCut && isToken(text.slice(start, Math.min(end, start + MOST_TESTED_UNITS)))
    ? { start, end }
    : undefined;
}

/** The full stop or colon of a sentence behind a token is none of it. */
function withoutFullStop(text: string, end: number): number {
  return /[.:]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

function isToken(value: string): boolean {
  const tail = value.replace(/^[A-Za-z]{1,8}[-_.]/, '');
  return looksDrawn(tail) && !/^(?:[a-z]{1,20}[-_.]){2,12}[a-z0-9]{1,20}$/.test(tail);
}

/** Keys and tokens that their vendor's prefix gives away. */
export const vendorTokenRules: readonly RedactionRule[] = [vendorToken];
