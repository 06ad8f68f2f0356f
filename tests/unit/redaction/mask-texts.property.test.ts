import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnmasked, maskTexts } from '../../../lib/core/redaction/mask-texts.ts';
import { emptyTable } from '../../../lib/core/redaction/placeholders.ts';
import { effort } from '../../effort.ts';

/** Each case runs all rules many times; a busy machine may take its time. */
const TIMEOUT_MS = 120_000;

const letters = fc.stringMatching(/^[a-zA-Z0-9]{2,12}$/);
const email = fc.tuple(letters, letters).map(([user, host]) => `${user}${'@'}${host}.com`);
const token = fc.stringMatching(/^[A-Z][a-z]{3}[0-9]{3}[A-Za-z0-9]{20}$/);
const password = fc.stringMatching(/^[a-z!"&%<é]{3,9}[0-9]{1,3}[A-Z]{1,3}$/);
const values = fc.array(fc.oneof(email, token, password), { minLength: 1, maxLength: 6 });

/** Ways in which a value stands in a text: where a rule finds it, escaped, or glued to other text. */
const settings = [
  (value: string) => `${value} `,
  (value: string) => `password: "${value}"\n`,
  (value: string) => `API_KEY=${value}\n`,
  (value: string) => `${JSON.stringify({ secret: value })} `,
  (value: string) => `https://x.test/?token=${encodeURIComponent(value)} `,
  (value: string) => `db://user:${value}@host `,
  (value: string) => `x${value}y `,
  (value: string) => `😀${value}😀 `,
  () => '[EMAIL_2] [PASSWORD_1] [TOKEN_7] ',
];

const texts = values.chain((known) =>
  fc.array(
    fc
      .array(
        fc.oneof(
          fc.tuple(fc.constantFrom(...settings), fc.constantFrom(...known)).map(([set, value]) => set(value)),
          fc.string({ unit: 'grapheme' }),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join('')),
    { minLength: 1, maxLength: 4 },
  ),
);

/** Texts, and which of the values that a first masking finds the user would then allow. */
const decided = fc.tuple(texts, fc.array(fc.boolean(), { maxLength: 8 })).map(([all, answers]) => {
  const found = maskTexts(all, { table: emptyTable(), allowedValues: new Set(), origin: 'captured' }).table
    .entries;
  return {
    all,
    allowedValues: new Set(found.filter((_, index) => answers[index]).map(({ value }) => value)),
  };
});

test(
  'no masked value of four or more characters stands in the result',
  () => {
    fc.assert(
      fc.property(decided, ({ all, allowedValues }) => {
        const { texts: masked, table } = maskTexts(all, {
          table: emptyTable(),
          allowedValues,
          origin: 'captured',
        });
        for (const { value } of table.entries) {
          if (value.length >= 4) for (const text of masked) expect(text).not.toContain(value);
        }
        for (const text of masked) expect(findUnmasked(text, { table, allowedValues })).toEqual([]);
      }),
      { numRuns: effort(60, 1_500) },
    );
  },
  TIMEOUT_MS,
);

test(
  'masking twice changes nothing',
  () => {
    fc.assert(
      fc.property(decided, ({ all, allowedValues }) => {
        const once = maskTexts(all, { table: emptyTable(), allowedValues, origin: 'captured' });
        expect(maskTexts(once.texts, { table: once.table, allowedValues, origin: 'captured' })).toEqual(once);
      }),
      { numRuns: effort(60, 1_500) },
    );
  },
  TIMEOUT_MS,
);

test(
  'equal values have equal placeholders, different ones different placeholders',
  () => {
    fc.assert(
      fc.property(texts, (all) => {
        const { entries } = maskTexts(all, {
          table: emptyTable(),
          allowedValues: new Set(),
          origin: 'captured',
        }).table;
        expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
        expect(new Set(entries.map(({ placeholder }) => placeholder)).size).toBe(entries.length);
      }),
      { numRuns: effort(40, 1_000) },
    );
  },
  TIMEOUT_MS,
);

test(
  'whole characters go in and whole characters come out',
  () => {
    fc.assert(
      fc.property(texts, (all) => {
        const { texts: masked } = maskTexts(all, {
          table: emptyTable(),
          allowedValues: new Set(),
          origin: 'captured',
        });
        expect(masked.map((text) => text.isWellFormed())).toEqual(all.map((text) => text.isWellFormed()));
      }),
      { numRuns: effort(40, 1_000) },
    );
  },
  TIMEOUT_MS,
);
