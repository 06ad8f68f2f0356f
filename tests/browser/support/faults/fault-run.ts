import type { DemoServer } from '../../../../demo/server.ts';
import { Chance } from '../../../unit/hostile/mutate.ts';
import { type Fault, nameOf, runFault } from './run-fault.ts';
import { type FaultScene, startFaultScene } from './scene.ts';

/** How long one fault may take before it counts as lost: a guard against what hangs, not a measure. */
const GUARD_MS = 120_000;

/** What became of faults: how many were tried, and what was lost. */
export interface FaultReport {
  faults: number;
  lost: string[];
}

/** The line that sums a report up. */
export const summarise = ({ faults, lost }: FaultReport): string =>
  `faults: ${faults} faults, ${faults - lost.length} recovered, ${lost.length} lost`;

function guarded(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const guard = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it came to no end')), GUARD_MS);
  });
  return Promise.race([work, guard]).finally(() => clearTimeout(timer));
}

/** Tries faults one after another in one browser; after a lost one with a new browser. */
export async function runFaults(
  server: DemoServer,
  faults: readonly Fault[],
  seed: number,
  report: FaultReport,
): Promise<void> {
  const chance = new Chance(seed);
  let scene: FaultScene | undefined;
  for (const fault of faults) {
    scene ??= await startFaultScene(server);
    report.faults += 1;
    try {
      await guarded(runFault(scene, fault, chance, report.faults));
    } catch (error) {
      report.lost.push(`${nameOf(fault)}: ${error instanceof Error ? error.message : String(error)}`);
      await scene.close().catch(() => undefined); // what is lost is told; its browser may be gone too
      scene = undefined;
    }
  }
  await scene?.close();
}
