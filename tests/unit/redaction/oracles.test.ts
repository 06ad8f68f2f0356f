import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { findFindings } from '../../../lib/core/redaction/find-findings.ts';
import { vendorLines } from '../../../lib/core/redaction/rules/vendor-tokens.ts';
import { findByPhoneLibrary, findBySecretlint } from '../../../scripts/bench/redaction-detectors.ts';

/** Letters and digits as a generator draws them, the same in every run. */
function drawn(length: number, alphabet: string, seed: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return alphabet.charAt(state % alphabet.length);
  }).join('');
}

const hex = '0123456789abcdef';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const tokens = vendorLines.flatMap(({ prefixes, tail, least }, line) =>
  prefixes.map((prefix, order) => {
    const alphabet = tail === '[A-Fa-f0-9]' ? hex : letters;
    return [prefix, prefix + drawn(Math.max(least, 36), alphabet, 31 * line + order)] as const;
  }),
);

test.each(tokens)('a drawn key that begins with %s is found whole', (_, token) => {
  const text = `it said ${token} and stopped`;
  const found = findFindings(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual([token]);
});

test('whatever secretlint reports of drawn keys is reported here too', async () => {
  let reported = 0;
  for (const [, token] of tokens) {
    const text = `export KEY="${token}" # live`;
    const found = findFindings(text);
    for (const { start, end } of await findBySecretlint(text)) {
      reported += 1;
      expect(
        found.some((finding) => finding.start < end && start < finding.end),
        text,
      ).toBe(true);
    }
  }
  expect(reported).toBeGreaterThan(10);
}, 120_000);

const countries: CountryCode[] = [
  ...([
    'US',
    'CA',
    'GB',
    'DE',
    'FR',
    'ES',
    'PT',
    'IT',
    'NL',
    'BE',
    'AT',
    'CH',
    'PL',
    'CZ',
    'SE',
    'NO',
  ] as const),
  ...([
    'DK',
    'FI',
    'RU',
    'UA',
    'TR',
    'IL',
    'AE',
    'IN',
    'CN',
    'JP',
    'KR',
    'AU',
    'NZ',
    'ZA',
    'BR',
    'MX',
  ] as const),
];

test.each(countries)(
  'a number of %s in international form is found, as libphonenumber finds it',
  (country) => {
    const number = getExampleNumber(country, examples);
    for (const written of [number?.formatInternational() ?? '', number?.number ?? '']) {
      const text = `ring ${written} today`;
      expect(findByPhoneLibrary(text)).toHaveLength(1);
      expect(findFindings(text).map(({ start, end }) => text.slice(start, end))).toEqual([written]);
    }
  },
);

test.each(countries)('a number of %s in national form is found beside a word for it', (country) => {
  const written = getExampleNumber(country, examples)?.formatNational() ?? '';
  const text = `my phone number is ${written}, call me`;
  expect(findFindings(text).map(({ start, end }) => text.slice(start, end))).toEqual([written]);
});
