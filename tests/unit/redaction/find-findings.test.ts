import { expect, test } from 'vitest';
import { findAllFindings, findFindings, findLowFindings } from '../../../lib/core/redaction/find-findings.ts';
import { patternRule } from '../../../lib/core/redaction/rule.ts';

const short = patternRule({ id: 'short', category: 'TOKEN', pattern: /bcd/dg });
const long = patternRule({ id: 'long', category: 'API_KEY', pattern: /cdefg/dg });
const same = patternRule({ id: 'same', category: 'PASSWORD', pattern: /fgh/dg });

test('of two findings that overlap the longer one stays, whichever begins first', () => {
  expect(findFindings('abcdefgh', [short, long, same])).toEqual([
    { ruleId: 'long', category: 'API_KEY', confidence: 'high', start: 2, end: 7 },
  ]);
});

test('of two equally long findings the one of the rule listed first stays', () => {
  const twin = { ...short, id: 'twin' };
  expect(findFindings('bcd', [twin, short]).map(({ ruleId }) => ruleId)).toEqual(['twin']);
});

test('findings come in reading order with places in UTF-16 units', () => {
  const text = `😀 ann${'@'}example.com and bob${'@'}example.org`;
  expect(findFindings(text)).toEqual([
    { ruleId: 'email-address', category: 'EMAIL', confidence: 'high', start: 3, end: 18 },
    { ruleId: 'email-address', category: 'EMAIL', confidence: 'high', start: 23, end: 38 },
  ]);
});

test('a range that would halve an emoji takes the whole one', () => {
  const half = patternRule({ id: 'half', category: 'TOKEN', pattern: /x\uD83D/dg });
  expect(findFindings('ax😀b', [half])).toEqual([
    { ruleId: 'half', category: 'TOKEN', confidence: 'high', start: 1, end: 4 },
  ]);
});

test('what looks like a placeholder is never found again', () => {
  expect(findFindings('password: "[PASSWORD_1]" token=[TOKEN_12] mail [EMAIL_3]')).toEqual([]);
});

test.each([
  'md5: 4b1d9c7e02f84a6d93b5c1e7f0a28d64',
  'SHA1 ACB4D9C7E02F84A6D93B5C1E7F0A28D640FE',
  'git checkout 3f2c9d1e7b8a4c5d6e7f8091a2b3c4d5e6f70819',
  '"id": "7b9e2c44-1d3f-4a6b-8c5d-9e0f1a2b3c4d"',
  'image: acme/app@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  '"integrity": "sha512-9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08ab=="',
  'node v20.11.1, npm 10.2.4, Chrome/126.0.6478.127',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIG9kd83Hq0ZpLw6Xn2Vb5Tc9Jr4Mf7Gs1Ya8Q',
  '![chart](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk)',
  'export const TOKEN_STORAGE_KEY = "auth.token.v2"',
  'The password must contain at least one uppercase letter and 1 digit.',
  'for key, value in config.items(): print(key)',
])('ordinary technical text has no finding: %s', (text) => {
  expect(findFindings(text)).toEqual([]);
});

test('a finding of high confidence stays where a longer one of low confidence overlaps it', () => {
  const low = patternRule({ id: 'low', category: 'TOKEN', confidence: 'low', pattern: /abcdefgh/dg });
  expect(findAllFindings('abcdefgh', [low, short]).map(({ ruleId }) => ruleId)).toEqual(['short']);
  expect(findLowFindings('abcdefgh', [low, short])).toEqual([]);
  expect(findFindings('abcdefgh', [low])).toEqual([]);
});

test('what only looks random, and the name of an account in a path, is listed and not masked', () => {
  const text = `it printed "${['kd83Hq0ZpLw6', 'Xn2Vb5Tc9Jr4'].join('')}" from /home/mvandijk/app`;
  expect(findFindings(text)).toEqual([]);
  expect(findLowFindings(text).map(({ ruleId }) => ruleId)).toEqual(['random-token', 'home-folder-name']);
});
