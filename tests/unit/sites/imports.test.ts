import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../lib/sites/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const importsOf = (name: string) => readFileSync(`${folder}${name}`, 'utf8').match(/^import[^;]*;/gms) ?? [];

test('what the background knows of sites imports no adapter and no code that reads pages', () => {
  const own = /^import [^;]* from '\.\/(addresses\/|addresses\.ts|hosted-sites\.ts|site-address\.ts)/;
  const known = files.filter((name) =>
    /^(addresses\/|addresses\.ts|hosted-sites\.ts|find-site\.ts)/.test(name),
  );
  expect(known.length).toBeGreaterThan(4);
  expect(known.flatMap(importsOf).filter((line) => !own.test(line))).toEqual([]);
});
