import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const CHROMIUM = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome-for-testing'],
  folders: ['/usr/bin', '/usr/lib/chromium'],
};
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  folders: ['/usr/bin', '/usr/lib/firefox-esr'],
};

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {{ variable: string, names: string[], folders: string[] }} browser */
function findExecutable({ variable, names, folders }) {
  const chosen = process.env[variable];
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  return [...(process.env.PATH ?? '').split(path.delimiter), ...folders]
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, or else the first usual name on the path. Branded Chrome
 * is not taken, because it no longer loads unpacked extensions from the command line.
 *
 * @returns {string | undefined} path of the executable.
 */
export function findBrowser() {
  return findExecutable(CHROMIUM);
}

/**
 * Finds a Firefox: the one named by FIREFOX_PATH, or else the first usual name on the path, the ESR before others.
 *
 * @returns {string | undefined} path of the executable.
 */
export function findFirefox() {
  return findExecutable(FIREFOX);
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
