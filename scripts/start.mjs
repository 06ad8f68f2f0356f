import { ensureEverything } from './ensure.mjs';
import { runStep, runTool } from './run-step.mjs';

ensureEverything();
runTool('Build the extension', 'wxt', 'build');
runStep('Start the demo', 'npx', ['--no-install', 'tsx', 'demo/start.ts', ...process.argv.slice(2)]);
