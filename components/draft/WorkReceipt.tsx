import { useRef, useState } from 'preact/hooks';
import { type DraftItem, keptItems } from '../../lib/core/draft.ts';
import { workSectionKeys } from '../../lib/core/sections.ts';
import { useApp } from '../app-context.ts';
import { Conflict } from './Conflict.tsx';
import { sectionWords } from './section-words.ts';
import type { DraftEditing } from './use-draft.ts';

type WorkSectionKey = (typeof workSectionKeys)[number];

/** The receipt of work as a small form. A field that is empty does not travel. */
export function WorkReceipt({ editing }: { readonly editing: DraftEditing }) {
  const { newItemId } = useApp();
  const { draft } = editing.view;
  const kept = keptItems(draft);
  const freshIds = useRef(new Map<WorkSectionKey, string>());
  // The name that a field's item gets with its first letter; that of an item which was left out is taken.
  const freshId = (section: WorkSectionKey) => {
    const known = freshIds.current.get(section);
    const id = known && !draft.items.some((item) => item.id === known && item.removed) ? known : newItemId();
    freshIds.current.set(section, id);
    return id;
  };
  return (
    <section class="section work-receipt" aria-label="Receipt of work">
      <div class="section-head">
        <h2>Receipt of work</h2>
      </div>
      <div class="fields">
        {workSectionKeys.flatMap((section) => {
          const items = kept.filter((item) => item.section === section);
          const ids = items.length > 0 ? items.map(({ id }) => id) : [freshId(section)];
          return ids.map((id) => (
            <WorkField
              key={id}
              id={id}
              section={section}
              item={items.find((item) => item.id === id)}
              editing={editing}
            />
          ));
        })}
      </div>
    </section>
  );
}

interface WorkFieldProps {
  readonly id: string;
  readonly section: WorkSectionKey;
  readonly item: DraftItem | undefined;
  readonly editing: DraftEditing;
}

function WorkField({ id, section, item, editing }: WorkFieldProps) {
  const { newItemId } = useApp();
  const { saver, texts, conflicts } = editing;
  // While the caret is in the field the text is the user's; what is stored may be masked.
  const [typed, setTyped] = useState<string>();
  const { title, hint } = sectionWords[section];
  const stored = texts.get(id) ?? item?.text ?? '';
  if (conflicts.includes(id)) {
    return (
      <Conflict
        mine={stored}
        theirs={item?.text ?? ''}
        original={saver.textBefore(id)}
        isLeftOut={item?.removed ?? false}
        mayKeepBoth={false}
        onChoose={(choice) => saver.resolve(id, choice, newItemId)}
      />
    );
  }
  const leave = () => {
    setTyped(undefined);
    saver.leave(id);
  };
  return (
    <label>
      <span>{title}</span>
      <input
        class="field"
        dir="auto"
        placeholder={hint}
        value={typed ?? stored}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          saver.type(id, value, section);
        }}
        onBlur={leave}
      />
    </label>
  );
}
