import type { Fit } from '../../lib/core/fit.ts';
import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { siteLabel } from '../common/site-label.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import type { Place } from '../places.ts';

interface InsertChoiceProps {
  readonly tab: TabView;
  readonly go: (place: Place) => void;
}

/** Whether the text will stand in this tab's composer as it is; a row opens to the details and the ways out. */
const fitNotes: Record<Fit['outcome'], string> = {
  fits: 'fits here',
  attachment: 'may become an attachment here',
  'too-long': 'too long for this chat',
  unknown: 'may not fit',
};

/** The prepared handoffs that could continue in this tab; each is inserted by one click on it and never sent. */
export function InsertChoice({ tab, go }: InsertChoiceProps) {
  const { client } = useApp();
  const task = useTask();
  const { insertable, tabId } = tab;
  if (insertable.length === 0) return null;
  const insert = (packetId: string) =>
    task.run(async () => {
      const { handoff, look, inserted } = await client.ask('insert', { packetId, tabId, again: false });
      go({ kind: 'handoff', packetId, view: handoff, insertion: { look, inserted } });
    });
  return (
    <section class="list">
      <h2>{insertable.length === 1 ? 'Ready to continue here' : 'Ready to continue here, choose one'}</h2>
      {!tab.composer && (
        <p class="hint">This tab has no place to type: open the handoff and copy its text.</p>
      )}
      <ul>
        {insertable.map((handoff) => (
          <li key={handoff.packetId} class="choice">
            <button
              type="button"
              class="row"
              onClick={() => go({ kind: 'handoff', packetId: handoff.packetId })}
            >
              <span class="dot prepared" />
              <span class="row-title" dir="auto">
                {visibleText(handoff.goal)}
              </span>
              <span class="meta">
                from {siteLabel(handoff.site)} · revision {handoff.revision}
                {handoff.fit && ` · ${fitNotes[handoff.fit.outcome]}`}
              </span>
            </button>
            {tab.composer && handoff.fit?.outcome !== 'too-long' && (
              <button
                type="button"
                class={insertable.length === 1 ? 'button primary' : 'button accent'}
                disabled={task.busy}
                onClick={() => insert(handoff.packetId)}
              >
                Insert here
              </button>
            )}
          </li>
        ))}
      </ul>
      {task.error && <ErrorNotice error={task.error} />}
    </section>
  );
}
