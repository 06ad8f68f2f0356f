import { isMovableSection, type MovableSectionKey, sectionKeys } from '../../../lib/core/sections.ts';
import { startAutoscroll } from './autoscroll.ts';
import { type DropPlace, type DropSection, findDropPlace } from './drop-place.ts';

/** A press on the grip of an item. */
export interface DragStart {
  readonly list: HTMLElement;
  readonly grip: HTMLElement;
  readonly item: HTMLElement;
  readonly event: PointerEvent;
}

/** What the user did: this item, before that one or at the end of that section. */
export interface Drop {
  readonly itemId: string;
  readonly section: MovableSectionKey;
  readonly before: string | undefined;
}

/** A press that moves less than this is none. */
const LEAST_PIXELS = 4;

/** Follows the pointer until it is let go, which drops the item, or until Escape or a lost pointer, which drops nothing. */
export function dragItem({ list, grip, item, event: start }: DragStart, onDrop: (drop: Drop) => void): void {
  const itemId = item.dataset.item;
  // The pointer may have been let go while this code was on its way.
  if (itemId === undefined || !grip.hasPointerCapture(start.pointerId)) return;
  const line = list.ownerDocument.createElement('div');
  line.className = 'drop-line';
  const stop = new AbortController();
  const { signal } = stop;
  let [place, y]: [DropPlace | undefined, number] = [undefined, start.clientY];
  const show = () => {
    place = findDropPlace(readSections(list, item), y);
    if (!place) return;
    if (!line.isConnected) list.append(line);
    item.classList.add('dragged');
    line.style.insetBlockStart = `${place.y - list.getBoundingClientRect().top}px`;
  };
  const hasMoved = () => place !== undefined || Math.abs(y - start.clientY) >= LEAST_PIXELS;
  startAutoscroll(list, () => (place ? y : undefined), show, signal);
  const end = () => {
    stop.abort();
    line.remove();
    item.classList.remove('dragged');
  };
  const listen = { signal };
  grip.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY;
      if (hasMoved()) show();
    },
    listen,
  );
  grip.addEventListener(
    'pointerup',
    () => {
      end();
      if (place) onDrop({ itemId, section: place.section, before: place.before });
    },
    listen,
  );
  grip.addEventListener('lostpointercapture', end, listen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  // Before any view: Escape would close what is open there.
  list.ownerDocument.addEventListener('keydown', onKeyDown, { signal, capture: true });
}

function readSections(list: HTMLElement, dragged: HTMLElement): DropSection[] {
  return [...list.querySelectorAll<HTMLElement>('[data-section]')].flatMap((element) => {
    const section = sectionKeys.find((key) => key === element.dataset.section);
    if (!section || !isMovableSection(section)) return [];
    const items = [...element.querySelectorAll<HTMLElement>('[data-item]')].filter((one) => one !== dragged);
    return [
      {
        section,
        ...extentOf(element),
        items: items.map((one) => ({ id: one.dataset.item ?? '', ...extentOf(one) })),
      },
    ];
  });
}

function extentOf(element: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}
