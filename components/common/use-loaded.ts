import { useEffect, useState } from 'preact/hooks';
import { toHandoffError } from '../../lib/client/ask-error.ts';
import type { HandoffError } from '../../lib/core/errors.ts';

/** Something that a view waits for. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HandoffError }
  | { readonly state: 'ready'; readonly value: Value };

/**
 * Loads something when a view appears, and again when `key` changes. An answer that comes after the key has
 * changed is dropped.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const keep = (next: Loaded<Value>) => wanted && setLoaded(next);
    load().then(
      (value) => keep({ state: 'ready', value }),
      (reason: unknown) => keep({ state: 'failed', error: toHandoffError(reason) }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded;
}
