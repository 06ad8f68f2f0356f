import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of test data that is not part of the project. */
export const sharedFolder = resolve(root, process.env.BATON_SHARED ?? '../shared');

/** Fails where the folder is missing: a check that checked nothing must not look like one that passed. */
export function requireSharedFolder(): void {
  if (!existsSync(join(sharedFolder, 'fixtures'))) {
    throw new Error('the shared folder is missing: nothing was checked');
  }
}

/** Names of the files in a sub-folder, sorted; empty where there is none. */
export function listShared(folder: string): string[] {
  const path = join(sharedFolder, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/** The text of a file in the shared folder. */
export function readShared(path: string): string {
  return readFileSync(join(sharedFolder, path), 'utf8');
}
