import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder: every step runs there, wherever the script was called from. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Names a step, runs its command and ends the process if it fails.
 *
 * @param {string} name what the console says
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, advice?: string }} [options] what is added to the environment, and what is
 *   said when the command fails
 */
export function runStep(name, command, args, { env = {}, advice } = {}) {
  console.log(`\n── ${name}`);
  const { status, error } = spawnSync(command, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  if (status === 0) return;
  console.error(`\nStopped: "${name}" failed.`);
  if (advice) console.error(`\n${advice}`);
  process.exit(status || 1);
}

/**
 * Runs a program of the installed npm packages as a step; nothing is downloaded for it.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
export function runTool(name, program, ...args) {
  runStep(name, 'npx', ['--no-install', program, ...args], { env: { CI: 'true' } });
}

/**
 * Runs programs of the installed npm packages side by side. What each has printed is shown when it has ended; the first
 * one is shown as it runs. All are waited for, and the process ends if one of them failed.
 *
 * @param {{ name: string, program: string, args: string[] }[]} steps
 */
export async function runTogether(steps) {
  console.log(`\n── ${steps.map(({ name }) => name).join(', and beside it: ')}`);
  const statuses = await Promise.all(steps.map((step, index) => runAside(step, index === 0)));
  const failed = steps.filter((_, index) => statuses[index] !== 0).map(({ name }) => `"${name}"`);
  if (failed.length === 0) return;
  console.error(`\nStopped: ${failed.join(' and ')} failed.`);
  process.exit(1);
}

/**
 * @param {{ name: string, program: string, args: string[] }} step
 * @param {boolean} isShown
 * @returns {Promise<number | null>} the status with which it ended
 */
function runAside({ name, program, args }, isShown) {
  const child = spawn('npx', ['--no-install', program, ...args], {
    cwd: projectFolder,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true' },
  });
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (!isShown) console.log(`\n── ${name}\n${Buffer.concat(printed)}`);
      resolve(status);
    });
  });
}
