import type { ShownTurn, Skin } from '../sites/skin.ts';
import { turnsPath } from './config.ts';

/** Keeps the conversation of this page on the server, so that a reload shows it again. */
export interface ConversationStore {
  /** Saves a turn; the first one of a new chat gives the conversation its id and its address. */
  save(turn: ShownTurn): Promise<void>;
}

function titleOf(turn: ShownTurn): string {
  const firstLine = turn.markdown.split('\n').find((line) => line.trim() !== '');
  return firstLine?.slice(0, 60) ?? 'New chat';
}

/** Starts with the conversation of the page's address, or with none. */
export function openConversation(
  skin: Skin,
  conversationId: string | null,
  onNamed: (id: string) => void,
): ConversationStore {
  let id = conversationId;
  return {
    async save(turn) {
      const isNew = id === null;
      const target = id ?? crypto.randomUUID();
      id = target;
      const title = titleOf(turn);
      const body = JSON.stringify({
        generation: skin.generation,
        title,
        turn: { ...turn, isStreaming: false },
      });
      const response = await fetch(turnsPath(target), { method: 'POST', body });
      if (!response.ok) throw new Error(`the turn was not saved: ${response.status}`);
      if (!isNew) return;
      history.pushState(null, '', skin.conversationPath(target));
      document.title = skin.documentTitle(title);
      onNamed(target);
    },
  };
}
