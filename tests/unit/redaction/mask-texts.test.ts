import { describe, expect, test } from 'vitest';
import { findUnmasked, type MaskOptions, maskTexts } from '../../../lib/core/redaction/mask-texts.ts';
import { emptyTable } from '../../../lib/core/redaction/placeholders.ts';

const ann = `ann${'@'}example.com`;
const bob = `bob${'@'}example.org`;
const secret = ['tr1p"wire', '&Zeta'].join('');
const options = (changes: Partial<MaskOptions> = {}): MaskOptions => ({
  table: emptyTable(),
  allowedValues: new Set(),
  origin: 'captured',
  ...changes,
});

describe('placeholders', () => {
  test('are numbered by first appearance over all texts, equal values alike', () => {
    const { texts, placeholders } = maskTexts([`from ${bob}`, `to ${ann}, cc ${bob}`], options());
    expect(texts).toEqual(['from [EMAIL_1]', 'to [EMAIL_2], cc [EMAIL_1]']);
    expect(placeholders).toEqual(['[EMAIL_1]', '[EMAIL_2]']);
  });

  test('begin after the numbers that any text already holds, and those are left as they are', () => {
    const { texts, placeholders, table } = maskTexts([ann, 'the word [EMAIL_3] stood here'], options());
    expect(texts).toEqual(['[EMAIL_4]', 'the word [EMAIL_3] stood here']);
    expect(placeholders).toEqual(['[EMAIL_4]']);
    expect(table.next.EMAIL).toBe(5);
  });

  test('continue where the table stands, and a known value keeps its own', () => {
    const first = maskTexts([ann], options());
    const second = maskTexts([`${bob} ${ann}`], options({ table: first.table }));
    expect(second.texts).toEqual(['[EMAIL_2] [EMAIL_1]']);
  });
});

describe('a value found once', () => {
  test('is masked where no rule would find it', () => {
    const { texts } = maskTexts(
      [`password: "${'good'}spec"`, 'then I typed goodspec and it worked'],
      options(),
    );
    expect(texts).toEqual(['password: "[PASSWORD_1]"', 'then I typed [PASSWORD_1] and it worked']);
  });

  test('is masked in its JSON, URL and HTML forms too', () => {
    const url = encodeURIComponent(secret);
    const json = JSON.stringify(secret);
    const html = secret.replace('&', '&amp;').replace('"', '&quot;');
    const { texts } = maskTexts([`password: '${secret}'`, `?p=${url}`, json, `<b>${html}</b>`], options());
    expect(texts).toEqual([
      "password: '[PASSWORD_1]'",
      '?p=[PASSWORD_1]',
      '"[PASSWORD_1]"',
      '<b>[PASSWORD_1]</b>',
    ]);
  });

  test('that is part of a longer one does not tear it', () => {
    const { texts } = maskTexts([`${ann} and jo${ann}`], options());
    expect(texts).toEqual(['[EMAIL_1] and [EMAIL_2]']);
  });

  test('of fewer than four characters is masked where it was found only', () => {
    const table = emptyTable();
    table.entries.push({
      placeholder: '[PASSWORD_1]',
      category: 'PASSWORD',
      value: 'abc',
      origin: 'captured',
    });
    table.next.PASSWORD = 2;
    expect(maskTexts(['the abc of it'], options({ table })).texts).toEqual(['the abc of it']);
  });
});

test('of a connection string only the password is masked', () => {
  const { texts } = maskTexts([`postgres://shop:${'bl4uw'}Fiets@db.internal.com:5432/shop`], options());
  expect(texts).toEqual(['postgres://shop:[CONNECTION_STRING_1]@db.internal.com:5432/shop']);
});

test('an allowed value stays, and the others are still masked', () => {
  const { texts } = maskTexts([`${ann} ${bob}`], options({ allowedValues: new Set([ann]) }));
  expect(texts).toEqual([`${ann} [EMAIL_1]`]);
});

test('a value that was masked before and is allowed now stays', () => {
  const { table } = maskTexts([ann], options());
  expect(maskTexts([ann], options({ table, allowedValues: new Set([ann]) })).texts).toEqual([ann]);
});

test('a masked value inside an allowed one is masked all the same', () => {
  const { texts } = maskTexts([`${ann} jo${ann}`], options({ allowedValues: new Set([`jo${ann}`]) }));
  expect(texts).toEqual(['[EMAIL_1] jo[EMAIL_1]']);
});

test('new entries say where they came from', () => {
  const { table } = maskTexts([ann], options({ origin: 'typed' }));
  expect(table.entries).toEqual([
    { placeholder: '[EMAIL_1]', category: 'EMAIL', value: ann, origin: 'typed' },
  ]);
});

describe('the last look before a text leaves', () => {
  test('reports what a rule finds and what the table knows', () => {
    const { table } = maskTexts([`password: "${'good'}spec"`], options());
    const text = `goodspec ${ann}`;
    expect(
      findUnmasked(text, { table, allowedValues: new Set() }).map(({ ruleId, start }) => [ruleId, start]),
    ).toEqual([
      ['known-value', 0],
      ['email-address', 9],
    ]);
  });

  test('has nothing to say about masked and allowed text', () => {
    const { texts, table } = maskTexts([`${ann} ${bob}`], options({ allowedValues: new Set([bob]) }));
    expect(findUnmasked(texts.join(), { table, allowedValues: new Set([bob]) })).toEqual([]);
  });
});
