import { estimateTokenCount } from 'tokenx';

/** How many tokens a text may be. Every model counts in its own way: the middle is a guess, the ends hold it. */
export interface TokenEstimate {
  readonly tokens: number;
  readonly atLeast: number;
  readonly atMost: number;
}

/** Keys, digests and encoded data: no words, so nearly every second character begins a token. */
const OPAQUE_RUN = /[A-Za-z0-9+/=_-]{40,}/g;
const TOKENS_A_CHARACTER = 0.6;

/** Scripts that tokenx counts as words of seven letters; measured with o200k_base on twenty sentences each. */
const languageConfigs = [
  { pattern: /\p{Script=Hebrew}/u, averageCharsPerToken: 2.6 },
  { pattern: /\p{Script=Devanagari}/u, averageCharsPerToken: 3 },
  { pattern: /\p{Script=Arabic}/u, averageCharsPerToken: 3 },
  { pattern: /\p{Script=Greek}/u, averageCharsPerToken: 3 },
];

/**
 * How far the count of a model may be from the guess. Against o200k_base (OpenAI) tokenx is off by 9 % in the mean and
 * by 22 % at most in 95 of 100 texts; other tokenizers count 10 to 60 % more, most of all outside English.
 */
const FEWEST = 0.7;
const MOST = 1.6;

/** Estimates the tokens of a text in any language. */
export function estimateTokens(text: string): TokenEstimate {
  let opaque = 0;
  const words = text.replace(OPAQUE_RUN, (run) => {
    opaque += run.length;
    return ' ';
  });
  const tokens = Math.ceil(estimateTokenCount(words, { languageConfigs }) + opaque * TOKENS_A_CHARACTER);
  return { tokens, atLeast: Math.floor(tokens * FEWEST), atMost: Math.ceil(tokens * MOST) };
}
