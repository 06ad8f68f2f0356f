import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder that holds one of the values, in either of the browser's two encodings. */
export function filesWith(folder: string, searched: readonly string[]): string[] {
  const needles = searched.flatMap((value) => [Buffer.from(value, 'utf8'), Buffer.from(value, 'utf16le')]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const full = path.join(folder, file);
    if (!statSync(full, { throwIfNoEntry: false })?.isFile()) return false;
    const bytes = readFileSync(full);
    return needles.some((needle) => bytes.includes(needle));
  });
}
