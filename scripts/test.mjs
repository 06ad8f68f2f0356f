import { ensureEverything } from './ensure.mjs';
import { runStep, runTool } from './run-step.mjs';

ensureEverything();
runTool('Prepare generated types', 'wxt', 'prepare');
runTool('Lint and format', 'biome', 'check', '--error-on-warnings', '.');
runTool('Types', 'tsc', '--noEmit');
runTool('Unit tests', 'vitest', 'run');
runTool('Build the extension', 'wxt', 'build');
runStep('Size budget', process.execPath, ['scripts/check-size.mjs']);
runTool('Browser tests', 'playwright', 'test');
console.log('\nAll steps passed.');
