import { type Exchange, pairTurns, type ShownTurn, type Skin } from '../sites/skin.ts';
import { toFragment } from './to-fragment.ts';
import { startVirtualList } from './virtual-list.ts';
import { findVirtualOptions } from './virtual-options.ts';

/** The transcript in the page: turns are appended, and only the newest exchange ever changes. */
export interface Transcript {
  add(turn: ShownTurn): void;
  /** Replaces the newest turn, for an answer that grows. */
  replaceLast(turn: ShownTurn): void;
  /** The newest turn of the user, if the assistant has not answered it. */
  findUnanswered(): ShownTurn | undefined;
  /** Tells which conversation the turns belong to, once a new chat has its id. */
  setConversation(id: string): void;
}

function getElement(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Scrolls to the newest turn; a reversed scroller has its origin there. */
function showEnd(container: HTMLElement): void {
  const scroller = container.closest('.scroller');
  if (scroller === null) return;
  scroller.scrollTop = scroller.classList.contains('reverse') ? 0 : scroller.scrollHeight;
}

/** Takes over the transcript that the server rendered. */
export function startTranscript(
  skin: Skin,
  initialTurns: readonly ShownTurn[],
  initialId: string,
): Transcript {
  const container = getElement(skin.transcriptSelector);
  const options = findVirtualOptions(location.search);
  const scroller = container.closest<HTMLElement>('.scroller');
  if (options && scroller && initialTurns.length > 0) {
    const page = { skin, container, scroller, turns: initialTurns, conversationId: initialId, options };
    return startVirtualList(page);
  }
  const turns = [...initialTurns];
  let conversationId = initialId;
  let newest: Element[] = [];

  function show(exchange: Exchange, exchangeIndex: number, isNew: boolean): void {
    const place = {
      conversationId,
      exchangeIndex,
      firstTurnIndex: turns.indexOf(exchange.question),
      totalTurns: turns.length,
    };
    const rendered = toFragment(skin.renderExchange(exchange, place));
    const added = [...rendered.children];
    if (!isNew) for (const old of newest) old.remove();
    container.append(rendered);
    newest = added;
    skin.restateTotal(container, turns.length);
    showEnd(container);
  }

  function showNewest(isNew: boolean): void {
    const exchanges = pairTurns(turns);
    const exchange = exchanges.at(-1);
    if (exchange !== undefined) show(exchange, exchanges.length - 1, isNew);
  }

  const unanswered = pairTurns(turns).at(-1);
  if (unanswered !== undefined && unanswered.answer === undefined) {
    newest = [...container.children].slice(-1);
  }
  showEnd(container);
  return {
    add(turn) {
      turns.push(turn);
      showNewest(turn.role === 'user');
    },
    replaceLast(turn) {
      turns[turns.length - 1] = turn;
      showNewest(false);
    },
    findUnanswered: () => (turns.at(-1)?.role === 'user' ? turns.at(-1) : undefined),
    setConversation(id) {
      conversationId = id;
    },
  };
}
