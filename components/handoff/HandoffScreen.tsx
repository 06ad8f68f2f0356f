import { useState } from 'preact/hooks';
import { shortForm } from '../../lib/core/packet-id.ts';
import type { HandoffView, Look, TabView } from '../../lib/core/views.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { PacketText } from '../common/PacketText.tsx';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { Screen } from '../common/Screen.tsx';
import { siteLabel } from '../common/site-label.ts';
import { visibleText } from '../common/visible-text.ts';
import { RestoreValues } from '../masking/RestoreValues.tsx';
import type { Insertion, Place } from '../places.ts';
import { Answers } from './Answers.tsx';
import { Effects } from './Effects.tsx';
import { HandoffFooter } from './HandoffFooter.tsx';
import { History } from './History.tsx';
import { canInsertHere, findNextAct } from './next-act.ts';
import { packetCounts } from './packet-counts.ts';
import { ShortId } from './ShortId.tsx';
import { Situation } from './Situation.tsx';
import { Steps } from './Steps.tsx';
import { useHandoff } from './use-handoff.ts';
import { WaitingActs } from './WaitingActs.tsx';

interface HandoffScreenProps {
  readonly view: HandoffView;
  readonly tab: TabView | undefined;
  readonly look: Look | undefined;
  readonly insertion: Insertion | undefined;
  readonly go: (place: Place) => void;
}

/** One handoff: how far it got, what was just found or done, and what comes next. */
export function HandoffScreen({ view: first, tab, look, insertion, go }: HandoffScreenProps) {
  const editing = useHandoff({ view: first, look, insertion });
  const [inspecting, setInspecting] = useState(false);
  const { view, copying } = editing;
  const { packet, receipt } = view;
  const origin = packet.source ? siteLabel(packet.source.site) : 'another chat';
  const inserted = editing.insertion?.inserted ?? false;
  const next = findNextAct({ receipt, tab, look: editing.look, inserted });
  const { packetId, conversationId } = receipt;
  const from: Place = { kind: 'handoff', packetId };
  const footer = (
    <HandoffFooter
      editing={editing}
      next={next}
      onInspect={() => setInspecting(!inspecting)}
      onRevisions={() => go({ kind: 'revisions', conversationId, from })}
    />
  );
  return (
    <Screen
      title={visibleText(packet.goal.replace(/\s+/g, ' '))}
      meta={
        <>
          from {origin} · <ShortId receipt={receipt} />
        </>
      }
      back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}
      footer={footer}
    >
      {inspecting ? (
        <PacketText
          text={view.text}
          name={shortForm({ id: receipt.packetId, revision: receipt.revision })}
          onClose={() => setInspecting(false)}
        />
      ) : (
        <>
          <Steps receipt={receipt} />
          {editing.error && <ErrorNotice error={editing.error} />}
          {copying.refusedText !== undefined && (
            <RefusedCopy text={copying.refusedText} onClose={copying.closeRefused} />
          )}
          <Situation editing={editing} tab={tab} go={go} />
          <WaitingActs
            editing={editing}
            next={next}
            canInsert={canInsertHere(receipt, tab)}
            tab={tab}
            go={go}
          />
          <Answers view={view} />
          <Effects editing={editing} />
          <div class="fine">
            <p class="meta">Holds {packetCounts(packet).join(', ') || 'a goal only'}.</p>
            {packet.redactions && (
              <Disclosure label="Put masked values back into a text">
                <RestoreValues conversationId={receipt.conversationId} />
              </Disclosure>
            )}
            <Disclosure label="History">
              <History view={view} />
            </Disclosure>
          </div>
        </>
      )}
    </Screen>
  );
}
