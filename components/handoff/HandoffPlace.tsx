import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Screen } from '../common/Screen.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { Waiting } from '../common/Waiting.tsx';
import type { Place } from '../places.ts';
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
