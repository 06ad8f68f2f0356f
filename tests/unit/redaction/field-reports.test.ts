import { describe, expect, test } from 'vitest';
import { findFindings } from '../../../lib/core/redaction/find-findings.ts';

const VALUE = ['blauwe', 'fiets2291'].join('-');

describe('field report H4: a password in a sentence is found in every language that Baton has rules for', () => {
  const sentences = [
    `The password is ${VALUE}`,
    `Das Passwort lautet ${VALUE}`,
    `Das Kennwort ist ${VALUE}`,
    `Le mot de passe est ${VALUE}`,
    `La contraseña es ${VALUE}`,
    `A senha é ${VALUE}`,
    `Het wachtwoord is ${VALUE}`,
    `La password è ${VALUE}`,
    `パスワードは ${VALUE}`,
    `密码是 ${VALUE}`,
  ];
  const endings = ['', '.', '\n', ', thanks'];
  test.each(sentences.flatMap((sentence) => endings.map((end) => [`${sentence}${end}`])))('%j', (text) => {
    const found = findFindings(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual([VALUE]);
  });
});

describe('field report H5: what only looks random in ordinary work is not masked by itself', () => {
  test.each([
    ['a UUID', 'order 7b9e2c44-1d3f-4a6b-8c5d-9e0f1a2b3c4d was shipped'],
    ['a UUID without lines', 'trace 7b9e2c441d3f4a6b8c5d9e0f1a2b3c4d'],
    ['a SHA-1 of a commit', 'fixed in 3f2c9d1e7b8a4c5d6e7f8091a2b3c4d5e6f70819'],
    ['a SHA-256', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08  file.tar'],
    [
      'an image in base64',
      '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">',
    ],
    ['an ISBN', 'see ISBN 978-3-16-148410-0, page 12'],
    ['an ISBN without lines', 'ISBN 9783161484100'],
    ['a version', 'release 2026.11.30-rc.4+build.20261130'],
  ])('%s', (_, text) => {
    expect(findFindings(text)).toEqual([]);
  });
});
