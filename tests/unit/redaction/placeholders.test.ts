import { expect, test } from 'vitest';
import { maskTexts } from '../../../lib/core/redaction/mask-texts.ts';
import {
  emptyTable,
  type PlaceholderTable,
  placeholdersIn,
  placeholderTableSchema,
  releaseTyped,
  unmaskValue,
} from '../../../lib/core/redaction/placeholders.ts';

const ann = `ann${'@'}example.com`;
const halfTyped = `ann${'@'}example.co`;

function typed(text: string, table: PlaceholderTable): PlaceholderTable {
  return maskTexts([text], { table, allowedValues: new Set(), origin: 'typed' }).table;
}

test('a table survives being stored as JSON', () => {
  const table = typed(ann, emptyTable());
  expect(placeholderTableSchema.parse(JSON.parse(JSON.stringify(table)))).toEqual(table);
});

test('a placeholder gives its value back, and one of nobody gives none', () => {
  const table = typed(ann, emptyTable());
  expect([unmaskValue(table, '[EMAIL_1]'), unmaskValue(table, '[EMAIL_2]')]).toEqual([ann, undefined]);
});

test('a half-typed value leaves no trace, and its number is given again', () => {
  const released = releaseTyped(typed(halfTyped, emptyTable()), new Set());
  expect(released).toEqual(emptyTable());
  expect(typed(ann, released).entries.map(({ placeholder }) => placeholder)).toEqual(['[EMAIL_1]']);
});

test('typed values whose placeholder still stands, and captured ones, stay', () => {
  const captured = maskTexts([ann], {
    table: emptyTable(),
    allowedValues: new Set(),
    origin: 'captured',
  }).table;
  const both = typed(`bob${'@'}example.org`, captured);
  expect(releaseTyped(both, placeholdersIn(['ask [EMAIL_2]']))).toEqual(both);
  expect(releaseTyped(both, new Set()).entries).toEqual(captured.entries);
});

test('a number below one that is still in use is not given again', () => {
  const first = typed(halfTyped, emptyTable());
  const second = typed(`bob${'@'}example.org`, first);
  expect(releaseTyped(second, new Set(['[EMAIL_2]'])).next.EMAIL).toBe(3);
});

test('numbers that a text holds stay skipped after a release', () => {
  const table = maskTexts([halfTyped, '[EMAIL_3]'], {
    table: emptyTable(),
    allowedValues: new Set(),
    origin: 'typed',
  }).table;
  expect(releaseTyped(table, new Set()).next.EMAIL).toBe(4);
});

test('a table that was stored before a category existed gains it', () => {
  const old = { entries: [], next: { EMAIL: 4, PASSWORD: 2 } };
  expect(placeholderTableSchema.parse(old)).toEqual({
    entries: [],
    next: { ...emptyTable().next, EMAIL: 4, PASSWORD: 2 },
  });
});
