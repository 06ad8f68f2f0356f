import type { HandoffSummary, TabView } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import { siteLabel } from '../common/site-label.ts';
import { visibleText } from '../common/visible-text.ts';
import { lookWords } from '../handoff/look-words.ts';
import { stateName } from '../handoff/state-words.ts';
import type { Place } from '../places.ts';

type Go = (place: Place) => void;

/** A handoff that arrived in this chat. */
export function ArrivedStatement({
  arrived,
  go,
}: {
  readonly arrived: TabView['toHere'][number];
  readonly go: Go;
}) {
  const { handoff, look } = arrived;
  return (
    <section class="lead">
      <h2>A handoff from {siteLabel(handoff.site)} stands here</h2>
      <p class="quoted" dir="auto">
        {visibleText(handoff.goal)}
      </p>
      <p>{handoff.state === 'RESUMED' ? 'Work continues in this chat.' : lookWords(look).title}</p>
      <div class="acts">
        <button
          type="button"
          class="button primary"
          onClick={() => go({ kind: 'handoff', packetId: handoff.packetId, look })}
        >
          Open handoff
        </button>
      </div>
    </section>
  );
}

/** A packet stands in this chat that another Baton prepared. */
export function StrangeStatement({ text, go }: { readonly text: string; readonly go: Go }) {
  return (
    <section class="lead">
      <h2>A packet stands here that this Baton does not have</h2>
      <p>Look at it and keep it: then a draft of this chat starts from it, and nothing that binds is lost.</p>
      <div class="acts">
        <button type="button" class="button primary" onClick={() => go({ kind: 'paste', text })}>
          Look at the packet
        </button>
      </div>
    </section>
  );
}

interface SourceStatementProps {
  readonly handoff: HandoffSummary;
  readonly newerTurns: number;
  readonly go: Go;
}

/** Where the work of this chat went. */
export function SourceStatement({ handoff, newerTurns, go }: SourceStatementProps) {
  const stale = newerTurns > 0;
  return (
    <section class="lead">
      <h2>{wentWords(handoff)}</h2>
      <p class="quoted" dir="auto">
        {visibleText(handoff.goal)}
      </p>
      <p class="meta">
        {stateName(handoff)} · revision {handoff.revision}
      </p>
      {stale && (
        <p class="check-text">
          {amount(newerTurns, 'newer turn')} here: the packet is stale. The next revision adds{' '}
          {newerTurns === 1 ? 'it' : 'them'}.
        </p>
      )}
      <div class="acts">
        <button
          type="button"
          class={stale ? 'button' : 'button primary'}
          onClick={() => go({ kind: 'handoff', packetId: handoff.packetId })}
        >
          Open handoff
        </button>
        <button
          type="button"
          class={stale ? 'button primary' : 'button'}
          onClick={() => go({ kind: 'capture' })}
        >
          Start next revision
        </button>
      </div>
    </section>
  );
}

function wentWords({ state, destination }: HandoffSummary): string {
  if (!destination) return state === 'PREPARED' ? 'Handed over, not acknowledged yet' : 'Handed over';
  const site = siteLabel(destination.site);
  return state === 'RESUMED' ? `The work continues in ${site}` : `The work went to ${site}`;
}

/** A chat out of which no handoff went. */
export function ChatStatement({ tab, go }: { readonly tab: TabView; readonly go: Go }) {
  const { conversationId, hasDraft, turns, streaming } = tab;
  if (conversationId === undefined) return null;
  return (
    <section class="lead line">
      <div>
        <h2>{hasDraft ? 'This chat has a draft' : `${amount(turns, 'turn')} in this chat`}</h2>
        {streaming && <p>An answer is still being written. Capture again when it is finished.</p>}
      </div>
      {hasDraft ? (
        <button type="button" class="button primary" onClick={() => go({ kind: 'draft', conversationId })}>
          Open draft
        </button>
      ) : (
        <button type="button" class="button" onClick={() => go({ kind: 'capture' })}>
          Capture this chat
        </button>
      )}
    </section>
  );
}
