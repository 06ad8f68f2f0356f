import type { Doubtful } from '../../lib/core/views.ts';
import { useApp } from '../app-context.ts';
import { useLoaded } from '../common/use-loaded.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import type { DraftEditing } from '../draft/use-draft.ts';
import { errorText } from '../error-text.ts';
import { wordsOfCategory } from './category-words.ts';

/** What may be private and travels as it is, unless the user masks it. */
export function DoubtfulList({ editing }: { readonly editing: DraftEditing }) {
  const { client } = useApp();
  const { conversationId, version } = editing.view.draft;
  const task = useTask();
  const loaded = useLoaded(`${version}`, () => client.ask('list-doubtful', { conversationId }));
  if (loaded.state === 'failed') return <p class="check-text">{errorText(loaded.error).title}</p>;
  if (loaded.state === 'loading' || loaded.value.doubtful.length === 0) return null;
  const mask = ({ value, category }: Doubtful) =>
    task.run(async () => {
      editing.saver.adopt(await client.ask('mask-passage', { conversationId, text: value, category }));
    });
  return (
    <section class="masked-group">
      <h3>
        Perhaps private, not masked <span class="count">{loaded.value.doubtful.length}</span>
      </h3>
      <ul>
        {loaded.value.doubtful.map((one) => (
          <li key={one.value} class="masked-value">
            <p dir="auto">
              <span class="around">{visibleText(one.before)}</span>
              <mark class="mono">{visibleText(one.value)}</mark>
              <span class="around">{visibleText(one.after)}</span>
            </p>
            <div class="acts">
              <span class="meta">{wordsOfCategory(one.category)}</span>
              <button
                type="button"
                class="link"
                aria-label={`Mask: ${one.value}`}
                disabled={task.busy}
                onClick={() => mask(one)}
              >
                Mask
              </button>
            </div>
          </li>
        ))}
      </ul>
      {task.error && <p class="check-text">{errorText(task.error).title}</p>}
    </section>
  );
}
