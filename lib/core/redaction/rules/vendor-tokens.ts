import { escapePattern } from '../escape-pattern.ts';
import { patternRule, type RedactionRule } from '../rule.ts';
import { looksDrawn, looksRandom } from '../value-checks.ts';
import { type TailAlphabet, vendorPrefixes } from './vendor-prefixes.ts';

const tailClasses: Record<TailAlphabet, string> = {
  hex: '[A-Fa-f0-9]',
  word: '[A-Za-z0-9_-]',
  base64: '[A-Za-z0-9+/=_.-]',
  dotted: '[A-Za-z0-9_.-]',
};

/** One pattern for all prefixes whose tails share an alphabet; a token runs on to the end of its alphabet. */
function vendorRule(alphabet: TailAlphabet): RedactionRule {
  const tail = tailClasses[alphabet];
  const alternatives = vendorPrefixes
    .filter((entry) => entry.tail === alphabet)
    .flatMap((entry) =>
      entry.prefixes.split(' ').map((prefix) => `${escapePattern(prefix)}${tail}{${entry.least}}`),
    );
  return patternRule({
    id: `vendor-token-${alphabet}`,
    category: 'API_KEY',
    pattern: new RegExp(`(?<![A-Za-z0-9_])(?:${alternatives.join('|')})`, 'dg'),
    runsOnOver: new RegExp(tail),
    accepts: (value) => looksDrawn(value) && looksRandom(value),
  });
}

/** Keys that carry their vendor's prefix, from the table in `vendor-prefixes.ts`. */
export const vendorTokenRules: readonly RedactionRule[] = [
  vendorRule('hex'),
  vendorRule('word'),
  vendorRule('base64'),
  vendorRule('dotted'),
];
