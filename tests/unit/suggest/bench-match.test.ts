import { describe, expect, test } from 'vitest';
import { isMatch, matchGreedily, measureFit, tokensOf } from '../../../scripts/bench/suggest-match.ts';

test.each([
  ['Don’t SEND it, ever!', ['don', 't', 'send', 'it', 'ever']],
  ['不要改 README', ['不', '要', '改', 'readme']],
  ['ＡＢＣ １２', ['abc', '12']],
])('the tokens of %j are %j', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});

describe('a span fits a quote', () => {
  test.each([
    ['when half of all words are common', 'send the red letter', 'send the letter now', true],
    ['when it is a paragraph that holds the quote', 'please send it and then tell me all', 'send it', true],
    ['not when the paragraph is too long', `send it ${'and more '.repeat(20)}`, 'send it', false],
    ['not when one word in four is common', 'send a big parcel', 'send my letters today', false],
  ])('%s', (_, span, quote, fits) => {
    expect(isMatch(measureFit(span, quote))).toBe(fits);
  });
});

test('each label is matched once, by the best span of the same turn', () => {
  const loose = { turn: 1, quote: 'send the letter on Monday please' };
  const exact = { turn: 1, quote: 'send the letter' };
  const elsewhere = { turn: 2, quote: 'send the letter' };
  const label = { turn: 1, quote: 'send the letter' };
  const matches = matchGreedily([loose, exact, elsewhere], [label]);
  expect([...matches.keys()]).toEqual([exact]);
});
