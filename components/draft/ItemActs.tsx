import { Ellipsis, GripVertical, X } from 'lucide';
import { useState } from 'preact/hooks';
import type { DraftItem } from '../../lib/core/draft.ts';
import { movableSectionKeys } from '../../lib/core/sections.ts';
import { useApp } from '../app-context.ts';
import { Icon } from '../common/Icon.tsx';
import { Menu, type MenuEntry } from '../common/Menu.tsx';
import { sectionWords } from './section-words.ts';
import type { DraftEditing } from './use-draft.ts';

interface ItemActsProps {
  readonly item: DraftItem;
  readonly place: { readonly first: boolean; readonly last: boolean };
  readonly editing: DraftEditing;
  readonly originalOpen: boolean;
  readonly onOriginal: () => void;
}

/** What can be done with an item; faint until the item is pointed at or focused. */
export function ItemActs({ item, place, editing, originalOpen, onOriginal }: ItemActsProps) {
  const { say } = useApp();
  const [moving, setMoving] = useState(false);
  const { change } = editing;
  const itemId = item.id;
  if (item.version === 0) return null;
  const remove = () => {
    change({ kind: 'remove', itemId });
    say('Item left out.', () => change({ kind: 'restore', itemId }));
  };
  const acts: MenuEntry[] = [
    { label: 'Move to section…', act: () => setMoving(true), keepsOpen: true },
    ...(place.first ? [] : [{ label: 'Move up', act: () => change({ kind: 'reorder', itemId, by: -1 }) }]),
    ...(place.last ? [] : [{ label: 'Move down', act: () => change({ kind: 'reorder', itemId, by: 1 }) }]),
    ...confirmEntries(item, change),
    ...effectEntries(item, change),
    ...(item.section === 'instructions'
      ? [{ label: 'Save as template', act: () => editing.saveTemplate(itemId) }]
      : []),
    ...(item.original === undefined
      ? []
      : [{ label: originalOpen ? 'Hide original text' : 'Show original text', act: onOriginal }]),
  ];
  const targets: MenuEntry[] = movableSectionKeys
    .filter((key) => key !== item.section)
    .map((section) => ({
      label: sectionWords[section].title,
      act: () => change({ kind: 'move', itemId, section }),
    }));
  return (
    <span class="item-acts">
      {/* The keyboard moves items by the menu beside it. */}
      <span class="grip" aria-hidden="true" title="Drag to move">
        <Icon node={GripVertical} size={15} />
      </span>
      <Menu
        label="Item actions"
        class="button quiet square small"
        face={<Icon node={Ellipsis} size={15} />}
        entries={moving ? [{ label: 'Move to' }, ...targets] : acts}
        onClose={() => setMoving(false)}
      />
      <button
        type="button"
        class="button quiet square small"
        aria-label="Remove item"
        title="Remove item"
        onClick={remove}
      >
        <Icon node={X} size={15} />
      </button>
    </span>
  );
}

function confirmEntries(item: DraftItem, change: DraftEditing['change']): MenuEntry[] {
  if (item.speaker !== 'assistant') return [];
  const label = item.confirmed ? 'Mark as unverified' : 'Confirm';
  return [{ label, act: () => change({ kind: 'confirm', itemId: item.id, confirmed: !item.confirmed }) }];
}

function effectEntries(item: DraftItem, change: DraftEditing['change']): MenuEntry[] {
  if (item.section !== 'open_items') return [];
  const { id: itemId, externalEffect } = item;
  return [
    {
      label: externalEffect ? 'Needs no authorisation' : 'Needs authorisation',
      act: () => change({ kind: 'mark-effect', itemId, externalEffect: !externalEffect }),
    },
  ];
}
