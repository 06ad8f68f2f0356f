import { pairTurns, type ShownTurn, type Skin } from '../sites/skin.ts';
import { mountExchanges } from './mounted-exchanges.ts';
import type { Transcript } from './transcript.ts';
import { OLDER_EVENT, type VirtualOptions } from './virtual-options.ts';

/** Exchanges that are loaded at once when the upper end comes into view. */
const EXCHANGES_A_PART = 8;

/** What the list needs of the page. */
export interface VirtualPage {
  skin: Skin;
  container: HTMLElement;
  scroller: HTMLElement;
  turns: readonly ShownTurn[];
  conversationId: string;
  options: VirtualOptions;
}

/** Shows the transcript as the sites show a long one: only what is near the view is in the page. */
export function startVirtualList(page: VirtualPage): Transcript {
  const { skin, container, scroller, turns, options } = page;
  const total = pairTurns(turns).length;
  const most = Math.max(1, Math.floor(options.mostTurns / 2));
  const mounted = mountExchanges(skin, container, turns, {
    conversationId: page.conversationId,
    hasIds: !options.withoutIds,
  });
  let first = Math.floor(options.olderTurns / 2);
  let isLoading = false;

  function viewTop(): number {
    return scroller.getBoundingClientRect().top - container.getBoundingClientRect().top;
  }

  function findFirst(): number {
    let from = first;
    for (let bottom = mounted.heightOf(from); bottom < viewTop() && from < total - 1; from += 1) {
      bottom += mounted.heightOf(from + 1);
    }
    // The end of the list fills the view with what stands before it.
    return Math.max(first, Math.min(from, total - most));
  }

  function update(): void {
    mounted.measure();
    // Measured heights take the place of estimated ones and move what is in view.
    let from = -1;
    for (let round = 0; round < 6 && from !== findFirst(); round += 1) {
      from = findFirst();
      mounted.show(from, Math.min(total, from + most), first);
    }
    if (first > 0 && viewTop() < 100) void loadOlder();
  }

  async function loadOlder(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const sign = document.createElement('div');
    sign.setAttribute('role', 'progressbar');
    sign.textContent = '…';
    container.prepend(sign);
    const loaded = new Promise<unknown>((resolve) =>
      options.holdsOlder
        ? document.addEventListener(OLDER_EVENT, resolve, { once: true })
        : requestAnimationFrame(() => requestAnimationFrame(resolve)),
    );
    await loaded;
    sign.remove();
    const fromEnd = scroller.scrollHeight - scroller.scrollTop;
    first = Math.max(0, first - EXCHANGES_A_PART);
    isLoading = false;
    update();
    // What was in view stays in view; a reversed list counts from its end and does so by itself.
    if (!scroller.classList.contains('reverse')) scroller.scrollTop = scroller.scrollHeight - fromEnd;
  }

  let isAsked = false;
  scroller.addEventListener('scroll', () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      update();
    });
  });
  update();
  scroller.scrollTop = scroller.classList.contains('reverse') ? 0 : scroller.scrollHeight;
  return {
    add: () => {},
    replaceLast: () => {},
    findUnanswered: () => undefined,
    setConversation: () => {},
  };
}
