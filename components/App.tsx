import { useEffect, useState } from 'preact/hooks';
import type { HandoffError } from '../lib/core/errors.ts';
import type { TabView } from '../lib/core/views.ts';
import { AppContext, type AppServices, type Notice, type Surroundings } from './app-context.ts';
import { LaterView } from './common/LaterView.tsx';
import { laterViews } from './common/later-views.ts';
import { Screen } from './common/Screen.tsx';
import { useHandoffChanges } from './common/use-handoff-changes.ts';
import { useLoaded } from './common/use-loaded.ts';
import { Waiting } from './common/Waiting.tsx';
import { CaptureScreen } from './draft/CaptureScreen.tsx';
import { DraftPlace } from './draft/DraftPlace.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { findStartPlace, type Place } from './places.ts';

/** Baton's interface, in the popup and in the side panel alike. */
export function App(surroundings: Surroundings) {
  const [notice, setNotice] = useState<Notice>();
  const services: AppServices = {
    ...surroundings,
    notice,
    say: (text, undo) => setNotice({ text, undo }),
    hush: () => setNotice(undefined),
  };
  return (
    <AppContext.Provider value={services}>
      <div class="app">
        <Places {...surroundings} onGo={() => setNotice(undefined)} />
        <p class="visually-hidden" role="status">
          {notice?.text}
        </p>
      </div>
    </AppContext.Provider>
  );
}

function Places({ client, tabId, start, watchTabPage, onGo }: Surroundings & { readonly onGo: () => void }) {
  const [chosen, setChosen] = useState(start);
  const [goes, setGoes] = useState(0);
  // Coming home looks at the tab again: what was done meanwhile has changed what it says. So does another page in it.
  const [visit, setVisit] = useState(0);
  const opened = useLoaded(`${tabId} ${visit}`, () =>
    tabId === undefined ? Promise.resolve(undefined) : client.ask('open-tab', { tabId }),
  );
  const go = (place: Place) => {
    onGo();
    setChosen(place);
    setGoes(goes + 1);
    if (place.kind === 'home') setVisit(visit + 1);
  };
  const tab = opened.state === 'ready' ? opened.value : undefined;
  const place = chosen ?? (tab && findStartPlace(tab));
  useEffect(() => {
    if (tabId === undefined) return;
    return watchTabPage?.(tabId, () => {
      // What the user looks at stays; a statement about the tab follows it.
      if (place && place.kind !== 'home') setChosen(place);
      setVisit((before) => before + 1);
    });
  }, [tabId, place?.kind, chosen]);
  useHandoffChanges(() => {
    if (place?.kind === 'home') setVisit((before) => before + 1);
  }, String(place?.kind));
  if (!place && opened.state === 'loading') {
    return (
      <Screen title="Baton">
        <Waiting text="Looking at this tab…" />
      </Screen>
    );
  }
  const failure = opened.state === 'failed' ? opened.error : undefined;
  const key = place?.kind === 'capture' ? `capture ${goes}` : keyOf(place);
  return <View key={key} place={place ?? { kind: 'home' }} tab={tab} go={go} failure={failure} />;
}

interface ViewProps {
  readonly place: Place;
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
  readonly failure: HandoffError | undefined;
}

function View({ place, tab, go, failure }: ViewProps) {
  switch (place.kind) {
    case 'home':
      return <HomeScreen tab={tab} go={go} failure={failure} />;
    case 'capture':
      return <CaptureScreen tab={tab} go={go} />;
    case 'draft':
      return <DraftPlace place={place} tab={tab} go={go} />;
    case 'handoff':
      return <LaterView load={laterViews.handoff} props={{ place, tab, go }} />;
    case 'revisions':
      return <LaterView load={laterViews.revisions} props={{ place, go }} />;
    case 'paste':
      return <LaterView load={laterViews.paste} props={{ place, go }} />;
    case 'settings':
      return <LaterView load={laterViews.settings} props={{ go }} />;
  }
}

function keyOf(place: Place | undefined): string {
  if (place?.kind === 'draft') return `draft ${place.conversationId}`;
  return place?.kind === 'handoff' ? `handoff ${place.packetId}` : (place?.kind ?? 'home');
}
