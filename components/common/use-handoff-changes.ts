import { useEffect } from 'preact/hooks';
import { useApp } from '../app-context.ts';

/** Calls back whenever a handoff has changed on the disk: in another window, or by what was noticed in a page. */
export function useHandoffChanges(onChange: () => void, about: string): void {
  const { watchHandoffs } = useApp();
  useEffect(() => watchHandoffs?.(onChange), [about]);
}
