import { browser } from 'wxt/browser';
import type { AnalysisName, AnalysisReply, AnalysisRequest } from '../../core/analysis.ts';
import { HandoffError } from '../../core/errors.ts';
import type { Analyser } from './analyser.ts';

const SCRIPT = '/analysis.js';

/**
 * Longer than the largest conversation takes on a slow machine, and short enough that a text made to freeze Baton
 * does not: then the thread is ended, and nothing of the text goes anywhere.
 */
const LIMIT_MS = 30_000;

/** What a thread is told to do. */
export interface ThreadTask {
  readonly id: number;
  readonly name: AnalysisName;
  readonly request: unknown;
}

/** What it answers. */
export type ThreadAnswer = { readonly id: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false }
);

interface Waiting {
  resolve(value: unknown): void;
  reject(error: HandoffError): void;
}

/** Analyses one thing after another in a thread that starts with the first and is ended when one takes too long. */
export function createThread(limitMs = LIMIT_MS): Analyser {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const end = (code: 'ANALYSIS_TIMED_OUT' | 'ANALYSIS_FAILED'): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new HandoffError(code));
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(browser.runtime.getURL(SCRIPT));
    started.onmessage = ({ data }: MessageEvent<ThreadAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asked?.resolve(data.value);
      else asked?.reject(new HandoffError('ANALYSIS_FAILED'));
    };
    started.onerror = () => end('ANALYSIS_FAILED');
    return started;
  };

  return {
    async run<Name extends AnalysisName>(name: Name, request: AnalysisRequest<Name>) {
      worker ??= start();
      lastId += 1;
      const task: ThreadTask = { id: lastId, name, request };
      const limit = setTimeout(() => end('ANALYSIS_TIMED_OUT'), limitMs);
      try {
        worker.postMessage(task);
        const answer = new Promise<unknown>((resolve, reject) => waiting.set(task.id, { resolve, reject }));
        // The thread runs the analysis of this very name.
        return (await answer) as AnalysisReply<Name>;
      } finally {
        clearTimeout(limit);
      }
    },
  };
}
