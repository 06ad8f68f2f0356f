import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { Screen } from '../common/Screen.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { Waiting } from '../common/Waiting.tsx';
import type { Place } from '../places.ts';
import { loadDraftScreen } from './load-draft-screen.ts';

interface DraftPlaceProps {
  readonly place: Extract<Place, { kind: 'draft' }>;
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
}

/** A draft that already exists. */
export function DraftPlace({ place, tab, go }: DraftPlaceProps) {
  const { client } = useApp();
  const { conversationId, view } = place;
  const loaded = useLoaded(conversationId, async () =>
    view ? view : await client.ask('load-draft', { conversationId }),
  );
  const inTab = tab?.conversationId === conversationId;
  const newerTurns = inTab ? tab.newerTurns : 0;
  if (loaded.state === 'ready') {
    const props = { view: loaded.value, before: place.before, newerTurns, tab, go };
    return <LaterView load={loadDraftScreen} props={props} />;
  }
  return (
    <Screen title="Draft" back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}>
      {loaded.state === 'failed' ? (
        <ErrorNotice error={loaded.error} />
      ) : (
        <Waiting text="Opening the draft…" />
      )}
    </Screen>
  );
}
