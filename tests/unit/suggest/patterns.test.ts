import { describe, expect, test } from 'vitest';
import { languages } from '../../../lib/core/suggest/languages.ts';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import { effort } from '../../effort.ts';
import { conversation } from './conversation.ts';
import { chinese } from './languages/chinese-cases.ts';
import { french } from './languages/french-cases.ts';
import { german } from './languages/german-cases.ts';
import { japanese } from './languages/japanese-cases.ts';
import { portuguese } from './languages/portuguese-cases.ts';
import { spanish } from './languages/spanish-cases.ts';

/** All patterns that a value holds, however deep. */
function patternsOf(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  if (value instanceof Set || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(patternsOf);
}

/** The source of a pattern with escapes and character classes taken out: what is left holds its quantifiers. */
function skeleton(pattern: RegExp): string {
  return pattern.source
    .replace(/\\[pP]\{[^}]+\}/g, '.')
    .replace(/\\./g, '.')
    .replace(/\[(?:[^\]])*\]/g, '.');
}

test.each(languages.map((rules) => [rules.code, patternsOf(rules)] as const))(
  'no quantifier of a pattern of %s is without a bound',
  (_, patterns) => {
    expect(patterns.length).toBeGreaterThan(40);
    for (const pattern of patterns) expect(skeleton(pattern)).not.toMatch(/[*+]|\{\d+,\}/);
  },
);

/** A quarter of what the text of a conversation has of one near miss. */
const PART_UNITS = effort(5_000, 50_000);

describe('many near misses in a row come to an end', () => {
  const pieces = [german, french, spanish, portuguese, japanese, chinese].flatMap(
    ({ opening, lifted, user }) => [
      ...[lifted.restriction, ...(user.decisions?.hits ?? [])].map((piece) => [opening, piece] as const),
      [opening, lifted.restriction.split(/\s/, 1)[0] ?? ''] as const,
    ],
  );
  test.each(pieces)('%s: %j', (opening, piece) => {
    const [run, lines] = [`${piece.replace(/[.。!]$/, '')} `, `${piece}\n`].map((part) =>
      part.repeat(Math.ceil(PART_UNITS / part.length)),
    );
    const turns = conversation(`u: ${opening}`, `a: ${run}`, `u: ${run}`, `a: ${lines}`, `u: ${lines}`);
    expect(() => suggestItems(turns)).not.toThrow();
  });
});
