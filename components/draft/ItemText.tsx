import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SectionKey } from '../../lib/core/sections.ts';
import { visibleText } from '../common/visible-text.ts';
import { sectionWords } from './section-words.ts';

interface ItemTextProps {
  readonly section: SectionKey;
  readonly text: string;
  readonly startsOpen: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/**
 * A text that reads as text and becomes a field when it is clicked. While the caret is in the field the text is
 * the user's: what the worker stored shows only after it was left.
 */
export function ItemText({ section, text, startsOpen, onType, onLeave }: ItemTextProps) {
  const [open, setOpen] = useState(startsOpen);
  // The text in the field; the worker's own, masked one must not come under the caret.
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const givesFocusBack = useRef(false);
  useLayoutEffect(() => {
    if (open) {
      field.current?.focus();
      field.current?.setSelectionRange(typed.length, typed.length);
    } else if (givesFocusBack.current) {
      givesFocusBack.current = false;
      line.current?.focus();
    }
  }, [open]);
  const { title, hint } = sectionWords[section];
  if (!open) {
    const enter = () => {
      setTyped(text);
      setOpen(true);
    };
    return (
      <button ref={line} type="button" class="item-text" title="Edit" dir="auto" onClick={enter}>
        {text.trim() === '' ? <span class="hint">Empty: does not travel</span> : visibleText(text)}
      </button>
    );
  }
  const onInput = (next: string) => {
    setTyped(next);
    onType(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    givesFocusBack.current = true;
    field.current?.blur();
  };
  const leave = () => {
    setOpen(false);
    onLeave();
  };
  return (
    <div class="grow" data-text={`${typed} `}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={`Edit ${title.toLowerCase()}`}
        placeholder={hint}
        value={typed}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
    </div>
  );
}
