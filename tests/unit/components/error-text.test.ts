import { expect, test } from 'vitest';
import { errorText } from '../../../components/error-text.ts';
import { errorCodes } from '../../../lib/core/errors.ts';

test.each(errorCodes)('%s says what is wrong and what to do, also without details', (code) => {
  const { title, advice } = errorText({ code, detail: {} });
  expect(title).toMatch(/^[A-Z].*[^.\s]$/);
  expect(advice).toMatch(/^[A-Z].*\.$/);
  expect(`${title} ${advice}`).not.toMatch(/undefined|object Object|\s\s|[A-Z]+_[A-Z]+/);
});

test('numbers and keys of a failure stand in its words', () => {
  expect(errorText({ code: 'PACKET_CUT_OFF', detail: { atUnits: 812 } }).title).toContain('812');
  expect(errorText({ code: 'PACKET_UNKNOWN_KEY', detail: { path: 'goals' } }).title).toContain('goals');
  expect(errorText({ code: 'PACKET_NEWER_SCHEMA', detail: { found: 3, known: 1 } }).advice).toContain(
    'version 3',
  );
});
