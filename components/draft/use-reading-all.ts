import { useEffect, useState } from 'preact/hooks';
import { toHandoffError } from '../../lib/client/ask-error.ts';
import type { HandoffError } from '../../lib/core/errors.ts';
import type { Reply } from '../../lib/core/replies.ts';
import type { DraftView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';

/** How often a view asks how far the reading is; the worker itself sets no timers. */
const ASK_AGAIN_MS = 300;

type Progress = Reply<'reading-progress'>;

/** The reading of the whole chat in the tab, as the view knows it. */
export interface ReadingAll {
  readonly progress: Progress | undefined;
  readonly isUnderWay: boolean;
  readonly error: HandoffError | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/**
 * Starts, follows and ends the reading of the whole chat. One that is under way already, or that was finished while no
 * view was open, is picked up.
 *
 * @param mayBeUnderWay Whether it is worth to ask for one that this view did not start.
 * @param onDone Gets the draft with all that was read.
 */
export function useReadingAll(mayBeUnderWay: boolean, onDone: (view: DraftView) => void): ReadingAll {
  const { client, tabId } = useApp();
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<HandoffError>();
  const take = (next: Progress) => {
    setProgress((before) => (next.state === 'none' ? before && { ...before, state: 'none' } : next));
    if (next.view) onDone(next.view);
  };
  const ask = (name: 'start-reading-all' | 'reading-progress' | 'cancel-reading') => {
    if (tabId === undefined) return;
    setError(undefined);
    client.ask(name, { tabId }).then(take, (reason: unknown) => setError(toHandoffError(reason)));
  };
  const isUnderWay = progress?.state === 'running' || progress?.state === 'paused';
  useEffect(() => {
    if (mayBeUnderWay) ask('reading-progress');
  }, [tabId]);
  useEffect(() => {
    if (!isUnderWay || error) return;
    const timer = setTimeout(() => ask('reading-progress'), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [progress, error]);
  return {
    progress,
    isUnderWay,
    error,
    start: () => ask('start-reading-all'),
    cancel: () => ask('cancel-reading'),
  };
}
