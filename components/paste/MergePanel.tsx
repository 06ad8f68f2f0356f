import { useState } from 'preact/hooks';
import type { MergeChoice } from '../../lib/core/merge-drafts.ts';
import type { MergePreview } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { amount } from '../common/amount.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import { Waiting } from '../common/Waiting.tsx';
import { sectionWords } from '../draft/section-words.ts';
import type { Place } from '../places.ts';
import { MergeConflict } from './MergeConflict.tsx';

interface MergePanelProps {
  readonly text: string;
  readonly onClose: () => void;
  readonly go: (place: Place) => void;
}

/** A backup or a packet beside the draft that is here: what comes in, and each item that both have differently. */
export function MergePanel({ text, onClose, go }: MergePanelProps) {
  const { client } = useApp();
  const loaded = useLoaded(text, () => client.ask('preview-merge', { text }));
  return (
    <EscapeArea class="block" label="Merge into the draft" onClose={onClose}>
      {loaded.state === 'loading' && <Waiting text="Comparing…" />}
      {loaded.state === 'failed' && <ErrorNotice error={loaded.error} />}
      {loaded.state === 'ready' && <Merge preview={loaded.value} text={text} onClose={onClose} go={go} />}
    </EscapeArea>
  );
}

function Merge({ preview, text, onClose, go }: MergePanelProps & { readonly preview: MergePreview }) {
  const { client } = useApp();
  const task = useTask();
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map());
  const { draft, added, same, conflicts } = preview;
  const { conversationId, version } = draft;
  const open = conflicts.filter(({ itemId }) => !choices.has(itemId)).length;
  const merge = () =>
    task.run(async () => {
      const chosen = [...choices].map(([itemId, choice]) => ({ itemId, choice }));
      const view = await client.ask('merge-text', { text, version, choices: chosen });
      go({ kind: 'draft', conversationId, view, before: draft });
    });
  return (
    <>
      <p>
        {amount(same, 'item')} the same in both, {added.length} new, {conflicts.length} different. Nothing is
        overwritten without your word, and Undo takes the merge back.
      </p>
      {conflicts.map((conflict) => (
        <MergeConflict
          key={conflict.itemId}
          conflict={conflict}
          choice={choices.get(conflict.itemId)}
          onChoose={(choice) => setChoices(new Map([...choices, [conflict.itemId, choice]]))}
        />
      ))}
      {added.length > 0 && (
        <section class="preview-part" aria-label="Comes into the draft">
          <h2>Comes into the draft</h2>
          <ul>
            {added.map(({ id, section, text: said, removed }) => (
              <li key={id}>
                <p class="meta">
                  {sectionWords[section].title}
                  {removed ? ', left out' : ''}
                </p>
                <p dir="auto">{visibleText(said)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.error && <ErrorNotice error={task.error} />}
      <div class="acts">
        <button type="button" class="button" onClick={onClose}>
          Back
        </button>
        <button type="button" class="button primary" disabled={task.busy || open > 0} onClick={merge}>
          {open > 0 ? `${amount(open, 'item')} to choose` : 'Merge'}
        </button>
      </div>
    </>
  );
}
