import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import type { Place } from '../places.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Screen } from '../shared/Screen.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { Waiting } from '../shared/Waiting.tsx';
import { HandoffScreen } from './HandoffScreen.tsx';

interface HandoffPlaceProps {
  readonly place: Extract<Place, { kind: 'handoff' }>;
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
}

/** A handoff that exists. */
export function HandoffPlace({ place, tab, go }: HandoffPlaceProps) {
  const { client } = useApp();
  const { packetId, view, look, insertion } = place;
  const loaded = useLoaded(packetId, async () =>
    view ? view : await client.ask('load-handoff', { packetId }),
  );
  if (loaded.state === 'ready') {
    const found = look ?? tab?.toHere.find(({ handoff }) => handoff.packetId === packetId)?.look;
    return <HandoffScreen view={loaded.value} tab={tab} look={found} insertion={insertion} go={go} />;
  }
  return (
    <Screen title="Handoff" back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}>
      {loaded.state === 'failed' ? (
        <ErrorNotice error={loaded.error} />
      ) : (
        <Waiting text="Opening the handoff…" />
      )}
    </Screen>
  );
}
