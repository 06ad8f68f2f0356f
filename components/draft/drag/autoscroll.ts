/** How near to the edge the pointer makes the list move, and how far it moves in a frame at most, in pixels. */
const EDGE_PIXELS = 48;
const MOST_PIXELS = 12;

/** How far to move in this frame: the nearer to an edge, the farther; beyond it as far as it goes. */
export function scrollStep(
  y: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const before = Math.min(1, (top + EDGE_PIXELS - y) / EDGE_PIXELS);
  const after = Math.min(1, (y - bottom + EDGE_PIXELS) / EDGE_PIXELS);
  if (before > 0) return -Math.ceil(before * MOST_PIXELS);
  return after > 0 ? Math.ceil(after * MOST_PIXELS) : 0;
}

/** Moves what the list scrolls in while the pointer is near its edge, until the signal. */
export function startAutoscroll(
  list: HTMLElement,
  pointerY: () => number | undefined,
  onScroll: () => void,
  signal: AbortSignal,
): void {
  const scroller = list.closest('main');
  const step = () => {
    if (signal.aborted || !scroller) return;
    const y = pointerY();
    const before = scroller.scrollTop;
    if (y !== undefined) scroller.scrollTop += scrollStep(y, scroller.getBoundingClientRect());
    if (scroller.scrollTop !== before) onScroll();
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
