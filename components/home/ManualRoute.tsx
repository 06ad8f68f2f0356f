import type { TabView } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { useLoaded } from '../common/use-loaded.ts';
import { useTask } from '../common/use-task.ts';
import type { Place } from '../places.ts';

interface ManualRouteProps {
  readonly tab: TabView;
  readonly go: (place: Place) => void;
}

/** The ways to a draft where the page's own turns cannot be read: what is selected in it, and what was copied. */
export function ManualRoute({ tab, go }: ManualRouteProps) {
  const { client } = useApp();
  const { tabId } = tab;
  const task = useTask();
  const selection = useLoaded(`${tabId}`, () => client.ask('read-selection', { tabId }));
  const text = selection.state === 'ready' ? selection.value.text : undefined;
  const useSelection = () =>
    task.run(async () => {
      if (text === undefined) return;
      const view = await client.ask('capture-transcript', { text });
      go({ kind: 'draft', conversationId: view.draft.conversationId, view });
    });
  return (
    <>
      <div class="acts">
        {text !== undefined && (
          <button type="button" class="button primary" disabled={task.busy} onClick={useSelection}>
            Use the selected text
          </button>
        )}
        <button type="button" class="button" onClick={() => go({ kind: 'paste' })}>
          Paste a transcript
        </button>
      </div>
      {task.error && <ErrorNotice error={task.error} />}
    </>
  );
}
