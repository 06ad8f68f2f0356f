import { useState } from 'preact/hooks';
import { MAX_TERM_UNITS, type OwnTerm } from '../../lib/core/settings.ts';
import { useTask } from '../common/use-task.ts';
import { errorLine } from '../error-text.ts';

/** A field for one more word or pattern; what cannot be used stays in it, with the reason. */
export function AddTerm({ onAdd }: { readonly onAdd: (term: OwnTerm) => Promise<void> }) {
  const task = useTask();
  const [text, setText] = useState('');
  const [isPattern, setIsPattern] = useState(false);
  const add = (event: Event) => {
    event.preventDefault();
    task.run(async () => {
      await onAdd({ kind: isPattern ? 'pattern' : 'word', text: text.trim() });
      setText('');
    });
  };
  return (
    <form class="add-term" onSubmit={add}>
      <input
        class="field"
        dir="auto"
        aria-label={isPattern ? 'Pattern to mask' : 'Word or name to mask'}
        placeholder={isPattern ? 'PRJ-\\d{4}' : 'A word or a name'}
        maxLength={MAX_TERM_UNITS}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div class="acts">
        <label>
          <input
            type="checkbox"
            checked={isPattern}
            onChange={({ currentTarget }) => setIsPattern(currentTarget.checked)}
          />
          It is a pattern (regular expression)
        </label>
        <button type="submit" class="button" disabled={task.busy || text.trim() === ''}>
          Add
        </button>
      </div>
      {task.error && (
        <p class="check-text" role="alert">
          {errorLine(task.error)}
        </p>
      )}
    </form>
  );
}
