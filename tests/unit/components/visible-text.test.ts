import { expect, test } from 'vitest';
import { HIDDEN_MARK, visibleText } from '../../../components/common/visible-text.ts';

const hidden = [
  '\u0000',
  '\u001b',
  '\u0085',
  '\u034f',
  '\u1160',
  '\u2028',
  '\u3164',
  '\uffa0',
  '\ufffb',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200f',
  '\ufeff',
  '\u00ad',
  '\u{e0041}',
];

test.each(hidden.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'the hidden character U+%s shows as a mark',
  (_, character) => {
    expect(visibleText(`a${character}b`)).toBe(`a${HIDDEN_MARK}b`);
  },
);

test.each(['👩‍💻', '👩🏽‍💻', '🏳️‍🌈', 'می‌خواهم', 'नमस्ते', 'שלום', 'naïve', '葛\u{e0100}城', 'a\tb\nc'])(
  '%s stays as it is written',
  (text) => {
    expect(visibleText(text)).toBe(text);
  },
);

test('a joiner that joins nothing shows as a mark', () => {
  expect(visibleText('a \u200d b')).toBe(`a ${HIDDEN_MARK} b`);
});
