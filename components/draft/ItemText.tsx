import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { itemParts } from '../../lib/core/item-parts.ts';
import type { SectionKey } from '../../lib/core/sections.ts';
import { visibleText } from '../common/visible-text.ts';
import { ItemField } from './ItemField.tsx';
import { sectionWords } from './section-words.ts';

interface ItemTextProps {
  readonly section: SectionKey;
  readonly title: string;
  readonly text: string;
  readonly startsOpen: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** Masks a passage that was selected. */
  readonly onMask: (passage: string) => void;
}

/**
 * A text that reads as text and becomes a field when it is clicked. While the caret is in the field the text is
 * the user's: what the worker stored shows only after it was left.
 */
export function ItemText({ section, title, text, startsOpen, onType, onLeave, onMask }: ItemTextProps) {
  const [open, setOpen] = useState(startsOpen);
  const line = useRef<HTMLButtonElement>(null);
  const givesFocusBack = useRef(false);
  useLayoutEffect(() => {
    if (open || !givesFocusBack.current) return;
    givesFocusBack.current = false;
    line.current?.focus();
  }, [open]);
  const { hint } = sectionWords[section];
  if (!open) {
    return (
      <button
        ref={line}
        type="button"
        class="item-text"
        title="Edit"
        dir="auto"
        onClick={() => setOpen(true)}
      >
        {text.trim() === '' ? (
          <span class="hint">Empty: does not travel</span>
        ) : (
          <Said section={section} text={text} />
        )}
      </button>
    );
  }
  const leave = (keepsFocus: boolean) => {
    givesFocusBack.current = keepsFocus;
    setOpen(false);
    onLeave();
  };
  const mask = (passage: string) => {
    leave(true);
    onMask(passage);
  };
  return (
    <ItemField
      label={`Edit ${title.toLowerCase()}`}
      hint={hint}
      text={text}
      onType={onType}
      onLeave={leave}
      onMask={mask}
    />
  );
}

/** What an item says; in a section whose items say two things, the second one under the first. */
function Said({ section, text }: { readonly section: SectionKey; readonly text: string }) {
  if (section !== 'blockers' && section !== 'references') return visibleText(text);
  const { first, rest } = itemParts(text);
  return (
    <>
      {visibleText(first)}
      {rest !== '' && (
        <span class="rest">
          {section === 'blockers' && 'waiting for: '}
          {visibleText(rest)}
        </span>
      )}
    </>
  );
}
