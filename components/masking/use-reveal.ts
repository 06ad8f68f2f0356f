import { useEffect, useState } from 'preact/hooks';

/** How long a revealed value stays. */
const SHOWN_MS = 15_000;

/** A value that is shown because the user asked for it, and hides itself again. */
export interface Reveal {
  readonly shown: string | undefined;
  readonly show: (value: string) => void;
  readonly hide: () => void;
}

/** Shows one value at a time, for a while. */
export function useReveal(): Reveal {
  const [shown, setShown] = useState<string>();
  const hide = () => setShown(undefined);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(hide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown, show: setShown, hide };
}
