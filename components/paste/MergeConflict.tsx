import type { DraftItem } from '../../lib/core/draft.ts';
import type { MergeChoice } from '../../lib/core/merge-drafts.ts';
import { isSingleSection } from '../../lib/core/sections.ts';
import type { MergePreview } from '../../lib/core/views.ts';
import { SideBySide } from '../common/SideBySide.tsx';
import { sectionWords } from '../draft/section-words.ts';

interface MergeConflictProps {
  readonly conflict: MergePreview['conflicts'][number];
  readonly choice: MergeChoice | undefined;
  readonly onChoose: (choice: MergeChoice) => void;
}

/** One item that the draft and what comes in have differently. */
export function MergeConflict({ conflict, choice, onChoose }: MergeConflictProps) {
  const { base, mine, theirs } = conflict;
  const side = (label: string, item: DraftItem, act: string, one: MergeChoice) => ({
    label: `${label}: ${placeWords(item)}`,
    text: item.text,
    act,
    isChosen: choice === one,
    onAct: () => onChoose(one),
  });
  return (
    <section class="conflict" aria-label={`Different: ${mine.text}`}>
      <SideBySide
        sides={[
          side('In your draft', mine, 'Keep mine', 'mine'),
          side('Comes in', theirs, 'Take this one', 'theirs'),
        ]}
        original={base?.text ?? mine.original ?? theirs.original}
      />
      {!isSingleSection(mine.section) && (
        <button type="button" class="link" aria-pressed={choice === 'both'} onClick={() => onChoose('both')}>
          Keep both{choice === 'both' ? ' (chosen)' : ''}
        </button>
      )}
    </section>
  );
}

/** Where an item stands and what was decided about it: two that differ may have the same words. */
function placeWords({ section, removed, confirmed, speaker, externalEffect }: DraftItem): string {
  return [
    sectionWords[section].title.toLowerCase(),
    ...(removed ? ['left out'] : []),
    ...(speaker === 'assistant' ? [confirmed ? 'confirmed' : 'unverified'] : []),
    ...(externalEffect ? ['needs authorisation'] : []),
  ].join(', ');
}
