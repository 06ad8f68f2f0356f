import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalize } from '../../lib/core/canonical-json.ts';
import { sharedFolder } from './shared-folder.ts';

const folder = path.join(sharedFolder, 'jcs');
const read = (...names: string[]): string => readFileSync(path.join(folder, ...names), 'utf8');

describe('every vector of the JSON canonicalization scheme', () => {
  test.each(readdirSync(path.join(folder, 'input')))('%s is written byte for byte', (file) => {
    const text = canonicalize(JSON.parse(read('input', file)));
    expect(text).toBe(read('output', file));
    const hex = read('outhex', file.replace(/json$/, 'txt')).replace(/\s+/g, '');
    expect(Buffer.from(text, 'utf8').toString('hex')).toBe(hex);
  });

  test('all 10,000 numbers are written as the file says', () => {
    const lines = read('es6numbers-10000.txt').trim().split('\n');
    expect(lines).toHaveLength(10_000);
    for (const line of lines) {
      const [hex = '', expected] = line.split(',');
      const [value] = new Float64Array(new BigUint64Array([BigInt(`0x${hex}`)]).buffer);
      expect(canonicalize(value), hex).toBe(expected);
    }
  });
});
