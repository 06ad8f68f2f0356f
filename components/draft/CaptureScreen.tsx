import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { Screen } from '../common/Screen.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { Waiting } from '../common/Waiting.tsx';
import type { Place } from '../places.ts';
import { loadDraftScreen } from './load-draft-screen.ts';

interface CaptureScreenProps {
  /** The tab as it was looked at last. */
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
}

/** Reads the conversation of the tab and shows what became of it. */
export function CaptureScreen({ tab, go }: CaptureScreenProps) {
  const { client, tabId } = useApp();
  const captured = useLoaded(`${tabId}`, async () =>
    tabId === undefined ? undefined : await client.ask('capture', { tabId }),
  );
  if (captured.state === 'ready' && captured.value) {
    return <LaterView load={loadDraftScreen} props={{ view: captured.value, newerTurns: 0, tab, go }} />;
  }
  return (
    <Screen title="Baton" back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}>
      {captured.state === 'failed' ? (
        <ErrorNotice error={captured.error}>
          <button type="button" class="button" onClick={() => go({ kind: 'paste' })}>
            Paste it by hand
          </button>
        </ErrorNotice>
      ) : (
        <Waiting text="Reading this chat…" />
      )}
    </Screen>
  );
}
