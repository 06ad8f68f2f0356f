import { useRef, useState } from 'preact/hooks';
import type { DraftItem } from '../../lib/core/draft.ts';
import { type SectionKey, sections } from '../../lib/core/sections.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Menu } from '../common/Menu.tsx';
import { ExcerptList } from '../excerpts/ExcerptList.tsx';
import { MaskedBar } from '../masking/MaskedBar.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Section } from './Section.tsx';
import { sectionWords } from './section-words.ts';
import type { DraftEditing } from './use-draft.ts';
import type { DraftActs } from './use-draft-acts.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface DraftBodyProps {
  readonly editing: DraftEditing;
  readonly newerTurns: number;
  readonly acts: DraftActs;
  /** Opens the review of what is masked. */
  readonly onReview: () => void;
}

/** The sections that hold something, and a way into those that do not. */
export function DraftBody({ editing, newerTurns, acts, onReview }: DraftBodyProps) {
  const { newItemId } = useApp();
  const { draft } = editing.view;
  // An item that the user began: the worker learns of it with its first letter.
  const [begun, setBegun] = useState<DraftItem>();
  const items =
    begun && !draft.items.some(({ id }) => id === begun.id) ? [...draft.items, begun] : draft.items;
  // What another window left out while it was edited here waits for the user's word where it stood.
  const kept = items.filter((item) => !item.removed || editing.conflicts.includes(item.id));
  const filled = sections.filter(({ key }) => kept.some(({ section }) => section === key));
  const empty = sections.filter((section) => !filled.includes(section));
  const begin = (section: SectionKey) => setBegun(blankItem(newItemId(), section));
  const list = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(list);
  return (
    <>
      <DraftNotes editing={editing} newerTurns={newerTurns} acts={acts} />
      <MaskedBar draft={draft} onReview={onReview} />
      {editing.changeError && <ErrorNotice error={editing.changeError} />}
      <div ref={list} class="sections" {...keptFocus}>
        {filled.map(({ key, single }) => (
          <Section
            key={key}
            section={key}
            items={kept.filter(({ section }) => section === key)}
            editing={editing}
            begunId={begun?.id}
            onBegin={single ? undefined : () => begin(key)}
            onAbandon={() => setBegun(undefined)}
          />
        ))}
      </div>
      {empty.length > 0 && (
        <Menu
          label="Add to…"
          class="link add"
          face="Add to…"
          entries={empty.map(({ key }) => ({
            label: sectionWords[key].title,
            act: () => begin(key),
          }))}
        />
      )}
      <ExcerptList editing={editing} />
      <LeftOut editing={editing} />
    </>
  );
}

function blankItem(id: string, section: SectionKey): DraftItem {
  return {
    id,
    section,
    text: '',
    speaker: 'author',
    confirmed: true,
    removed: false,
    externalEffect: false,
    version: 0,
  };
}
