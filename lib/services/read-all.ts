import { assessCompleteness } from '../core/completeness.ts';
import type { Reply } from '../core/replies.ts';
import type { SweepProgress } from '../core/sweep.ts';
import type { DraftView } from '../core/views.ts';
import type { RunningSweep } from '../platform/session-memory.ts';
import { refuseWithoutTurns, storeReading } from './capture-draft.ts';
import { withConversation } from './conversation-lock.ts';
import type { Ports } from './ports.ts';
import { identifyConversation, rebindConversation } from './read-conversation.ts';

type ReadingProgress = Reply<'reading-progress'>;

const noSweep: ReadingProgress = { state: 'none', turnsFound: 0 };

/**
 * Starts to read all of the conversation in a tab. The reading goes on in the page: a worker that dies takes nothing
 * of it along.
 *
 * @throws {HandoffError} what a capture of the tab throws.
 */
export async function startReadingAll(ports: Ports, tabId: number): Promise<ReadingProgress> {
  const reading = await ports.pages.read(tabId);
  refuseWithoutTurns(reading.capture);
  const conversationId = await identifyConversation(ports, reading);
  const { token: _usedByInsertionsOnly, ...target } = reading.target;
  await ports.memory.saveSweep(tabId, { target, conversationId });
  await ports.sweeps.start(reading.target);
  return (await ports.sweeps.progress(reading.target)) ?? { state: 'failed', turnsFound: 0 };
}

/**
 * How far the reading in a tab has come. When it is done, what was read is stored in the conversation's draft as a
 * capture is; a worker that dies on the way does so again with the next request.
 */
export async function showReadingProgress(ports: Ports, tabId: number): Promise<ReadingProgress> {
  const running = await ports.memory.findSweep(tabId);
  if (!running) return noSweep;
  const progress = await ports.sweeps.progress(running.target);
  if (!progress) return await end(ports, running, { state: 'aborted', turnsFound: 0 });
  if (progress.state === 'running' || progress.state === 'paused') return progress;
  if (progress.state !== 'done') return await end(ports, running, progress);
  return await withConversation(running.conversationId, async () => {
    // Another window may have asked at the same time and been first.
    if (!(await ports.memory.findSweep(tabId))) return noSweep;
    const view = await storeResult(ports, running);
    return view ? { ...progress, view } : await end(ports, running, { ...progress, state: 'aborted' });
  });
}

/** Ends the reading in a tab: the page stands as it stood before, and nothing of it is kept. */
export async function cancelReading(ports: Ports, tabId: number): Promise<ReadingProgress> {
  const running = await ports.memory.findSweep(tabId);
  if (!running) return noSweep;
  await ports.sweeps.cancel(running.target);
  const progress = await ports.sweeps.progress(running.target);
  if (progress?.state === 'running' || progress?.state === 'paused') return progress;
  // One that ended before the click is not kept either.
  return await end(ports, running, { turnsFound: 0, ...progress, state: 'cancelled' });
}

/** Stores what was read, inside the conversation's lock; undefined when it is another conversation than the one that was asked for. */
async function storeResult(ports: Ports, running: RunningSweep): Promise<DraftView | undefined> {
  const { target, conversationId } = running;
  const capture = await ports.sweeps.result(target);
  const isOther = capture.nativeId !== undefined && conversationId !== `${capture.site}:${capture.nativeId}`;
  if (isOther && !conversationId.startsWith(`${capture.site}:local-`)) return undefined;
  await rebindConversation(ports, { target, capture }, conversationId);
  const view = await storeReading(ports, conversationId, capture, assessCompleteness);
  await forget(ports, running);
  return view;
}

async function end(ports: Ports, running: RunningSweep, progress: SweepProgress): Promise<ReadingProgress> {
  await forget(ports, running);
  return progress;
}

/** First the page, then the worker's own note of it: what is left over after a death between them is harmless. */
async function forget(ports: Ports, { target }: RunningSweep): Promise<void> {
  await ports.sweeps.drop(target);
  await ports.memory.forgetSweep(target.tabId);
}
