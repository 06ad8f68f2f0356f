import type { Page } from '@playwright/test';
import { canonicalize } from '../../../../lib/core/canonical-json.ts';
import { HandoffError } from '../../../../lib/core/errors.ts';
import type { Chance } from '../../../unit/hostile/mutate.ts';
import { killAtDeadlyStep, setDeadlyStep } from '../deadly-step.ts';
import { fillDiskAtWrite } from '../full-disk.ts';
import { ask } from '../worker-messages.ts';
import type { FaultKind } from './fault-kinds.ts';
import { conversationId, goOn } from './journey.ts';
import type { FaultScene } from './scene.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import type { Act, Transition } from './transitions.ts';

/** When a fault strikes. */
export const moments = ['before', 'inside', 'after'] as const;

/** One fault that is to be tried. */
export interface Fault {
  transition: Transition;
  kind: FaultKind;
  moment: (typeof moments)[number];
}

/** What a fault is called in a report. */
export const nameOf = ({ transition, kind, moment }: Fault): string =>
  `${kind.name} ${moment} ${transition.name}`;

type TakeBack = (() => Promise<void>) | undefined;
type Outcome = 'done' | 'refused' | 'unknown';

/** Asks for the transition where the popup is still there; a refusal with a code is an honest answer. */
async function attempt({ act }: Act, popup: Page): Promise<Outcome> {
  if (popup.isClosed()) return 'unknown';
  try {
    return (await act(popup)).answered ? 'done' : 'unknown';
  } catch (error) {
    if (error instanceof HandoffError) return error.code === 'UNEXPECTED' ? fail(error) : 'refused';
    // The page went, and the answer with it.
    return 'unknown';
  }
}

function fail(error: Error): never {
  throw error;
}

async function strikeBeside(
  scene: FaultScene,
  fault: Fault,
  act: Act,
  popup: Page,
): Promise<[Outcome, TakeBack]> {
  const acting = attempt(act, popup);
  const takeBack = await fault.kind.strike(scene, fault.transition.side);
  // What waits for the database waits until somebody starts the worker again.
  await scene.session.stopWorker();
  return [await acting, takeBack];
}

/** Ends the worker, which the next message starts; where the fault took everything, it has begun anew already. */
async function startWorkerAgain({ session }: FaultScene, { takes }: FaultKind): Promise<void> {
  if (takes !== 'everything') await session.stopWorker();
}

async function strikeInside(
  scene: FaultScene,
  fault: Fault,
  act: Act,
  popup: Page,
  chance: Chance,
): Promise<[Outcome, TakeBack]> {
  const { kind, transition } = fault;
  if (kind.inside === 'beside') return strikeBeside(scene, fault, act, popup);
  if (kind.inside === 'full-disk') {
    await fillDiskAtWrite(scene.session, chance.below(4) + 1);
    return [await attempt(act, popup), undefined];
  }
  let outcome: Outcome = 'unknown';
  await setDeadlyStep(scene.session, chance.below(14) + 1);
  const hasDied = await killAtDeadlyStep(
    scene.session,
    await scene.watcher(),
    async () => {
      outcome = await attempt(act, popup);
      return { answered: outcome !== 'unknown' };
    },
    async () => {
      await kind.strike(scene, transition.side);
      await startWorkerAgain(scene, kind);
    },
  );
  if (!hasDied) await kind.strike(scene, transition.side);
  return [outcome, undefined];
}

async function strike(
  scene: FaultScene,
  fault: Fault,
  act: Act,
  chance: Chance,
): Promise<[Outcome, TakeBack]> {
  const { kind, moment, transition } = fault;
  const { popup } = await scene.chat(transition.side);
  if (moment === 'inside') return strikeInside(scene, fault, act, popup, chance);
  if (moment === 'after') {
    const outcome = await attempt(act, popup);
    return [outcome, await kind.strike(scene, transition.side)];
  }
  if (kind.inside === 'beside') return strikeBeside(scene, fault, act, popup);
  const takeBack = await kind.strike(scene, transition.side);
  return [await attempt(act, popup), takeBack];
}

function judge(before: Snapshot, after: Snapshot, act: Act, outcome: Outcome): void {
  const isUntouched =
    canonicalize(JSON.parse(JSON.stringify(before))) === canonicalize(JSON.parse(JSON.stringify(after)));
  if (act.isDone(after)) {
    if (outcome === 'refused') throw new Error('it was refused and happened all the same');
    return;
  }
  if (outcome === 'done') throw new Error('it was said to be done and is not on disk');
  if (!isUntouched) throw new Error('a part of it happened');
}

const keepsSource = ({ kind, transition }: Fault): boolean =>
  kind.takes === 'nothing' || (kind.takes === 'chat' && transition.side === 'destination');

/**
 * Lets one fault strike, starts again, and holds what is on disk to what must be: all of the transition or none of it,
 * every receipt what its events say, and a journey that goes on to its end.
 *
 * @param number of the fault; makes its packet another one than those before.
 * @throws what does not hold.
 */
export async function runFault(
  scene: FaultScene,
  fault: Fault,
  chance: Chance,
  number: number,
): Promise<void> {
  const goal = `Move the shop, plan ${number}`;
  await scene.chat(fault.transition.side);
  const act = await fault.transition.setUp(scene, goal);
  const before = await takeSnapshot(await scene.watcher(), conversationId, act.packetId);
  const [outcome, takeBack] = await strike(scene, fault, act, chance);
  await takeBack?.();
  await startWorkerAgain(scene, fault.kind);
  await scene.startOver(keepsSource(fault));
  const after = await takeSnapshot(await scene.watcher(), conversationId, act.packetId);
  judge(before, after, act, outcome);
  await goOn(scene, after, `${goal}, again`);
  const log = await ask(await scene.watcher(), 'verify-log', {});
  if (log.brokenAt !== undefined) throw new Error(`the log is broken at ${log.brokenAt}`);
}
