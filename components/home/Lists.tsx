import type { DraftSummary, HandoffSummary } from '../../lib/core/views.ts';
import { amount } from '../common/amount.ts';
import { shownDay } from '../common/shown-time.ts';
import { siteLabel } from '../common/site-label.ts';
import { visibleText } from '../common/visible-text.ts';
import { stateName } from '../handoff/state-words.ts';
import type { Place } from '../places.ts';

interface ListsProps {
  readonly handoffs: readonly HandoffSummary[];
  readonly drafts: readonly DraftSummary[];
  /** There are older handoffs than these. */
  readonly more: boolean;
  readonly onMore: () => void;
  /** Saved records that could not be read. */
  readonly damaged: number;
  /** Packet ids that need not be listed again. */
  readonly shownAbove: readonly string[];
  readonly go: (place: Place) => void;
}

/** The handoffs and drafts that Baton has; those that ended stand last. */
export function Lists({ handoffs: all, drafts, more, onMore, damaged, shownAbove, go }: ListsProps) {
  const handoffs = all.filter(({ packetId }) => !shownAbove.includes(packetId));
  const underWay = handoffs.filter(({ state }) => state === 'PREPARED' || state === 'ACKNOWLEDGED');
  const ended = handoffs.filter((one) => !underWay.includes(one));
  const open = drafts.filter(({ preparedAs }) => preparedAs === undefined);
  if (all.length + open.length + damaged === 0) return <p class="hint">No drafts and no handoffs yet.</p>;
  return (
    <>
      <HandoffList title="In progress" handoffs={underWay} go={go} />
      {open.length > 0 && (
        <section class="list">
          <h2>Drafts</h2>
          <ul>
            {open.map((draft) => (
              <li key={draft.conversationId}>
                <Row
                  title={draft.goal || 'No goal yet'}
                  line={[
                    siteLabel(draft.site),
                    `revision ${draft.revision}`,
                    ...(draft.paused ? ['paused'] : []),
                  ]}
                  atMs={draft.updatedAtMs}
                  onClick={() => go({ kind: 'draft', conversationId: draft.conversationId })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <HandoffList title="Ended" handoffs={ended} go={go} />
      {more && (
        <button type="button" class="link" onClick={onMore}>
          Show older handoffs
        </button>
      )}
      {damaged > 0 && (
        <p class="hint">{amount(damaged, 'saved record')} could not be read. Nothing was deleted.</p>
      )}
    </>
  );
}

interface HandoffListProps {
  readonly title: string;
  readonly handoffs: readonly HandoffSummary[];
  readonly go: (place: Place) => void;
}

function HandoffList({ title, handoffs, go }: HandoffListProps) {
  if (handoffs.length === 0) return null;
  return (
    <section class="list">
      <h2>{title}</h2>
      <ul>
        {handoffs.map((handoff) => (
          <li key={handoff.packetId}>
            <Row
              title={handoff.goal}
              line={[stateName(handoff), wayOf(handoff), ...revisionOf(handoff)]}
              mark={handoff.paused ? 'PAUSED' : handoff.state}
              atMs={handoff.updatedAtMs}
              onClick={() => go({ kind: 'handoff', packetId: handoff.packetId })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The revision, from the second on: most handoffs have only one. */
function revisionOf({ revision }: { readonly revision: number }): string[] {
  return revision > 1 ? [`revision ${revision}`] : [];
}

/** From where to where a handoff goes, as far as Baton knows. */
function wayOf({ site, destination }: Pick<HandoffSummary, 'site' | 'destination'>): string {
  const from = siteLabel(site);
  return destination ? `${from} → ${siteLabel(destination.site)}` : from;
}

interface RowProps {
  readonly title: string;
  readonly line: readonly string[];
  readonly mark?: string;
  readonly atMs: number;
  readonly onClick: () => void;
}

function Row({ title, line, mark = 'DRAFT', atMs, onClick }: RowProps) {
  return (
    <button type="button" class="row" onClick={onClick}>
      <span class={`dot ${mark.toLowerCase()}`} />
      <span class="row-title" dir="auto">
        {visibleText(title)}
      </span>
      <span class="meta">
        {line.join(' · ')}
        <span class="row-time">{shownDay(atMs, Date.now())}</span>
      </span>
    </button>
  );
}
