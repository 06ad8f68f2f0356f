import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../lib/sites/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const importsOf = (name: string) => readFileSync(`${folder}${name}`, 'utf8').match(/^import[^;]*;/gms) ?? [];

/** Words and nothing else: it imports nothing itself. */
const WORDS = /core\/transcript-labels\.ts'/;

test('the page script takes types and words from the core: its schemas would more than double it', () => {
  const fromCore = files.flatMap(importsOf).filter((line) => line.includes('/core/'));
  expect(fromCore).not.toEqual([]);
  expect(fromCore.filter((line) => !line.startsWith('import type') && !WORDS.test(line))).toEqual([]);
  expect(readFileSync(`${folder}../core/transcript-labels.ts`, 'utf8')).not.toMatch(/^import /m);
});

test('what the background knows of sites imports no adapter and no code that reads pages', () => {
  const own = /^import [^;]* from '\.\/(addresses\/|addresses\.ts|hosted-sites\.ts|site-address\.ts)/;
  const known = files.filter((name) =>
    /^(addresses\/|addresses\.ts|hosted-sites\.ts|find-site\.ts)/.test(name),
  );
  expect(known.length).toBeGreaterThan(4);
  expect(known.flatMap(importsOf).filter((line) => !own.test(line))).toEqual([]);
});
