import path from 'node:path';
// biome-ignore lint/correctness/noUnresolvedImports: Svelte declares its modules in a form that the linter does not read
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';

const built = new Map<string, Promise<string>>();

/** Compiles the one component that is written in Svelte's own language. */
const svelte: Plugin = {
  name: 'svelte',
  transform: (source, file) =>
    file.endsWith('.svelte') ? { code: compile(source, { filename: file }).js.code, map: null } : null,
};

/** The script of a test page of this folder, with all that it imports; built once for each process. */
export function buildPage(name: string): Promise<string> {
  const known = built.get(name) ?? buildScript(path.join(import.meta.dirname, `${name}.ts`));
  built.set(name, known);
  return known;
}

async function buildScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['browser', 'module', 'production'] },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const first = Array.isArray(output) ? output[0] : output;
  if (!first || !('output' in first)) throw new Error(`nothing was built from ${entry}`);
  return first.output[0].code;
}
