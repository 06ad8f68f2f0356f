import type { Turn } from '../core/capture.ts';
import { sha256Hex } from '../core/packet-id.ts';
import type { PageReading } from '../platform/page-scripts.ts';
import type { Ports } from './ports.ts';

/**
 * Names the conversation in a tab: `<site>:<id of the site's own>`, or a locally minted id for a chat that has
 * none. A minted id stays with the tab while the chat gets its permanent address, as long as it begins with the
 * same turn: what was bound to the new chat is not lost.
 */
export async function identifyConversation(ports: Ports, { target, capture }: PageReading): Promise<string> {
  const firstTurn = nameFirstTurn(capture);
  const binding = await ports.memory.findBinding(target.tabId);
  if (binding?.origin === target.origin && binding.firstTurn === firstTurn) return binding.conversationId;
  if (capture.nativeId !== undefined) return `${capture.site}:${capture.nativeId}`;
  const conversationId = `${capture.site}:local-${ports.newId()}`;
  await ports.memory.saveBinding(target.tabId, { origin: target.origin, conversationId, firstTurn });
  return conversationId;
}

/**
 * Binds a tab's conversation without an id of the site's own to what a whole reading shows to be its first turn; the
 * reading before may have begun later.
 */
export async function rebindConversation(
  ports: Ports,
  { target, capture }: PageReading,
  conversationId: string,
): Promise<void> {
  const binding = await ports.memory.findBinding(target.tabId);
  if (binding?.conversationId !== conversationId) return;
  await ports.memory.saveBinding(target.tabId, { ...binding, firstTurn: nameFirstTurn(capture) });
}

function nameFirstTurn({ turns: [first] }: PageReading['capture']): string {
  return first ? sha256Hex(`${first.role}\n${first.markdown.toWellFormed()}`) : '';
}

/** Keeps the captured turns in the session's memory; what the browser cannot hold is an error, never cut. */
export async function keepTurns(ports: Ports, conversationId: string, turns: readonly Turn[]): Promise<void> {
  await ports.memory.saveTurns(conversationId, { turns: [...turns] });
}
