import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThread, type ThreadAnswer, type ThreadTask } from '../../../lib/platform/analysis/thread.ts';

const LIMIT_MS = 1_000;

/** A thread that answers only when the test says so. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  readonly tasks: ThreadTask[] = [];
  isEnded = false;
  onmessage?: (event: { data: ThreadAnswer }) => void;
  onerror?: () => void;

  constructor(readonly url: string) {
    FakeWorker.started.push(this);
  }

  postMessage(task: ThreadTask): void {
    this.tasks.push(task);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const nothing = { texts: [], table: { entries: [], next: {} }, allowedValues: [] } as never;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.started.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a thread starts with the first analysis and serves the ones after it', async () => {
  const thread = createThread(LIMIT_MS);
  expect(FakeWorker.started).toHaveLength(0);
  const first = thread.run('check', nothing);
  const second = thread.run('check', nothing);
  const [worker] = FakeWorker.started;
  expect(worker?.tasks.map(({ name }) => name)).toEqual(['check', 'check']);
  // Answers find who asked, in whatever order they come.
  for (const { id } of worker?.tasks.toReversed() ?? []) {
    worker?.onmessage?.({ data: { id, ok: true, value: [`answer ${id}`] } });
  }
  expect(await first).toEqual(['answer 1']);
  expect(await second).toEqual(['answer 2']);
  expect(FakeWorker.started).toHaveLength(1);
});

test('a thread that takes too long is ended with all that waits for it, and the next analysis gets a new one', async () => {
  const thread = createThread(LIMIT_MS);
  const refused = expect(thread.run('check', nothing)).rejects.toMatchObject({ code: 'ANALYSIS_TIMED_OUT' });
  const behind = expect(thread.run('check', nothing)).rejects.toMatchObject({ code: 'ANALYSIS_TIMED_OUT' });
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  await refused;
  await behind;
  expect(FakeWorker.started[0]?.isEnded).toBe(true);
  const next = thread.run('check', nothing);
  const id = FakeWorker.started[1]?.tasks[0]?.id ?? 0;
  FakeWorker.started[1]?.onmessage?.({ data: { id, ok: true, value: [] } });
  expect(await next).toEqual([]);
});

test('an answer in time leaves the thread as it is when the limit passes', async () => {
  const thread = createThread(LIMIT_MS);
  const asked = thread.run('check', nothing);
  FakeWorker.started[0]?.onmessage?.({ data: { id: 1, ok: true, value: [] } });
  await asked;
  await vi.advanceTimersByTimeAsync(2 * LIMIT_MS);
  expect(FakeWorker.started[0]?.isEnded).toBe(false);
});

test('an analysis that fails is an error with a code, and so is a thread that cannot run', async () => {
  const thread = createThread(LIMIT_MS);
  const failing = expect(thread.run('check', nothing)).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
  FakeWorker.started[0]?.onmessage?.({ data: { id: 1, ok: false } });
  await failing;
  const broken = expect(thread.run('check', nothing)).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
  FakeWorker.started[0]?.onerror?.();
  await broken;
  expect(FakeWorker.started[0]?.isEnded).toBe(true);
});
