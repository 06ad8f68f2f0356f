import type { DemoTurn } from '../chats/chat.ts';
import type { Html } from './html.ts';

/** A turn as it stands in a page. */
export interface ShownTurn extends DemoTurn {
  /** UUID, stable across reloads. */
  id: string;
  /** Whether the answer is still being written. */
  isStreaming: boolean;
}

/** A user's turn and the assistant's answer, once there is one. */
export interface Exchange {
  question: ShownTurn;
  answer: ShownTurn | undefined;
}

/** Where an exchange stands. Turns are counted from 0. */
export interface Place {
  conversationId: string;
  exchangeIndex: number;
  firstTurnIndex: number;
  totalTurns: number;
}

/** What the button at the end of the composer is for. */
export type SendSlot = 'empty' | 'ready' | 'streaming';

/** What a page shows besides the site's own frame. */
export interface PageContent {
  /** Absent on the page of a new chat. */
  conversationId: string | undefined;
  title: string;
  transcript: Html;
  sidebar: readonly { id: string; title: string }[];
  /** Controls of the demo itself, for the page's header. */
  controls: Html;
}

/**
 * One generation of one site's page: the attributes and the nesting that a reader of the real page relies on,
 * as published measurements describe them, with the project's own looks.
 */
export interface Skin {
  site: 'chatgpt' | 'claude';
  generation: string;
  host: string;
  productName: string;
  newChatPath: string;
  conversationPath(id: string): string;
  documentTitle(title: string): string;
  /** Of a turn that is unmounted its empty wrapper stays in the page. */
  keepsPlaces: boolean;
  /** The element whose children are the exchanges' elements. */
  transcriptSelector: string;
  composerSelector: string;
  sendSelector: string;
  stopSelector: string;
  /** Attributes and classes of the paragraph that shows the placeholder. */
  placeholder: Readonly<Record<string, string>>;
  renderExchange(exchange: Exchange, place: Place): Html;
  renderSendSlot(slot: SendSlot): Html;
  renderBody(content: PageContent): Html;
  /** Updates what the turns already in the page say about the total, where the site says so. */
  restateTotal(transcript: Element, totalTurns: number): void;
}

/** Pairs turns into exchanges. The shipped conversations begin with the user and alternate. */
export function pairTurns(turns: readonly ShownTurn[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const turn of turns) {
    const last = exchanges.at(-1);
    if (turn.role === 'user') exchanges.push({ question: turn, answer: undefined });
    else if (last !== undefined && last.answer === undefined) last.answer = turn;
    else throw new Error(`turn ${turn.id} answers nothing`);
  }
  return exchanges;
}

/** Renders a whole transcript. */
export function renderExchanges(skin: Skin, conversationId: string, turns: readonly ShownTurn[]): Html[] {
  return pairTurns(turns).map((exchange, exchangeIndex) => {
    const place = {
      conversationId,
      exchangeIndex,
      firstTurnIndex: turns.indexOf(exchange.question),
      totalTurns: turns.length,
    };
    return skin.renderExchange(exchange, place);
  });
}
