import { Check } from 'lucide';
import { useState } from 'preact/hooks';
import { goesInto } from '../../lib/core/build-packet.ts';
import type { DraftItem } from '../../lib/core/draft.ts';
import { isSingleSection } from '../../lib/core/sections.ts';
import { useApp } from '../app-context.ts';
import { Icon } from '../common/Icon.tsx';
import { LaterView } from '../common/LaterView.tsx';
import { laterViews } from '../common/later-views.ts';
import { visibleText } from '../common/visible-text.ts';
import type { ConflictChoice } from './Conflict.tsx';
import { ItemActs } from './ItemActs.tsx';
import { ItemText } from './ItemText.tsx';
import { SourceTurn } from './SourceTurn.tsx';
import type { DraftEditing } from './use-draft.ts';

interface ItemLineProps {
  readonly item: DraftItem;
  /** Heading of the section that it stands in. */
  readonly title: string;
  readonly place: { readonly first: boolean; readonly last: boolean };
  readonly editing: DraftEditing;
  /** The user has just begun it. */
  readonly startsOpen: boolean;
  readonly onAbandon: () => void;
}

/** One item: its text, who said it and where, and quietly what can be done with it. */
export function ItemLine({ item, title, place, editing, startsOpen, onAbandon }: ItemLineProps) {
  const [sourceOpen, setSourceOpen] = useState(false);
  const [originalOpen, setOriginalOpen] = useState(false);
  const { saver, texts, conflicts, change } = editing;
  const unverified = item.speaker === 'assistant' && goesInto(item) === 'unknowns';
  const leave = () => {
    saver.leave(item.id);
    if (startsOpen && item.version === 0 && !texts.has(item.id)) onAbandon();
  };
  return (
    <li class="item" data-item={item.id}>
      {conflicts.includes(item.id) ? (
        <ItemConflict item={item} editing={editing} />
      ) : (
        <ItemText
          section={item.section}
          title={title}
          text={texts.get(item.id) ?? item.text}
          startsOpen={startsOpen}
          onType={(text) => saver.type(item.id, text, item.section)}
          onLeave={leave}
          onMask={editing.maskPassage}
        />
      )}
      {item.words !== undefined && item.words !== item.text && (
        <q class="words" dir="auto">
          {visibleText(item.words)}
        </q>
      )}
      {originalOpen && item.original !== undefined && (
        <p class="quoted" dir="auto">
          {visibleText(item.original)}
        </p>
      )}
      <div class="item-meta">
        <Speaker item={item} open={sourceOpen} onToggle={() => setSourceOpen(!sourceOpen)} />
        {item.externalEffect && <span class="tag effect">needs authorisation</span>}
        {unverified && <span class="tag unverified">unverified</span>}
        {item.since === editing.view.draft.revision && item.version === 1 && <span class="tag">new</span>}
        {item.source?.changed && <span class="tag unverified">its turn has changed</span>}
        {item.overtaken && <span class="tag unverified">perhaps overtaken</span>}
        {!item.confirmed && evidenceTags[item.evidence ?? 'found'] && (
          <span class="tag unverified">{evidenceTags[item.evidence ?? 'found']}</span>
        )}
        {unverified && (
          <button
            type="button"
            class="link"
            onClick={() => change({ kind: 'confirm', itemId: item.id, confirmed: true })}
          >
            <Icon node={Check} size={13} />
            Confirm
          </button>
        )}
        <ItemActs
          item={item}
          place={place}
          editing={editing}
          originalOpen={originalOpen}
          onOriginal={() => setOriginalOpen(!originalOpen)}
        />
      </div>
      {sourceOpen && item.source && (
        <SourceTurn
          conversationId={editing.view.draft.conversationId}
          source={item.source}
          onClose={() => setSourceOpen(false)}
        />
      )}
    </li>
  );
}

function ItemConflict({ item, editing }: Pick<ItemLineProps, 'item' | 'editing'>) {
  const { newItemId } = useApp();
  const { saver, texts } = editing;
  const props = {
    mine: texts.get(item.id) ?? '',
    theirs: item.text,
    original: saver.textBefore(item.id),
    isLeftOut: item.removed,
    mayKeepBoth: !isSingleSection(item.section),
    onChoose: (choice: ConflictChoice) => saver.resolve(item.id, choice, newItemId),
  };
  return <LaterView load={laterViews.conflict} props={props} />;
}

/** How the passage that the assistant named stands to the chat; nothing is said of one that was found. */
const evidenceTags = {
  found: '',
  similar: 'similar passage',
  'not-found': 'quote not found',
  'not-quoted': 'no quote',
};

interface SpeakerProps {
  readonly item: DraftItem;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Speaker({ item, open, onToggle }: SpeakerProps) {
  const name = { user: 'you', assistant: 'assistant', author: 'written here' }[item.speaker];
  if (!item.source) return <span>{item.carried === undefined ? name : carriedFrom(item.carried)}</span>;
  return (
    <button type="button" class="source" aria-expanded={open} onClick={onToggle}>
      {name}, {item.speaker === 'assistant' && item.source.role === 'user' && 'quoting your '}turn{' '}
      {item.source.turnIndex + 1}
    </button>
  );
}

/** The packet that an item was taken from: an earlier one of this chat, or the one that the chat was handed. */
function carriedFrom(revision: number): string {
  return revision === 0 ? 'handed over' : `from revision ${revision}`;
}
