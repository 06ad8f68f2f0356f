import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { effort } from '../../effort.ts';
import { createBench } from '../services/ports.ts';
import { anyCommand, openTabs } from './journey-commands.ts';
import { JourneyModel } from './journey-model.ts';

const SEED = 20_261_130;
const HISTORIES = effort(40, 2_000);

// A guard against what hangs, not a measure: machines differ.
vi.setConfig({ testTimeout: effort(300_000, 3_600_000) });

test('after every command of any history the worker holds what the model holds', async () => {
  const states = new Set<string>();
  const actions = new Set<string>();
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(anyCommand, { maxCommands: 40, size: 'max' }), async (history) => {
      const model = new JourneyModel();
      const subject = { bench: await createBench(), texts: new Map<string, string>() };
      openTabs(subject);
      await fc.asyncModelRun(() => ({ model, real: subject }), history);
      for (const { receipt } of model.handoffs.values()) states.add(receipt.state);
      for (const action of model.actionsSeen) actions.add(action);
      commands += [...history].length;
    }),
    { seed: SEED, numRuns: HISTORIES },
  );
  console.log(`protocol histories: ${HISTORIES}, ${commands} commands against the worker`);
  expect([...actions].sort()).toEqual(['authorised', 'done', 'withdrawn']);
  expect([...states].sort()).toEqual(['ACKNOWLEDGED', 'CANCELLED', 'PREPARED', 'RESUMED']);
});
