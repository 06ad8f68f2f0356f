import * as z from 'zod/mini';
import type { DemoChat } from '../chats/chat.ts';
import { shippedChats } from '../chats/shipped-chats.ts';
import type { ShownTurn } from '../sites/skin.ts';

/** A conversation as one site keeps it. */
export interface StoredConversation {
  id: string;
  title: string;
  /** The page in which it was begun; absent for the conversations that ship with the project. */
  generation: string | undefined;
  turns: ShownTurn[];
}

const attachment = z.strictObject({ kind: z.enum(['file', 'image']), name: z.string() });

/** What a page sends when a turn was added. */
export const savedTurnSchema = z.strictObject({
  generation: z.string(),
  title: z.string(),
  turn: z.strictObject({
    id: z.string(),
    role: z.enum(['user', 'assistant']),
    markdown: z.string(),
    attachments: z.array(attachment),
    isStreaming: z.literal(false),
  }),
});
export type SavedTurn = z.infer<typeof savedTurnSchema>;

/** The conversations of both sites, as long as the server runs. */
export interface Conversations {
  find(host: string, id: string): StoredConversation | undefined;
  /** Newest first. */
  list(host: string): StoredConversation[];
  addTurn(host: string, id: string, saved: SavedTurn): void;
  /** Forgets everything but the conversations that ship with the project, as they ship. */
  reset(): void;
}

/** Ids of shipped turns look like the sites' and are the same in every run. */
function turnId(chat: DemoChat, index: number): string {
  return `${chat.id.slice(0, 24)}${index.toString(16).padStart(12, '0')}`;
}

function asStored(chat: DemoChat): StoredConversation {
  const turns = chat.turns.map((turn, index) => ({ ...turn, id: turnId(chat, index), isStreaming: false }));
  return { id: chat.id, title: chat.title, generation: undefined, turns };
}

/** Creates the store of a server, filled with the shipped conversations on each of the hosts. */
export function createConversations(hosts: readonly string[]): Conversations {
  const byHost = new Map<string, Map<string, StoredConversation>>();
  const ofHost = (host: string) => byHost.get(host) ?? new Map<string, StoredConversation>();

  function reset(): void {
    for (const host of hosts) {
      byHost.set(host, new Map([...shippedChats].reverse().map((chat) => [chat.id, asStored(chat)])));
    }
  }

  reset();
  return {
    find: (host, id) => ofHost(host).get(id),
    list: (host) => [...ofHost(host).values()].reverse(),
    addTurn(host, id, { generation, title, turn }) {
      const conversation = ofHost(host).get(id) ?? { id, title, generation, turns: [] };
      conversation.turns.push(turn);
      ofHost(host).set(id, conversation);
    },
    reset,
  };
}
