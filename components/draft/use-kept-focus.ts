import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What the list tells. */
export interface KeptFocus {
  readonly onFocusIn: (event: FocusEvent) => void;
  /** A press on nothing lets go of the focus on purpose; a press on something is followed by its focus. */
  readonly onPointerDown: () => void;
}

interface FocusedItem {
  readonly id: string;
  /** Its place among all items that are shown. */
  readonly at: number;
}

/**
 * Keeps the keyboard where it was when an act takes its item away: with the item in its new section, or on the one
 * that took its place.
 *
 * @param list Holds the items, each marked with `data-item`.
 * @returns Handlers for the list.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): KeptFocus {
  const focused = useRef<FocusedItem | undefined>(undefined);
  // Runs after every drawing: any of them may have taken the focused item away.
  useLayoutEffect(() => {
    if (!focused.current || !list.current || hasFocus(list.current.ownerDocument)) return;
    const items = itemsOf(list.current);
    const { id, at } = focused.current;
    const next = items.find((item) => item.dataset.item === id) ?? items[Math.min(at, items.length - 1)];
    next?.querySelector<HTMLElement>('.item-text')?.focus();
  });
  const onFocusIn = ({ target }: FocusEvent) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
    const id = item?.dataset.item;
    focused.current =
      item && id !== undefined && list.current ? { id, at: itemsOf(list.current).indexOf(item) } : undefined;
  };
  const onPointerDown = () => {
    focused.current = undefined;
  };
  return { onFocusIn, onPointerDown };
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')];
}

/** Whether anything has the focus: an element that is taken away leaves it to the body. */
function hasFocus(document: Document): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
