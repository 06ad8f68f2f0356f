import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface ItemFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What it begins with. */
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The user is done; `keepsFocus` when it was by a key or a button, and the focus has nowhere else to go. */
  readonly onLeave: (keepsFocus: boolean) => void;
  readonly onMask: (passage: string) => void;
}

/** The field of an item's text, and a way to mask what is selected in it. */
export function ItemField({ label, hint, text, onType, onLeave, onMask }: ItemFieldProps) {
  // The text in the field; the worker's own, masked one must not come under the caret.
  const [typed, setTyped] = useState(text);
  const [selected, setSelected] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(typed.length, typed.length);
  }, []);
  const onInput = (next: string) => {
    setTyped(next);
    onType(next);
  };
  const readSelection = () => {
    if (!field.current) return;
    const { value, selectionStart, selectionEnd } = field.current;
    setSelected(value.slice(selectionStart, selectionEnd).trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(true);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && area.current?.contains(relatedTarget))) onLeave(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving are heard on their way up
    <div ref={area} onKeyDown={onKeyDown} onFocusOut={onFocusOut}>
      <div class="grow" data-text={`${typed} `}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={hint}
          value={typed}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
          onSelect={readSelection}
          onKeyUp={readSelection}
          onPointerUp={readSelection}
        />
      </div>
      {selected !== '' && (
        <button type="button" class="link" onClick={() => onMask(selected)}>
          Mask the selection
        </button>
      )}
    </div>
  );
}
