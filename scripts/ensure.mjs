import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findFirefox, hasProgram } from './find-browser.js';
import { projectFolder, runStep } from './run-step.mjs';

const OLDEST_NODE = 20;
const INSTALL_ARGUMENTS = ['install', '-y', '--no-install-recommends'];

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  packages: ['chromium', 'openssl'],
  find: findBrowser,
  isReady: () => findBrowser() !== undefined && hasProgram('openssl'),
};
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  packages: ['firefox-esr'],
  find: findFirefox,
  isReady: () => findFirefox() !== undefined,
};

/** @param {string} message */
function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** @param {string} file */
function readPackages(file) {
  return JSON.parse(readFileSync(path.join(projectFolder, file), 'utf8')).packages;
}

/** Whether what npm says it has installed is what the lock file asks for. */
function hasPackages() {
  if (!existsSync(path.join(projectFolder, 'node_modules/.package-lock.json'))) return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([folder, wanted]) => {
    if (folder === '') return true;
    const found = installed[folder];
    if (found === undefined) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** How apt-get can be run without asking anybody; undefined if it cannot. */
function findAptCommand() {
  if (!hasProgram('apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  const canSudo = hasProgram('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0;
  return canSudo ? ['sudo', '-n', 'apt-get'] : undefined;
}

/** @param {typeof CHROMIUM} browser */
function whatToType({ name, variable, packages }) {
  const command = `sudo apt-get update && sudo apt-get ${[...INSTALL_ARGUMENTS, ...packages].join(' ')}`;
  return (
    `${packages.join(' and ')} cannot be installed from here. On Debian, type:\n\n  ${command}\n\n` +
    `Elsewhere, install ${name} and set ${variable} to its executable.`
  );
}

/** @param {typeof CHROMIUM} browser */
function ensureBrowser(browser) {
  const { name, variable, packages, find, isReady } = browser;
  if (isReady()) return;
  if (process.env[variable] && !find()) giveUp(`${variable} does not name an executable.`);
  const apt = findAptCommand();
  if (apt === undefined) {
    giveUp(whatToType(browser));
    return;
  }
  const [command, ...args] = apt;
  const onFailure = { advice: whatToType(browser) };
  runStep('Read the package lists', command, [...args, 'update'], onFailure);
  runStep(`Install ${name}`, command, [...args, ...INSTALL_ARGUMENTS, ...packages], onFailure);
  if (!find()) giveUp(`${name} was installed but is not on the path; set ${variable}.`);
}

/**
 * Installs what is missing: the npm packages of the lock file, and Chromium with openssl; Firefox too, where it is
 * asked for. Ends the process with the exact command to type where it may not install anything.
 *
 * @param {{ withFirefox?: boolean }} [options]
 */
export function ensureEverything({ withFirefox = false } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) giveUp(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
  if (!hasPackages()) runStep('Install the npm packages', 'npm', ['ci']);
  ensureBrowser(CHROMIUM);
  if (withFirefox) ensureBrowser(FIREFOX);
}
