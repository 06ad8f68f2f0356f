import { expect, test } from '../browser/fixture.ts';
import { faultKinds } from '../browser/support/faults/fault-kinds.ts';
import { type FaultReport, runFaults, summarise } from '../browser/support/faults/fault-run.ts';
import { moments } from '../browser/support/faults/run-fault.ts';
import { transitions } from '../browser/support/faults/transitions.ts';

const LEAST = 300;
const SEED = 1;

// One after another in one worker: the last test sums all of them up.
test.describe.configure({ mode: 'default' });

const report: FaultReport = { faults: 0, lost: [] };

for (const [index, transition] of transitions.entries()) {
  test(`${transition.name}, struck by every kind of fault before, inside and after`, async ({ server }) => {
    const faults = faultKinds.flatMap((kind) => moments.map((moment) => ({ kind, transition, moment })));
    await runFaults(server, faults, SEED + index, report);
    console.log(`${transition.name}: ${summarise(report)} so far`);
  });
}

test(`at least ${LEAST} faults were tried, and nothing is lost`, () => {
  console.log(summarise(report));
  for (const loss of report.lost) console.log(`lost: ${loss}`);
  expect(report.lost).toEqual([]);
  expect(report.faults).toBeGreaterThanOrEqual(LEAST);
});
