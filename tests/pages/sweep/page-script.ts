import { readBack } from '../../../lib/compose/read-back.ts';
import { capturePage } from '../../../lib/sites/capture-page.ts';
import { findAdapterAt } from '../../../lib/sites/find-adapter-at.ts';
import { startSweep } from '../../../lib/sites/sweep/start-sweep.ts';
import { type ListLook, showWindowedList } from './windowed-list.ts';

/** More frames than any of these lists needs; a sweep that is not done by then does not end. */
const MOST_FRAMES = 100_000;

/**
 * Frames follow each other without a pause: the layout is the browser's own and always up to date, and nothing on these
 * pages needs to be painted.
 */
const frames = new MessageChannel();
const waiting: FrameRequestCallback[] = [];
frames.port1.onmessage = () => {
  for (const callback of waiting.splice(0)) callback(performance.now());
};
globalThis.requestAnimationFrame = (callback) => {
  if (waiting.push(callback) === 1) frames.port2.postMessage(undefined);
  return 0;
};

const tools = { findAdapter: findAdapterAt, readComposer: readBack };

/** Shows a list and captures what of it is mounted. */
async function captureWindowedList(html: string, look: ListLook) {
  showWindowedList(html, look);
  await nextFrame();
  await nextFrame();
  const { turns, evidence } = capturePage(document, new URL(look.url), tools);
  return { turns: turns.map(({ role, markdown }) => ({ role, markdown })), evidence };
}

/** Shows a list and reads all of it with the product's own code; also says where the list stands before and after. */
async function readWindowedList(html: string, look: ListLook) {
  showWindowedList(html, look);
  await nextFrame();
  await nextFrame();
  const sweep = startSweep({ document, readUrl: () => new URL(look.url), ...tools });
  for (let frame = 0; sweep?.progress().state === 'running' && frame < MOST_FRAMES; frame += 1)
    await nextFrame();
  const { turns = [], evidence } = sweep?.result() ?? {};
  return {
    state: sweep?.progress().state,
    turns: turns.map(({ role, markdown }) => ({ role, markdown })),
    evidence,
  };
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

declare global {
  var sweepTest: {
    captureWindowedList: typeof captureWindowedList;
    readWindowedList: typeof readWindowedList;
  };
}
globalThis.sweepTest = { captureWindowedList, readWindowedList };
