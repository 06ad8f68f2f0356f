import { useRef, useState } from 'preact/hooks';
import type { DraftItem } from '../../lib/core/draft.ts';
import { isMovableSection, type SectionKey } from '../../lib/core/sections.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { laterViews } from '../common/later-views.ts';
import { ExcerptList } from '../excerpts/ExcerptList.tsx';
import { MaskedBar } from '../masking/MaskedBar.tsx';
import { AddMenu } from './AddMenu.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import { useDrag } from './drag/use-drag.ts';
import { HiddenNote } from './HiddenNote.tsx';
import { LeftOut } from './LeftOut.tsx';
import { PresetMenu } from './PresetMenu.tsx';
import { Section } from './Section.tsx';
import { sectionTitle } from './section-words.ts';
import { shownSections } from './shown-sections.ts';
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

/** The sections that the user wants to see, and ways into the others. */
export function DraftBody({ editing, newerTurns, acts, onReview }: DraftBodyProps) {
  const { newItemId } = useApp();
  const { draft } = editing.view;
  // An item that the user began: the worker learns of it with its first letter.
  const [begun, setBegun] = useState<DraftItem>();
  const [showsHidden, setShowsHidden] = useState(false);
  const [wantsWork, setWantsWork] = useState(false);
  const [picksTemplates, setPicksTemplates] = useState(false);
  const items =
    begun && !draft.items.some(({ id }) => id === begun.id) ? [...draft.items, begun] : draft.items;
  // What another window left out while it was edited here waits for the user's word where it stood.
  const kept = items.filter((item) => !item.removed || editing.conflicts.includes(item.id));
  const mustShow = kept.filter(({ id }) => id === begun?.id || editing.conflicts.includes(id));
  const { shown, empty, hidden, showsWork } = shownSections(
    kept,
    showsHidden ? undefined : draft.preset,
    mustShow,
  );
  const hasForm = showsWork || wantsWork;
  const begin = (section: SectionKey) => setBegun(blankItem(newItemId(), section));
  const list = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(list);
  const startDrag = useDrag(list, editing);
  const onPointerDown = (event: PointerEvent) => {
    keptFocus.onPointerDown();
    startDrag(event);
  };
  return (
    <>
      <DraftNotes editing={editing} newerTurns={newerTurns} acts={acts} />
      <div class="draft-head">
        <MaskedBar draft={draft} onReview={onReview} />
        <PresetMenu editing={editing} onChoose={() => setShowsHidden(false)} />
      </div>
      {editing.changeError && <ErrorNotice error={editing.changeError} />}
      <div ref={list} class="sections" onFocusIn={keptFocus.onFocusIn} onPointerDown={onPointerDown}>
        {shown.filter(isMovableSection).map((key) => (
          <Section
            key={key}
            section={key}
            title={sectionTitle(key, draft.preset)}
            items={kept.filter(({ section }) => section === key)}
            editing={editing}
            begunId={begun?.id}
            onBegin={() => begin(key)}
            onAbandon={() => setBegun(undefined)}
          />
        ))}
        {hasForm && <LaterView load={laterViews.workReceipt} props={{ editing }} />}
      </div>
      <HiddenNote items={hidden} onShow={() => setShowsHidden(true)} />
      <AddMenu
        empty={empty}
        onBegin={begin}
        onTemplates={() => setPicksTemplates(true)}
        onWork={hasForm ? undefined : () => setWantsWork(true)}
      />
      {picksTemplates && (
        <LaterView load={laterViews.templates} props={{ editing, onClose: () => setPicksTemplates(false) }} />
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
