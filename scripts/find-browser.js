import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-for-testing'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, or else the first usual name on the path. Branded Chrome
 * is not taken, because it no longer loads unpacked extensions from the command line.
 *
 * @returns {string | undefined} path of the executable.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/lib/chromium'];
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isExecutable);
}

/**
 * Whether a program of this name is on the path.
 *
 * @param {string} name
 */
export function hasProgram(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => isExecutable(path.join(folder, name)));
}
