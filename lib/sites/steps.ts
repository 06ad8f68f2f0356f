/** Work that may be interrupted between two steps; whether it is changes nothing in its result. */
export type Steps<Result> = Generator<void, Result, void>;

/** A task that is longer than 50 ms is felt; one step and the rest of the page must have room beside a slice. */
const SLICE_MS = 12;

/** Does the work without a pause. */
export function finishAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the work in slices of a few milliseconds and lets the page go on between them. */
export async function finishInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let sliceEndMs = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEndMs) continue;
    await nextTask();
    sliceEndMs = performance.now() + SLICE_MS;
  }
}

/** A message comes back at once, also in a tab in which timers are slowed down. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
