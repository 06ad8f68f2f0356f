import { describe, expect, test } from 'vitest';
import { findCodeRanges, isInsideCode } from '../../../lib/core/redaction/code-ranges.ts';
import { maskTexts } from '../../../lib/core/redaction/mask-texts.ts';
import { emptyTable } from '../../../lib/core/redaction/placeholders.ts';

const options = { table: emptyTable(), allowedValues: new Set<string>(), origin: 'captured' } as const;
const key = [
  ['-----BEGIN PRIV', 'ATE KEY-----'].join(''),
  ['MIIEvQIBADANBgkqhkiG9w0B', 'AQEFAASCBKcwggSjAgEAAoIBAQC7'].join(''),
].join('\n');

function codeIn(text: string): string[] {
  return findCodeRanges(text).map(({ start, end }) => text.slice(start, end));
}

describe('code', () => {
  test.each([
    ['a\n```js\nb\nc\n```\nd', ['b\nc\n']],
    ['~~~\nb\n```\n~~~\nd', ['b\n```\n']],
    ['````\n```\nb\n```\n````', ['```\nb\n```\n']],
    ['> ```\n> b\n> ```\nd', ['> b\n']],
    ['- ```\n  b\n  ```', ['  b\n']],
    ['```\nnever closed', ['never closed']],
    ['say `b` and ``c ` d``', ['b', 'c ` d']],
    ['one ` alone', []],
    ['```', ['']],
  ])('in %j is %j', (text, expected) => {
    expect(codeIn(text)).toEqual(expected);
  });

  test('holds a range that lies inside it, not one that sticks out', () => {
    const text = 'a `bcd` e';
    const code = findCodeRanges(text);
    expect([isInsideCode(code, { start: 3, end: 6 }), isInsideCode(code, { start: 0, end: 6 })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('masking inside code', () => {
  test('says which placeholders stand there', () => {
    const { texts, placeholdersInCode } = maskTexts(
      [`\`\`\`py\npassword = "${'tr1p'}Wire"\n\`\`\`\nask ann${'@'}example.com`],
      options,
    );
    expect(texts).toEqual(['```py\npassword = "[PASSWORD_1]"\n```\nask [EMAIL_1]']);
    expect(placeholdersInCode).toEqual(['[PASSWORD_1]']);
  });

  test('keeps the fences of a block whose key was cut off', () => {
    const { texts } = maskTexts([`\`\`\`\n${key}\n\`\`\`\nMore text`], options);
    expect(texts).toEqual(['```\n[PRIVATE_KEY_1]\n```\nMore text']);
  });

  test('keeps a fence that stands in the middle of a key', () => {
    const ending = ['-----END PRIV', 'ATE KEY-----'].join('');
    const { texts } = maskTexts([`${key}\n\`\`\`\n${'QmFzZTY0'.repeat(6)}\n${ending}`], options);
    expect(texts[0]?.split('\n')[1]).toBe('```');
    expect(texts[0]).not.toContain('QmFzZTY0');
  });

  test.each([
    ['{"password": "', ['tr1p', 'Wire'], '", "n": 1}'],
    ['{"token": "', ['kd83Hq0ZpLw6', 'Xn2Vb5Tc9Jr4'], '"}'],
    ['{"url": "postgres://shop:', ['bl4uw', 'Fiets9'], '@db.internal/x"}'],
    ['{"key": "', ['-----BEGIN PRIV', 'ATE KEY-----\\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\\n'], '"}'],
  ])('leaves JSON that is still JSON: %s…', (before, value, after) => {
    const { texts, placeholders } = maskTexts([before + value.join('') + after], options);
    expect(placeholders).toHaveLength(1);
    expect(() => JSON.parse(texts[0] ?? '')).not.toThrow();
  });

  test('leaves the quotes of a shell command in pairs', () => {
    const { texts } = maskTexts([`curl --user ann:'${'pDk8gE5u'}4B6wPcW2' https://api.internal`], options);
    expect((texts[0]?.match(/'/g) ?? []).length % 2).toBe(0);
  });
});
