import { useState } from 'preact/hooks';
import { type Draft, keptItems, type MaskedValue } from '../../lib/core/draft.ts';
import { sectionKeys } from '../../lib/core/sections.ts';
import { useApp } from '../app-context.ts';
import { useTask } from '../common/use-task.ts';
import { visibleText } from '../common/visible-text.ts';
import { errorText } from '../error-text.ts';
import { sectionWords } from './section-words.ts';
import type { DraftEditing } from './use-draft.ts';

interface MaskedValueRowProps {
  readonly value: MaskedValue;
  readonly editing: DraftEditing;
}

/** One masked value: its name, where it stands, a look at it, and whether it may travel in clear. */
export function MaskedValueRow({ value, editing }: MaskedValueRowProps) {
  const { client } = useApp();
  const task = useTask();
  const [revealed, setRevealed] = useState<string>();
  const { draft } = editing.view;
  const { conversationId } = draft;
  const { placeholder, category, allowedValue } = value;
  const hide = () => setRevealed(undefined);
  const reveal = () =>
    task.run(async () => {
      const reply = await client.ask('reveal-value', { conversationId, placeholder });
      setRevealed(reply.value);
    });
  const decide = (decision: 'mask' | 'allow') =>
    task.run(async () => {
      editing.saver.adopt(await client.ask('decide-value', { conversationId, placeholder, decision }));
    });
  const shown = allowedValue ?? revealed;
  return (
    <li class="masked-value">
      <div>
        <p>
          <span class="mono">{placeholder}</span>
          {allowedValue !== undefined && <span class="tag effect">travels in clear</span>}
        </p>
        <p class="meta">
          {category.toLowerCase().replaceAll('_', ' ')} · {standsIn(draft, value)}
        </p>
        {shown !== undefined && <p class="mono revealed">{visibleText(shown)}</p>}
        {task.error && (
          <p class="check-text">{`${errorText(task.error).title}. ${errorText(task.error).advice}`}</p>
        )}
      </div>
      {allowedValue === undefined && (
        <button
          type="button"
          class="link"
          aria-label={`${revealed === undefined ? 'Reveal' : 'Hide'} ${placeholder}`}
          onBlur={hide}
          onClick={() => (revealed === undefined ? reveal() : hide())}
        >
          {revealed === undefined ? 'Reveal' : 'Hide'}
        </button>
      )}
      <button
        type="button"
        class="link"
        aria-label={`${allowedValue === undefined ? 'Allow' : 'Mask again'} ${placeholder}`}
        disabled={task.busy}
        onClick={() => decide(allowedValue === undefined ? 'allow' : 'mask')}
      >
        {allowedValue === undefined ? 'Allow' : 'Mask again'}
      </button>
    </li>
  );
}

/** The sections in which a value stands now. */
function standsIn(draft: Draft, { placeholder, allowedValue }: MaskedValue): string {
  const holding = keptItems(draft).filter(({ text, words }) =>
    `${text}\n${words ?? ''}`.includes(allowedValue ?? placeholder),
  );
  const names = sectionKeys.flatMap((key) =>
    holding.some(({ section }) => section === key) ? [sectionWords[key].title] : [],
  );
  return names.length > 0 ? `in ${names.join(', ')}` : 'in no item now';
}
