import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../page/main.ts', import.meta.url));

/**
 * Bundles the script of the chat pages; nothing is written to disk.
 *
 * @returns one classic script without imports.
 */
export async function bundlePageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const script = chunks.find((chunk) => chunk.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('the page script was not built');
  return script.code;
}
