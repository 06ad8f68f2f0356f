import type { MaskedValue } from '../../lib/core/draft.ts';
import { type FindingCategory, findingCategorySchema } from '../../lib/core/redaction/finding.ts';
import { useApp } from '../app-context.ts';
import { Disclosure } from '../common/Disclosure.tsx';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { EscapeArea } from '../common/EscapeArea.tsx';
import { useTask } from '../common/use-task.ts';
import type { DraftEditing } from '../draft/use-draft.ts';
import type { Place } from '../places.ts';
import { wordsInSentence, wordsOfCategory } from './category-words.ts';
import { DoubtfulList } from './DoubtfulList.tsx';
import { RestoreValues } from './RestoreValues.tsx';
import { ValueRow } from './ValueRow.tsx';

interface ReviewPanelProps {
  readonly editing: DraftEditing;
  readonly onClose: () => void;
  readonly go: (place: Place) => void;
}

/** Everything that is masked, grouped by what it is, and what could be: the place to decide about each. */
export function ReviewPanel({ editing, onClose, go }: ReviewPanelProps) {
  const { client } = useApp();
  const task = useTask();
  const { draft, inMemory } = editing.view;
  const { conversationId, maskedValues, unmaskedCategories = [] } = draft;
  const decide = (category: FindingCategory, decision: 'mask' | 'never-mask') =>
    task.run(async () => {
      editing.saver.adopt(await client.ask('decide-category', { conversationId, category, decision }));
    });
  return (
    <EscapeArea class="block" label="What is masked" onClose={onClose}>
      <div class="block-head">
        <div>
          <h2>What is masked</h2>
          <p class="meta">Select words in any entry to mask them too.</p>
        </div>
        {/* biome-ignore lint/a11y/noAutofocus: the user asked for this panel and Escape leads back */}
        <button type="button" class="button" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
      {task.error && <ErrorNotice error={task.error} />}
      {maskedValues.length === 0 && <p class="hint">Nothing was found that has to be masked.</p>}
      {groupsOf(maskedValues).map(([category, values]) => (
        <Group key={category} category={category} values={values} editing={editing} onNever={decide} />
      ))}
      {unmaskedCategories.map((category) => (
        <p key={category} class="bar">
          <span>{wordsOfCategory(category)} are not masked in this chat.</span>
          <button type="button" class="link" disabled={task.busy} onClick={() => decide(category, 'mask')}>
            Mask them
          </button>
        </p>
      ))}
      <DoubtfulList editing={editing} />
      <Disclosure label="Put values back into a text">
        <RestoreValues conversationId={conversationId} />
      </Disclosure>
      <p class="hint">
        {inMemory
          ? 'Masked values are kept in memory until the browser closes, never on disk.'
          : 'The browser was closed since the capture: masked values are gone from memory.'}{' '}
        <button type="button" class="link" onClick={() => go({ kind: 'settings' })}>
          Words that are always masked…
        </button>
      </p>
    </EscapeArea>
  );
}

interface GroupProps {
  readonly category: string;
  readonly values: readonly MaskedValue[];
  readonly editing: DraftEditing;
  readonly onNever: (category: FindingCategory, decision: 'never-mask') => void;
}

function Group({ category, values, editing, onNever }: GroupProps) {
  const known = findingCategorySchema.safeParse(category);
  // What the user marked or named is masked because they said so: each is taken back by itself.
  const isFound = known.success && category !== 'PASSAGE' && category !== 'OWN_TERM';
  return (
    <section class="masked-group">
      <div class="section-head">
        <h3>
          {wordsOfCategory(category)} <span class="count">{values.length}</span>
        </h3>
        {isFound && (
          <button
            type="button"
            class="link quiet-link"
            aria-label={`Never mask these here: ${wordsInSentence(category)}`}
            onClick={() => onNever(known.data, 'never-mask')}
          >
            Never mask these here
          </button>
        )}
      </div>
      <ul>
        {values.map((value) => (
          <ValueRow key={value.placeholder} value={value} editing={editing} />
        ))}
      </ul>
    </section>
  );
}

/** The values by category; a group in which something is to be decided comes first. */
function groupsOf(values: readonly MaskedValue[]): [string, MaskedValue[]][] {
  const groups = new Map<string, MaskedValue[]>();
  for (const value of values) groups.set(value.category, [...(groups.get(value.category) ?? []), value]);
  const isOpen = ([, held]: [string, MaskedValue[]]) => held.some(({ undecided }) => undecided);
  return [...groups].sort((left, right) => Number(isOpen(right)) - Number(isOpen(left)));
}
