import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * How large finding is for whoever downloads it: rules, engine and the list of words, bundled and minified, without
 * the schema library, which the extension has anyway.
 *
 * @returns bytes after gzip; `rules` without the list of words.
 */
export async function measureSize(): Promise<{ all: number; rules: number }> {
  return { all: await bundleBytes(['zod/mini']), rules: await bundleBytes(['zod/mini', /^@scure\//]) };
}

async function bundleBytes(external: (string | RegExp)[]): Promise<number> {
  const entry = new URL('../../lib/core/redaction/find-findings.ts', import.meta.url).pathname;
  const built = await build({
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      minify: 'esbuild',
      lib: { entry, formats: ['iife'], name: 'finding' },
      rollupOptions: { external },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the rules were not built');
  return gzipSync(chunk.code, { level: 9 }).length;
}
