import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, hasProgram } from './find-browser.js';
import { projectFolder, runStep } from './run-step.mjs';

const OLDEST_NODE = 20;
const INSTALL_ARGUMENTS = ['install', '-y', '--no-install-recommends', 'chromium', 'openssl'];

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

function installBrowser() {
  const apt = findAptCommand();
  if (apt === undefined) {
    const command = `sudo apt-get update && sudo apt-get ${INSTALL_ARGUMENTS.join(' ')}`;
    giveUp(
      `Chromium and openssl are needed and cannot be installed from here. On Debian, type:\n\n  ${command}\n\n` +
        'Elsewhere, install Chromium and set CHROMIUM_PATH to its executable.',
    );
    return;
  }
  const [command, ...args] = apt;
  runStep('Read the package lists', command, [...args, 'update']);
  runStep('Install Chromium', command, [...args, ...INSTALL_ARGUMENTS]);
}

/**
 * Installs what is missing: the npm packages of the lock file, and Chromium with openssl. Ends the process
 * with the exact command to type where it may not install anything.
 */
export function ensureEverything() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) giveUp(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
  if (!hasPackages()) runStep('Install the npm packages', 'npm', ['ci']);
  if (findBrowser() && hasProgram('openssl')) return;
  if (process.env.CHROMIUM_PATH && !findBrowser()) giveUp('CHROMIUM_PATH does not name an executable.');
  installBrowser();
  if (!findBrowser()) giveUp('Chromium was installed but is not on the path; set CHROMIUM_PATH.');
}
