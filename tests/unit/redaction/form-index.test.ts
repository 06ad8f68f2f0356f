import { expect, test } from 'vitest';
import { FormIndex } from '../../../lib/core/redaction/form-index.ts';

function found(values: readonly string[], text: string): string[] {
  const index = new FormIndex<{ value: string }>();
  for (const value of values) index.add({ value });
  return index.find(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
}

test('of two values that begin at one place the longer one is found', () => {
  expect(found(['abcd', 'abcdef'], 'abcdefg abcdx')).toEqual(['abcdef', 'abcd']);
});

test('values that overlap are found leftmost first', () => {
  expect(found(['abcdX', 'Xefgh'], 'abcdXefgh')).toEqual(['abcdX']);
});

test('half of an emoji is no place to begin or to end', () => {
  expect(found(['\uDE00abc', 'abc\uD83D'], '😀abc😀')).toEqual([]);
});

test('a form of two values belongs to the one that came first', () => {
  const index = new FormIndex<{ value: string }>();
  index.add({ value: 'a&b&' });
  index.add({ value: 'a&amp;b&amp;' });
  expect(index.get('a&amp;b&amp;')).toEqual({ value: 'a&b&' });
});
