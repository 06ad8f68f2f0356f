import { HandoffError } from '../core/errors.ts';
import type { Packet } from '../core/packet.ts';
import { renderPacketText } from '../core/packet-text.ts';
import type { Receipt } from '../core/receipt.ts';
import type { AnswersView, HandoffSummary, HandoffView } from '../core/views.ts';
import { listEffects } from '../platform/effect-store.ts';
import { getHandoff, listEvents, type StoredHandoff } from '../platform/handoff-lists.ts';
import type { Ports } from './ports.ts';

/**
 * One handoff with all that a view shows of it.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND`.
 */
export async function viewHandoff(ports: Ports, packetId: string, duplicate = false): Promise<HandoffView> {
  const database = await ports.openDatabase();
  const { packet, receipt } = await getHandoff(database, packetId);
  const events = await listEvents(database, packetId);
  const effects = await listEffects(database, packetId, packet);
  const reply = await ports.memory.findReply(packetId);
  const answers = reply === undefined ? {} : { answers: await reviewAnswers(ports, packet, reply) };
  return { packet, receipt, events, effects, text: renderPacketText(packet), ...answers, duplicate };
}

/** One handoff as a line of a list. */
export function summariseHandoff({ packet, receipt }: StoredHandoff): HandoffSummary {
  const { packetId, conversationId, revision, state, paused, reason, destination, updatedAtMs } = receipt;
  return {
    packetId,
    conversationId,
    site: packet.source?.site ?? conversationId.split(':')[0] ?? '',
    revision,
    goal: packet.goal,
    state,
    paused,
    ...(reason ? { reason } : {}),
    ...(destination ? { destination } : {}),
    updatedAtMs,
  };
}

/** The lines of a list for these receipts, in their order. */
export async function summariseAll(ports: Ports, receipts: readonly Receipt[]): Promise<HandoffSummary[]> {
  const database = await ports.openDatabase();
  const handoffs = await Promise.all(receipts.map(({ packetId }) => getHandoff(database, packetId)));
  return handoffs.map(summariseHandoff);
}

/** The comparison grows with the reply, which a page wrote, so it is made where it can be stopped. */
async function reviewAnswers(ports: Ports, packet: Packet, reply: string): Promise<AnswersView> {
  try {
    return await ports.analyser.run('review-reply', { packet, reply });
  } catch (error) {
    if (!(error instanceof HandoffError)) throw error;
    // The handoff is as it is without the comparison; that there is none is said.
    return { answers: [], admits: [], points: [], invented: [], limits: ['given-up'] };
  }
}
