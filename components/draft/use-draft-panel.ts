import { useEffect, useState } from 'preact/hooks';
import type { Preview, TabView } from '../../lib/core/views.ts';

/** What covers the sections while the user looks at it or decides. */
export type DraftPanel =
  | { readonly kind: 'inspect'; readonly preview: Preview }
  | { readonly kind: 'review' | 'ask' }
  | { readonly kind: 'lost'; readonly lost: readonly string[] };

/** What covers the sections of a draft, and how that changes. */
export interface DraftPanelState {
  readonly panel: DraftPanel | undefined;
  readonly setPanel: (panel: DraftPanel | undefined) => void;
  readonly close: () => void;
}

/** Keeps what covers the sections; a chat that has answered Baton's request opens the view that reads the answer. */
export function useDraftPanel(asked: TabView['asked']): DraftPanelState {
  const [panel, setPanel] = useState<DraftPanel>();
  useEffect(() => {
    if (asked === 'answered') setPanel((open) => open ?? { kind: 'ask' });
  }, [asked]);
  return { panel, setPanel, close: () => setPanel(undefined) };
}
