/** A view so few CSS pixels away from an end stands at it: `scrollHeight` and `clientHeight` are rounded, each for itself. */
const ROUNDED = 2;

/**
 * Finds what really scrolls a turn: its nearest ancestor that can scroll. Never searched for by its looks: a side
 * bar scrolls too, and holds no turn.
 *
 * @returns undefined where everything is in view.
 */
export function findScroller(turn: Element): Element | undefined {
  for (let element = turn.parentElement; element; element = element.parentElement) {
    if (canScroll(element)) return element;
  }
  return undefined;
}

function canScroll(element: Element): boolean {
  if (range(element) <= 1) return false;
  const { scrollingElement, defaultView } = element.ownerDocument;
  if (element === scrollingElement) return true;
  return /^(auto|scroll|overlay)$/.test(defaultView?.getComputedStyle(element).overflowY ?? '');
}

/** How far the view can move, in CSS pixels. */
export function range(scroller: Element): number {
  return Math.max(0, scroller.scrollHeight - scroller.clientHeight);
}

/** How far the view is from the upper end; a reversed scroller counts from its lower end, in negative numbers. */
export function distanceFromTop(scroller: Element): number {
  return scroller.scrollTop + originOf(scroller);
}

/** Moves the view at once, to a distance from the upper end. */
export function moveTo(scroller: Element, distance: number): void {
  scroller.scrollTo({ top: distance - originOf(scroller), behavior: 'instant' });
}

/** Whether the view stands at the upper end; browsers round the heights of which the distance is made. */
export function isAtTop(scroller: Element): boolean {
  return distanceFromTop(scroller) < ROUNDED;
}

/** Whether the view stands at the lower end. */
export function isAtBottom(scroller: Element): boolean {
  return range(scroller) - distanceFromTop(scroller) < ROUNDED;
}

/** The part of the window in which the scroller shows its content, in CSS pixels from the window's upper edge. */
export function viewOf(scroller: Element): { top: number; bottom: number } {
  const { scrollingElement } = scroller.ownerDocument;
  const top = scroller === scrollingElement ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  return { top, bottom: top + scroller.clientHeight };
}

function originOf(scroller: Element): number {
  const style = scroller.ownerDocument.defaultView?.getComputedStyle(scroller);
  const isReversed = scroller.scrollTop < 0 || style?.flexDirection === 'column-reverse';
  return isReversed ? range(scroller) : 0;
}
