import { spawnSync } from 'node:child_process';
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
