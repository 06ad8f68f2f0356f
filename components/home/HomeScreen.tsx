import { ClipboardPaste, Settings } from 'lucide';
import { useState } from 'preact/hooks';
import type { HandoffError } from '../../lib/core/errors.ts';
import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Icon } from '../common/Icon.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { laterViews } from '../common/later-views.ts';
import { Screen } from '../common/Screen.tsx';
import { useHandoffChanges } from '../common/use-handoff-changes.ts';
import { useLoaded } from '../common/use-loaded.ts';
import { Waiting } from '../common/Waiting.tsx';
import type { Place } from '../places.ts';
import { Lists } from './Lists.tsx';
import { LogMenu } from './LogMenu.tsx';
import { TabStatement } from './TabStatement.tsx';

interface HomeScreenProps {
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
  /** Why the tab could not be looked at. */
  readonly failure: HandoffError | undefined;
}

/** What this tab is and what can be done in it; below it all that is under way, so that no page is a dead end. */
export function HomeScreen({ tab, go, failure }: HomeScreenProps) {
  const { client } = useApp();
  const [changes, setChanges] = useState(0);
  useHandoffChanges(() => setChanges((before) => before + 1), 'overview');
  const [pages, setPages] = useState(1);
  const overview = useLoaded(`overview ${changes} ${pages}`, () => client.ask('load-overview', { pages }));
  const footer = (
    <>
      <LogMenu />
      <button
        type="button"
        class="button quiet square"
        aria-label="Settings"
        title="Settings"
        onClick={() => go({ kind: 'settings' })}
      >
        <Icon node={Settings} />
      </button>
      <button
        type="button"
        class="button"
        title="A packet, a backup or a transcript"
        onClick={() => go({ kind: 'paste' })}
      >
        <Icon node={ClipboardPaste} />
        Paste or open a text…
      </button>
    </>
  );
  return (
    <Screen title="Baton" meta={tab && placeLine(tab)} footer={footer}>
      {failure && <ErrorNotice error={failure} />}
      {tab && <TabStatement tab={tab} go={go} />}
      {tab && <LaterView load={laterViews.siteWatch} props={{ tab }} quiet />}
      {overview.state === 'loading' && <Waiting text="Loading…" />}
      {overview.state === 'failed' && overview.error.code !== failure?.code && (
        <ErrorNotice error={overview.error} />
      )}
      {overview.state === 'ready' && (
        <Lists
          {...overview.value}
          shownAbove={tab ? shownAbove(tab) : []}
          onMore={() => setPages(pages + 1)}
          go={go}
        />
      )}
    </Screen>
  );
}

/** Packet ids of what the statement about the tab shows already. */
function shownAbove(tab: TabView): string[] {
  const arrived = tab.toHere.map(({ handoff }) => handoff);
  return [...tab.insertable, ...arrived, ...tab.fromHere.slice(0, 1)].map(({ packetId }) => packetId);
}

function placeLine({ kind, siteLabel }: TabView): string | undefined {
  if (kind === 'unreadable' || kind === 'no-chat') return 'Hands a long chat over to a fresh one';
  return siteLabel && `This tab: ${siteLabel}`;
}
