import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../lib/sites/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const importsOf = (name: string) => readFileSync(`${folder}${name}`, 'utf8').match(/^import[^;]*;/gms) ?? [];

test('the page script takes types from the core and no code: its schemas would more than double it', () => {
  const fromCore = files.flatMap(importsOf).filter((line) => line.includes('/core/'));
  expect(fromCore).not.toEqual([]);
  expect(fromCore.filter((line) => !line.startsWith('import type'))).toEqual([]);
});

test('the addresses import only each other, so that the background can have them without the adapters', () => {
  const addresses = files.filter((name) => name.startsWith('addresses'));
  const imports = addresses.flatMap(importsOf);
  expect(imports).not.toEqual([]);
  expect(imports.filter((line) => !/'\.\/(?:addresses\/[a-z]+|site-address)[a-z-]*\.ts'/.test(line))).toEqual(
    [],
  );
});
