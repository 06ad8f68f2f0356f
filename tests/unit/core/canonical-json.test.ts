import { createHash } from 'node:crypto';
import canonicalizeOracle from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalize } from '../../../lib/core/canonical-json.ts';
import vectors from '../../data/jcs-vectors.json' with { type: 'json' };
import { es6NumberVectors } from './es6-numbers.ts';

const withCode = (code: string) => expect.objectContaining({ code });

describe('canonical JSON', () => {
  test.each(vectors.vectors)('writes RFC 8785 vector $name byte for byte', ({ input, output, hex }) => {
    const text = canonicalize(JSON.parse(input));
    expect(text).toBe(output);
    expect(Buffer.from(text, 'utf8').toString('hex')).toBe(hex);
  });

  test('writes the first 10,000 numbers of the RFC as its published checksum says', () => {
    const lines = es6NumberVectors(10_000).map(({ hex, value }) => `${hex},${canonicalize(value)}\n`);
    const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
    // github.com/cyberphone/json-canonicalization, testdata/README.md, table of expected hashes
    expect(sha256).toBe('b9f7a8e75ef22a835685a52ccba7f7d6bdc99e34b010992cbc5864cd12be6892');
  });

  test('agrees with another implementation on every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(canonicalize(value)).toBe(canonicalizeOracle(value));
      }),
    );
  });

  test('gives the same text for equal content whatever the order of the keys', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([key]) => key });
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (pairs, numbers) => {
        const shuffled = pairs
          .map((pair) => ({ pair, order: numbers.next().value }))
          .sort((left, right) => left.order - right.order)
          .map(({ pair }) => pair);
        expect(canonicalize(Object.fromEntries(shuffled))).toBe(canonicalize(Object.fromEntries(pairs)));
      }),
    );
  });

  test.each([
    ['undefined', undefined, ''],
    ['a key with undefined', { a: undefined }, '/a'],
    ['NaN', [1, Number.NaN], '/1'],
    ['an infinity', { a: Number.POSITIVE_INFINITY }, '/a'],
    // biome-ignore lint/suspicious/noSparseArray: the hole is the case
    ['a hole', [1, , 3], '/1'],
    ['a bigint', [1n], '/0'],
    ['a function', { a: () => 1 }, '/a'],
    ['a symbol', [Symbol('x')], '/0'],
    ['a date', { a: new Date(0) }, '/a'],
    ['a map', new Map([['a', 1]]), ''],
  ])('refuses %s and says where', (_name, value, path) => {
    expect(() => canonicalize(value)).toThrow(
      expect.objectContaining({ code: 'NOT_JSON_VALUE', detail: expect.objectContaining({ path }) }),
    );
  });

  test.each([
    ['in a string', ['\ud800']],
    ['in a key', { '\udc00': 1 }],
    ['the wrong way round', '\udc00\ud800'],
  ])('refuses a lone surrogate %s', (_name, value) => {
    expect(() => canonicalize(value)).toThrow(withCode('BAD_UNICODE'));
  });
});
