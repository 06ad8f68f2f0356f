import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areSameWords } from '../../../lib/core/same-words.ts';

test.each([
  ['Write to [EMAIL_1].', 'Write to mara@ropewalk.example.'],
  ['[EMAIL_1] and [PHONE_2] only', 'mara@ropewalk.example and 555 0100 only'],
  ['Write to [EMAIL_1].', 'Write to [EMAIL_4].'],
  ['[PASSAGE_1]', 'anything at all'],
  ['no placeholder', 'no placeholder'],
])('“%s” says the same as “%s”', (one, other) => {
  expect(areSameWords(one, other)).toBe(true);
  expect(areSameWords(other, one)).toBe(true);
});

test.each([
  ['Write to [EMAIL_1].', 'Never write to mara@ropewalk.example.'],
  ['Write to [EMAIL_1].', 'Write to mara@ropewalk.example'],
  ['[EMAIL_1] and [PHONE_2] only', 'mara@ropewalk.example or 555 0100 only'],
  ['ab[EMAIL_1]ba', 'aba'],
  ['no placeholder', 'no place'],
])('“%s” does not say the same as “%s”', (one, other) => {
  expect(areSameWords(one, other)).toBe(false);
  expect(areSameWords(other, one)).toBe(false);
});

test('a text is the same with any words in the place of its placeholders', () => {
  const literal = fc.string().filter((text) => !text.includes('['));
  fc.assert(
    fc.property(fc.array(literal, { minLength: 2, maxLength: 6 }), fc.array(fc.string()), (parts, values) => {
      const masked = parts.join('[TOKEN_1]');
      const clear = parts.reduce((text, part, index) => `${text}${values[index] ?? 'v'}${part}`);
      expect(areSameWords(masked, clear)).toBe(true);
    }),
  );
});
