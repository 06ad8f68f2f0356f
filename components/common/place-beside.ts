const GAP_PX = 4;
const EDGE_PX = 8;

/** Places a fixed box under its anchor, or over it where there is more room, inside the window. */
export function placeBeside(anchor: HTMLElement, box: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const below = window.innerHeight - around.bottom - GAP_PX - EDGE_PX;
  const above = around.top - GAP_PX - EDGE_PX;
  const goesBelow = box.offsetHeight <= below || below >= above;
  box.style.maxHeight = `${Math.max(120, goesBelow ? below : above)}px`;
  const top = goesBelow ? around.bottom + GAP_PX : around.top - GAP_PX - box.offsetHeight;
  const rightmost = window.innerWidth - box.offsetWidth - EDGE_PX;
  const alignsEnd = getComputedStyle(anchor).direction !== 'rtl';
  const left = alignsEnd ? around.right - box.offsetWidth : around.left;
  box.style.top = `${Math.max(EDGE_PX, top)}px`;
  box.style.left = `${Math.max(EDGE_PX, Math.min(left, rightmost))}px`;
}
