import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mistral } from '../../../../lib/sites/mistral.ts';
import { waitAtEnd } from '../../../../lib/sites/sweep/list-end.ts';
import { nothingMerged } from '../../../../lib/sites/sweep/merge-windows.ts';
import type { SweepRun } from '../../../../lib/sites/sweep/sweep-run.ts';
import { parsePage } from '../html.ts';

/** A list at one of its ends; every frame comes at once, and `onFrame` changes the page as the site would. */
function listAt(html: string, onFrame: (frame: number, list: HTMLElement) => void = () => {}) {
  const document = parsePage(`<div id="list">${html}</div>`);
  const list = document.querySelector<HTMLElement>('#list')!;
  const box = (top: number, bottom: number) => () => ({ top, bottom, height: bottom - top }) as DOMRect;
  list.getBoundingClientRect = box(0, 600);
  Object.defineProperties(list, {
    clientHeight: { value: 600 },
    clientTop: { value: 0 },
    scrollHeight: { value: 2_000, configurable: true },
  });
  for (const sign of list.querySelectorAll<HTMLElement>('[data-top]')) {
    const top = Number(sign.dataset.top);
    sign.getBoundingClientRect = box(top, top + 20);
  }
  let frames = 0;
  document.defaultView!.requestAnimationFrame = (callback) => {
    queueMicrotask(() => {
      frames += 1;
      onFrame(frames, list);
      // Changes are told of before the next frame.
      queueMicrotask(() => callback(frames));
    });
    return frames;
  };
  const run: SweepRun = {
    document,
    adapter: mistral,
    scroller: list,
    readPage: () => ({
      turns: [],
      unrecognised: 0,
      completeness: { startReached: 'unknown', endReached: 'unknown', unmountedTurns: 0 },
    }),
    renamed: new Map(),
    signal: new AbortController().signal,
    checkAddress: () => {},
    ids: new Set(),
    tops: new Map(),
    merged: nothingMerged,
    declaredTurns: undefined,
    unrecognised: 0,
    startReached: 'unknown',
    endReached: 'unknown',
  };
  return { run, countFrames: () => frames };
}

const LOADER = '<div role="progressbar" data-top="10"></div>';

describe('the end of a list', () => {
  let told: MutationCallback | undefined;
  beforeEach(() => {
    vi.stubGlobal(
      'MutationObserver',
      class {
        constructor(callback: MutationCallback) {
          told = callback;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const change = () => told?.([], {} as MutationObserver);

  test('is where the list stands still for thirty frames', async () => {
    const { run, countFrames } = listAt('');
    expect(await waitAtEnd(run)).toBe('ended');
    expect(countFrames()).toBe(30);
  });

  test('is none where the list grows, however late', async () => {
    const { run } = listAt(LOADER, (frame, list) => {
      if (frame === 900) Object.defineProperty(list, 'scrollHeight', { value: 2_600 });
    });
    expect(await waitAtEnd(run)).toBe('grown');
  });

  test('is not believed as long as the list shows that it is loading, for a minute', async () => {
    const { run, countFrames } = listAt(LOADER);
    expect(await waitAtEnd(run)).toBe('loading');
    expect(countFrames()).toBe(3_600);
  });

  test('comes thirty frames after the sign of loading has gone', async () => {
    const { run, countFrames } = listAt('<div aria-busy="true" data-top="10"></div>', (frame, list) => {
      if (frame === 200) list.replaceChildren();
    });
    expect(await waitAtEnd(run)).toBe('ended');
    expect(countFrames()).toBe(229);
  });

  test('needs no sign of loading: what changes in the list counts as one, for five seconds', async () => {
    const { run, countFrames } = listAt('', change);
    expect(await waitAtEnd(run)).toBe('ended');
    expect(countFrames()).toBe(330);
  });

  test('is believed beside a sign of loading that is not in view', async () => {
    const { run } = listAt('<div role="progressbar" data-top="900"></div>');
    expect(await waitAtEnd(run)).toBe('ended');
  });
});
