import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** For each layer: the layers that it may import from. Its own is always allowed. */
const mayImport: Record<string, readonly string[]> = {
  'lib/core': [],
  'lib/sites': ['lib/core'],
  'lib/compose': ['lib/core', 'lib/sites'],
  'lib/platform': ['lib/core', 'lib/sites'],
  'lib/services': ['lib/core', 'lib/sites', 'lib/platform'],
  'lib/client': ['lib/core', 'lib/platform'],
  components: ['lib/core', 'lib/client', 'lib/platform', 'lib/sites'],
  entrypoints: [
    'lib/core',
    'lib/sites',
    'lib/compose',
    'lib/platform',
    'lib/services',
    'lib/client',
    'components',
  ],
};

/** Packages that only some layers may import; everything else from npm is refused. */
const packages: Record<string, readonly string[]> = {
  'zod/mini': ['lib/core', 'lib/platform', 'lib/services', 'lib/client'],
  '@noble/hashes': ['lib/core'],
  tokenx: ['lib/core'],
  '@scure/bip39/wordlists/english.js': ['lib/core'],
  jsonrepair: ['lib/core'],
  idb: ['lib/platform'],
  'wxt/browser': ['lib/platform'],
  'wxt/utils': ['entrypoints'],
  preact: ['components', 'entrypoints'],
  lucide: ['components'],
};

/** What must not stand in the code of a layer: the browser's own names, the clock and chance. */
const forbidden: Record<string, RegExp> = {
  'lib/core':
    /\b(document|window|browser|chrome|indexedDB|navigator|localStorage|fetch|setTimeout)\s*[.(]|Date\.now|new Date\(\)|Math\.random|crypto\./,
  'lib/sites': /\b(browser|chrome|indexedDB)\.[a-z]|Date\.now|Math\.random|innerHTML|outerHTML/,
  'lib/compose':
    /\b(browser|chrome|indexedDB)\.[a-z]|Math\.random|\.innerHTML\s*=|\.click\(|\.submit\(|requestSubmit|KeyboardEvent/,
  'lib/services': /\b(browser|chrome|indexedDB)\.[a-z]|Date\.now|Math\.random/,
  'lib/client': /\b(browser|chrome|indexedDB)\.[a-z]/,
  components: /\b(browser|chrome|indexedDB)\.[a-z]|innerHTML|dangerouslySetInnerHTML/,
};

const layers = Object.keys(mayImport);
const files = layers.flatMap((layer) =>
  readdirSync(path.join(ROOT, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ layer, file: path.posix.join(layer, file) })),
);

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(/^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  );
}

function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '');
}

/** Words and nothing else: what a page script may take from the core beside its types. */
const WORDS = 'transcript-labels.ts';

describe('the layers', () => {
  test.each(layers)('%s has files', (layer) => {
    expect(files.some((one) => one.layer === layer)).toBe(true);
  });

  test.each(files)('$file imports only from its own layer and from lower ones', ({ layer, file }) => {
    for (const imported of importsOf(file)) {
      if (imported.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), imported);
        const allowed = [layer, ...(mayImport[layer] ?? [])];
        expect(
          allowed.some((one) => target.startsWith(`${one}/`)),
          `${file} imports ${target}`,
        ).toBe(true);
      } else {
        const owner = Object.keys(packages).find(
          (name) => imported === name || imported.startsWith(`${name}/`),
        );
        expect(packages[owner ?? ''] ?? [], `${file} imports ${imported}`).toContain(layer);
      }
    }
  });

  test.each(files.filter(({ layer }) => forbidden[layer]))(
    '$file uses nothing that its layer must not know',
    ({ layer, file }) => {
      const code = withoutComments(readFileSync(path.join(ROOT, file), 'utf8'));
      expect(forbidden[layer]?.exec(code)?.[0]).toBeUndefined();
    },
  );

  test('page scripts bring no schema library into the page', () => {
    for (const { file } of files.filter(({ layer }) => layer === 'lib/sites' || layer === 'lib/compose')) {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      const fromCore = [...source.matchAll(/^import\s+(type\s)?[^;]*?from\s+['"]([^'"]*core\/[^'"]+)['"]/gm)];
      for (const [statement, type, from] of fromCore)
        if (path.basename(from ?? '') !== WORDS) expect(type, statement).toBe('type ');
    }
    expect(readFileSync(path.join(ROOT, 'lib/core', WORDS), 'utf8')).not.toMatch(/^import /m);
  });
});
