import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A file that a page loads. */
export interface Asset {
  type: string;
  content: string | Buffer;
}

const katexFolder = path.dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'));
const STYLE_SHEETS = ['frame', 'conversation', 'composer'];
const KATEX_FILE = /^\/assets\/katex\/(katex\.min\.css|fonts\/[\w-]+\.(?:woff2|woff|ttf))$/;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};

/** Stands for a picture that somebody uploaded. */
const PHOTOGRAPH = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160">
<rect width="240" height="160" fill="#d9dfe3"/><rect x="56" y="20" width="128" height="124" fill="#fffdf6"/>
<path d="M72 44h96M72 62h80M72 80h96M72 98h64M72 116h88" stroke="#5d6b74" stroke-width="5"/></svg>`;

function readStyles(): string {
  const files = STYLE_SHEETS.map((name) => new URL(`../sites/styles/${name}.css`, import.meta.url));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Finds the file for a path; undefined if there is none. */
export function findAsset(pathname: string, pageScript: string): Asset | undefined {
  if (pathname === '/assets/page.js') return { type: 'text/javascript; charset=utf-8', content: pageScript };
  if (pathname === '/assets/page.css') return { type: TYPES['.css'] ?? '', content: readStyles() };
  if (pathname === '/assets/photograph.svg') return { type: 'image/svg+xml', content: PHOTOGRAPH };
  const file = KATEX_FILE.exec(pathname)?.[1];
  if (file === undefined) return undefined;
  return { type: TYPES[path.extname(file)] ?? '', content: readFileSync(path.join(katexFolder, file)) };
}
