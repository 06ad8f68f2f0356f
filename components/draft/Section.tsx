import { Plus } from 'lucide';
import type { DraftItem } from '../../lib/core/draft.ts';
import { isSingleSection, type SectionKey } from '../../lib/core/sections.ts';
import { Icon } from '../common/Icon.tsx';
import { ItemLine } from './ItemLine.tsx';
import type { DraftEditing } from './use-draft.ts';

interface SectionProps {
  readonly section: SectionKey;
  readonly title: string;
  readonly items: readonly DraftItem[];
  readonly editing: DraftEditing;
  readonly begunId: string | undefined;
  /** Begins another item. */
  readonly onBegin: () => void;
  /** The item that was begun was left empty. */
  readonly onAbandon: () => void;
}

/** One section of the draft as a list to read. */
export function Section({ section, title, items, editing, begunId, onBegin, onAbandon }: SectionProps) {
  const mayAdd = items.length === 0 || !isSingleSection(section);
  return (
    <section class={`section ${section}`} aria-label={title} data-section={section}>
      <div class="section-head">
        <h2>
          {title}
          {mayAdd && items.length > 1 && <span class="count">{items.length}</span>}
        </h2>
        {mayAdd && (
          <button type="button" class="add" aria-label={`Add to ${title.toLowerCase()}`} onClick={onBegin}>
            <Icon node={Plus} size={13} />
            Add
          </button>
        )}
      </div>
      <ul class="items">
        {items.map((item, at) => (
          <ItemLine
            key={item.id}
            item={item}
            title={title}
            place={{ first: at === 0, last: at === items.length - 1 }}
            editing={editing}
            startsOpen={item.id === begunId && item.version === 0}
            onAbandon={onAbandon}
          />
        ))}
      </ul>
    </section>
  );
}
