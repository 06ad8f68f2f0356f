import { expect, test } from './fixture.ts';
import { faultKinds } from './support/faults/fault-kinds.ts';
import { type FaultReport, runFaults, summarise } from './support/faults/fault-run.ts';
import { type Fault, moments } from './support/faults/run-fault.ts';
import { transitions } from './support/faults/transitions.ts';

const SAMPLE = 20;
const SEED = 20_261_130;

test.setTimeout(300_000);

const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!;

test('faults of every kind leave all of a transition or none of it, and the journey goes on', async ({
  server,
}) => {
  const faults: Fault[] = Array.from({ length: SAMPLE }, (_, index) => ({
    kind: at(faultKinds, index),
    transition: at(transitions, index),
    moment: at(moments, index + 1),
  }));
  const report: FaultReport = { faults: 0, lost: [] };
  await runFaults(server, faults, SEED, report);
  console.log(summarise(report));
  expect(report).toEqual({ faults: SAMPLE, lost: [] });
});
