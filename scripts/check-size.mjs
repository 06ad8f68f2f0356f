import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFolder } from './run-step.mjs';

const output = path.join(projectFolder, '.output/chrome-mv3');

/** Budgets in bytes after gzip. */
const CONTENT_SCRIPT_BYTES = 25_000;
/** It is in every page of a site where Baton is always on. */
const WATCH_SCRIPT_BYTES = 4_000;
const POPUP_BYTES = 60_000;
const BACKGROUND_BYTES = 60_000;
/** Read from the disk by a thread of its own: seven languages of rules, redaction and the repair of answers. */
const ANALYSIS_BYTES = 100_000;

/** Imports that are loaded at once: `import … from "./x.js"`, `import "./x.js"`, `export … from "./x.js"`. */
const STATIC_IMPORT = /\b(?:import|export)\b(?:[^"'`();]*?\bfrom)?\s*["'](\.{0,2}\/[^"']+)["']/g;
const PAGE_RESOURCE = /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g;

/**
 * Resolves an address inside the extension to a file of the build.
 *
 * @param {string} from file in which the address stands, relative to the build
 * @param {string} address
 */
function resolveFile(from, address) {
  return path.join('/', address.startsWith('/') ? '' : path.dirname(from), address).slice(1);
}

/**
 * All files that one file loads at once, itself included.
 *
 * @param {string} file relative to the build
 * @param {Set<string>} found
 */
function collect(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css')) return found;
  const source = readFileSync(path.join(output, file), 'utf8');
  const pattern = file.endsWith('.html') ? PAGE_RESOURCE : STATIC_IMPORT;
  for (const [, address] of source.matchAll(pattern)) collect(resolveFile(file, address), found);
  return found;
}

/** @param {Iterable<string>} files */
function gzipBytes(files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(path.join(output, file)), { level: 9 }).length;
  return bytes;
}

function measure() {
  const manifest = JSON.parse(readFileSync(path.join(output, 'manifest.json'), 'utf8'));
  const scripts = readdirSync(path.join(output, 'content-scripts')).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error('the build has no content script to measure');
  return [
    ...scripts.map((name) => ({
      name: `content script ${name}`,
      bytes: gzipBytes(collect(`content-scripts/${name}`)),
      limit: name === 'watch.js' ? WATCH_SCRIPT_BYTES : CONTENT_SCRIPT_BYTES,
    })),
    {
      name: "popup's first paint",
      bytes: gzipBytes(collect(manifest.action.default_popup)),
      limit: POPUP_BYTES,
    },
    {
      name: 'background',
      bytes: gzipBytes(collect(manifest.background.service_worker)),
      limit: BACKGROUND_BYTES,
    },
    { name: 'analysis', bytes: gzipBytes(collect('analysis.js')), limit: ANALYSIS_BYTES },
  ];
}

if (!existsSync(output)) throw new Error('there is no build to measure: run "npm run build" first');
let isOver = false;
for (const { name, bytes, limit } of measure()) {
  const isTooLarge = bytes > limit;
  isOver ||= isTooLarge;
  console.log(`${isTooLarge ? 'TOO LARGE' : 'ok'}  ${name}: ${bytes} of ${limit} bytes (gzip)`);
}
process.exit(isOver ? 1 : 0);
