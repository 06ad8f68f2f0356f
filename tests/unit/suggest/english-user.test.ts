import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../lib/core/suggest/languages/english/english.ts';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import { conversation, opening, texts } from './conversation.ts';
import { userCases } from './user-cases.ts';

describe.each(userCases)('$section', ({ section, hits, misses }) => {
  test.each(hits)('the user says "%s"', (sentence, text) => {
    expect(
      texts(conversation(opening, 'a: Here is the plan.', `u: ${sentence}`, 'a: Fine.'), section),
    ).toEqual([text]);
  });

  test.each(misses)('"%s" proposes none', (sentence) => {
    expect(
      texts(conversation(opening, 'a: Here is the plan.', `u: ${sentence}`, 'a: Fine.'), section),
    ).toEqual([]);
  });
});

test('a restriction carries the sentence word for word beside the full sentence', () => {
  const turns = conversation(opening, 'a: Done.', "u: Nice! And please don't touch the price list.");
  expect(suggestItems(turns).suggestions.find(({ section }) => section === 'restrictions')).toEqual({
    section: 'restrictions',
    text: 'The assistant must not touch the price list.',
    words: "And please don't touch the price list.",
    quote: "And please don't touch the price list.",
    role: 'user',
    turnIndex: 2,
  });
});

test('an order with an effect outside is an open item that says so, and no decision', () => {
  const turns = conversation(
    opening,
    'a: The site is built.',
    "u: Let's deploy it to the live server.",
    'a: One moment.',
  );
  expect(texts(turns, 'decisions')).toEqual([]);
  expect(suggestItems(turns).suggestions.find(({ section }) => section === 'open_items')).toMatchObject({
    externalEffect: true,
    role: 'user',
  });
});

const forbidding = fc.constantFrom(
  "don't",
  'do not',
  'never',
  'Please do not',
  'But never',
  "and please don't",
  'Dont',
  'DO NOT',
  'don’t',
);
const verb = fc.constantFrom(
  'change',
  'delete',
  'send',
  'touch',
  'rename',
  'publish',
  'translate',
  'mention',
  'install',
);
const object = fc.constantFrom(
  'the price list',
  'my notes',
  'anything until I say so',
  'files in the folder',
  'it to them',
  'more than one page',
  'the tests, please',
);

test('however it is said, the text of a prohibition keeps a negator', () => {
  fc.assert(
    fc.property(forbidding, verb, object, fc.constantFrom('', '.', '!'), (no, what, which, end) => {
      const words = `${no} ${what} ${which}${end}`;
      const [text = '', ...others] = texts(conversation(opening, 'a: Well.', `u: ${words}`), 'restrictions');
      expect(others).toEqual([]);
      expect(text).toMatch(english.negator);
      expect(text.toLowerCase()).toContain(what);
    }),
  );
});
