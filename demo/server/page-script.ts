import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const CHAT_PAGE = new URL('../page/main.ts', import.meta.url);

/**
 * Bundles the script of a page; nothing is written to disk.
 *
 * @param entry its source; that of the demo's chat pages where none is named.
 * @returns one classic script without imports.
 */
export async function bundlePageScript(entry = CHAT_PAGE): Promise<string> {
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
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  const script = chunks.find((chunk) => chunk.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('the page script was not built');
  return script.code;
}
