import { ensureEverything } from './ensure.mjs';
import { runStep, runTool } from './run-step.mjs';

ensureEverything({ withFirefox: true });
runTool('Prepare generated types', 'wxt', 'prepare');
runTool('Lint and format', 'biome', 'check', '--error-on-warnings', '.');
runTool('Types', 'tsc', '--noEmit');
runTool('Unit tests', 'vitest', 'run');
runTool('Build the extension', 'wxt', 'build');
runStep('Size budget', process.execPath, ['scripts/check-size.mjs']);
runTool('Browser tests', 'playwright', 'test');
runTool('Build the extension for Firefox', 'wxt', 'build', '-b', 'firefox', '--mv3');
runTool('Tests in Firefox', 'vitest', 'run', '--config', 'vitest.firefox.config.ts');
console.log('\nAll steps passed.');
