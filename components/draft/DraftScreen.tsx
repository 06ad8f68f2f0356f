import { useRef, useState } from 'preact/hooks';
import { type Draft, keptItems } from '../../lib/core/draft.ts';
import type { DraftView, TabView } from '../../lib/core/views.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { laterViews } from '../common/later-views.ts';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { Screen } from '../common/Screen.tsx';
import { siteLabel } from '../common/site-label.ts';
import { visibleText } from '../common/visible-text.ts';
import type { Place } from '../places.ts';
import { CompletenessChip } from './CompletenessChip.tsx';
import { CompletenessPanel } from './CompletenessPanel.tsx';
import { DraftBody } from './DraftBody.tsx';
import { DraftFooter } from './DraftFooter.tsx';
import { DraftPanelView } from './DraftPanelView.tsx';
import { OtherChat } from './OtherChat.tsx';
import { useDraft } from './use-draft.ts';
import { useDraftActs } from './use-draft-acts.ts';
import { useDraftPanel } from './use-draft-panel.ts';
import { useReadingAll } from './use-reading-all.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface DraftScreenProps {
  readonly view: DraftView;
  readonly before?: Draft | undefined;
  /** Turns in this tab's page that the draft has not seen. */
  readonly newerTurns: number;
  /** The tab as it was looked at last. */
  readonly tab: TabView | undefined;
  readonly go: (place: Place) => void;
}

/** The draft editor: a readable packet in which each line can be changed in place. */
export function DraftScreen({ view, before, newerTurns, tab, go }: DraftScreenProps) {
  const editing = useDraft(view, before);
  const { draft } = editing.view;
  const inTab = tab?.conversationId === draft.conversationId;
  const wasInTab = useRef(false);
  wasInTab.current ||= inTab;
  const asked = inTab ? tab.asked : undefined;
  const { panel, setPanel, close } = useDraftPanel(asked);
  const [reasonsOpen, setReasonsOpen] = useState(false);
  useUndoKeys(editing.travel);
  const acts = useDraftActs({ editing, go, setPanel });
  const reading = useReadingAll(inTab && draft.completeness.status !== 'complete', (read) => {
    if (read.draft.conversationId === draft.conversationId) editing.saver.adopt(read);
  });
  const meta = (
    <>
      {siteLabel(draft.site)} · revision {draft.revision} ·{' '}
      <CompletenessChip
        completeness={draft.completeness}
        open={reasonsOpen}
        onToggle={() => setReasonsOpen(!reasonsOpen)}
      />
    </>
  );
  return (
    <Screen
      title={titleOf(draft.items)}
      meta={meta}
      back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}
      footer={
        <DraftFooter
          editing={editing}
          acts={acts}
          deciding={panel?.kind === 'lost'}
          onAsk={inTab ? () => setPanel({ kind: 'ask' }) : undefined}
        />
      }
    >
      {(reasonsOpen || reading.isUnderWay) && (
        <CompletenessPanel draft={draft} reading={inTab ? reading : undefined} go={go} />
      )}
      {tab && wasInTab.current && !inTab && <OtherChat tab={tab} go={go} />}
      {acts.error && <ErrorNotice error={acts.error} />}
      {acts.copying.refusedText !== undefined && (
        <RefusedCopy text={acts.copying.refusedText} onClose={acts.copying.closeRefused} />
      )}
      {panel && <DraftPanelView {...{ panel, editing, acts, asked, go }} onClose={close} />}
      {!panel && tab && inTab && <LaterView load={laterViews.siteWatch} props={{ tab }} quiet />}
      {!panel && (
        <DraftBody
          editing={editing}
          newerTurns={newerTurns}
          acts={acts}
          onReview={() => setPanel({ kind: 'review' })}
        />
      )}
    </Screen>
  );
}

function titleOf(items: DraftView['draft']['items']): string {
  const goal = keptItems({ items }).find(({ section, text }) => section === 'goal' && text.trim() !== '');
  return goal ? visibleText(goal.text.replace(/\s+/g, ' ')) : 'Draft without a goal';
}
