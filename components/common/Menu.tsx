import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeBeside } from './place-beside.ts';

/** One line of a menu; without an `act` it only heads the lines after it. */
export interface MenuEntry {
  readonly label: string;
  readonly act?: (() => void) | undefined;
  readonly danger?: boolean;
  /** The menu stays open: the act changes its lines. */
  readonly keepsOpen?: boolean;
}

interface MenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly face: ComponentChildren;
  readonly class?: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose?: () => void;
}

/** A button that opens a menu: arrow keys, Home and End move, Escape closes and gives the focus back. */
export function Menu({ label, face, class: look = 'button quiet square', entries, onClose }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    onClose?.();
    if (giveFocusBack) button.current?.focus();
  };
  return (
    <span class="menu-anchor">
      <button
        ref={button}
        type="button"
        class={look}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? close(true) : setOpen(true))}
      >
        {face}
      </button>
      {open && <MenuList label={label} entries={entries} anchor={button} close={close} />}
    </span>
  );
}

interface MenuListProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly anchor: { readonly current: HTMLElement | null };
  readonly close: (giveFocusBack: boolean) => void;
}

function MenuList({ label, entries, anchor, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  // The lines may be replaced while the menu is open; then the new ones are placed and the first gets the focus.
  const lines = entries.map((entry) => entry.label).join('\n');
  useLayoutEffect(() => {
    if (anchor.current && list.current) placeBeside(anchor.current, list.current);
    items()[0]?.focus();
  }, [lines]);
  useEffect(() => {
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !list.current?.parentElement?.contains(event.target)) close(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target !== undefined) all.at(target % all.length)?.focus();
    else if (event.key === 'Escape') close(true);
    else if (event.key === 'Tab') return close(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} class="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <MenuLine key={entry.label} entry={entry} close={close} />
      ))}
    </div>
  );
}

function MenuLine({ entry, close }: { readonly entry: MenuEntry; readonly close: (back: boolean) => void }) {
  const { label, act, danger, keepsOpen } = entry;
  if (!act) {
    return (
      <div class="menu-heading" role="presentation">
        {label}
      </div>
    );
  }
  const onClick = () => {
    if (!keepsOpen) close(true);
    act();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} class={danger ? 'danger' : ''} onClick={onClick}>
      {label}
    </button>
  );
}
