import { useState } from 'preact/hooks';
import { toHandoffError } from '../../lib/client/ask-error.ts';
import type { HandoffError } from '../../lib/core/errors.ts';

/** One act of a view at a time, and how the last one failed. */
export interface Task {
  readonly busy: boolean;
  readonly error: HandoffError | undefined;
  /** Runs an act; a failure is kept to be shown. Does nothing while another act is under way. */
  readonly run: (act: () => Promise<void>) => void;
  readonly clear: () => void;
}

/** Runs the acts of a view; the edge at which its failures are caught. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HandoffError>();
  const run = (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    act()
      .catch((reason: unknown) => setError(toHandoffError(reason)))
      .finally(() => setBusy(false));
  };
  return { busy, error, run, clear: () => setError(undefined) };
}
