import { escapePattern } from './escape-pattern.ts';
import { patternRule, type RedactionRule } from './rule.ts';
import { type PatternRefusal, readSafePattern } from './safe-pattern.ts';

/** What became of something the user entered: a rule, or the reason why it is none. */
export type OwnRule =
  | { readonly outcome: 'rule'; readonly rule: RedactionRule }
  | { readonly outcome: 'refused'; readonly reason: PatternRefusal };

/** Scripts that write no space between words, or endings straight behind a name. */
const unspaced =
  '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';
/** A character that goes on a word begun beside it. */
const wordUnit = `(?!${unspaced})[\\p{L}\\p{M}\\p{N}_]`;

/**
 * Makes a rule of a word, a name or a term of the user's: found in any case, composed or decomposed (NFC, NFD),
 * with any white space where the term has a space. Where it begins or ends with a letter or digit it is found
 * as a whole word only; scripts that put no spaces between words know no whole words.
 */
export function readWord(term: string): OwnRule {
  const trimmed = term.trim();
  if (trimmed === '') return { outcome: 'refused', reason: { code: 'EMPTY' } };
  if (trimmed.length > MOST_TERM_UNITS) return { outcome: 'refused', reason: { code: 'TOO_LONG' } };
  if (!trimmed.isWellFormed()) return { outcome: 'refused', reason: { code: 'NOT_A_PATTERN' } };
  const forms = [...new Set([trimmed.normalize('NFC'), trimmed.normalize('NFD')])];
  const source = forms
    .map((form) =>
      form
        .split(/\s{1,200}/)
        .map(escapePattern)
        .join('\\s{1,4}'),
    )
    .join('|');
  const before = new RegExp(`^${wordUnit}`, 'u').test(trimmed) ? `(?<!${wordUnit})` : '';
  const after = new RegExp(`${wordUnit}$`, 'u').test(trimmed) ? `(?!${wordUnit})` : '';
  return { outcome: 'rule', rule: ownRule(new RegExp(`${before}(?:${source})${after}`, 'dgiu')) };
}

/** No name or term is longer. */
const MOST_TERM_UNITS = 200;

/**
 * Makes a rule of a pattern of the user's, if it can be shown to end: see `readSafePattern`. Case counts; `+` and
 * `*` mean at most 64 repetitions.
 */
export function readPattern(source: string): OwnRule {
  const read = readSafePattern(source);
  if (read.outcome === 'refused') return read;
  return { outcome: 'rule', rule: ownRule(new RegExp(read.source, 'dgu')) };
}

function ownRule(pattern: RegExp): RedactionRule {
  return patternRule({ id: 'own-rule', category: 'OWN_TERM', pattern, accepts: (value) => value !== '' });
}
