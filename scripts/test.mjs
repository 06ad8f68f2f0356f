import { ensureEverything } from './ensure.mjs';
import { runStep, runTogether, runTool } from './run-step.mjs';

ensureEverything({ withFirefox: true });
runTool('Prepare generated types', 'wxt', 'prepare');
runTool('Lint and format', 'biome', 'check', '--error-on-warnings', '.');
runTool('Types', 'tsc', '--noEmit');
runTool('Unit tests', 'vitest', 'run');
runTool('Build the extension', 'wxt', 'build');
runStep('Size budget', process.execPath, ['scripts/check-size.mjs']);
runTool('Build the extension for Firefox', 'wxt', 'build', '-b', 'firefox', '--mv3');
// Firefox waits for its own clock much of the time.
await runTogether([
  { name: 'Browser tests', program: 'playwright', args: ['test'] },
  {
    name: 'Tests in Firefox',
    program: 'vitest',
    args: ['run', '--config', 'vitest.firefox.config.ts'],
  },
]);
console.log('\nAll steps passed.');
