import { HandoffError } from '../core/errors.ts';
import type { Packet } from '../core/packet.ts';
import type { Difference, Revision, Revisions } from '../core/views.ts';
import { findDraft } from '../platform/draft-store.ts';
import { getHandoff, listReceiptsOf, type StoredHandoff } from '../platform/handoff-lists.ts';
import type { Ports } from './ports.ts';
import { summariseHandoff } from './view-handoff.ts';

/** How far a chain is followed back into other conversations. */
const MOST_LINKS = 100;

/** The packets of a conversation and those that they go on from, the first one first, and where each went. */
export async function listRevisions(ports: Ports, conversationId: string): Promise<Revisions> {
  const database = await ports.openDatabase();
  const receipts = await listReceiptsOf(database, conversationId);
  const own = await Promise.all(receipts.map(({ packetId }) => getHandoff(database, packetId)));
  const handoffs = await followBack(ports, own.reverse());
  const draft = await findDraft(database, conversationId);
  return {
    revisions: await Promise.all(handoffs.map((handoff) => revisionOf(ports, handoff))),
    ...(draft && draft.preparedAs === undefined
      ? { draft: { revision: draft.revision, updatedAtMs: draft.updatedAtMs } }
      : {}),
  };
}

/**
 * How a packet differs from the one that it names as the one before.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND` where this Baton does not have both.
 */
export async function compareWithPrevious(ports: Ports, packetId: string): Promise<Difference> {
  const { packet } = await getHandoff(await ports.openDatabase(), packetId);
  const previous = await findPacket(ports, packet.previous_packet_id);
  if (!previous) throw new HandoffError('HANDOFF_NOT_FOUND');
  return await differenceOf(ports, previous, packet);
}

/** How a packet differs from an earlier one. */
export async function differenceOf(ports: Ports, previous: Packet, packet: Packet): Promise<Difference> {
  const { added, changed, gone } = await ports.analyser.run('compare', { before: previous, after: packet });
  return { revision: previous.revision, added: [...added], changed: [...changed], gone: [...gone] };
}

/** A packet, where this Baton has it: what came from elsewhere may name one that was never here. */
export async function findPacket(ports: Ports, packetId: string | undefined): Promise<Packet | undefined> {
  return (await findHandoff(ports, packetId))?.packet;
}

async function findHandoff(ports: Ports, packetId: string | undefined): Promise<StoredHandoff | undefined> {
  if (packetId === undefined) return undefined;
  try {
    return await getHandoff(await ports.openDatabase(), packetId);
  } catch (error) {
    if (error instanceof HandoffError && error.code === 'HANDOFF_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Puts before the first packet what it goes on from, as far as this Baton has it. */
async function followBack(ports: Ports, own: readonly StoredHandoff[]): Promise<StoredHandoff[]> {
  const chain = [...own];
  const seen = new Set(own.map(({ receipt }) => receipt.packetId));
  for (let links = 0; links < MOST_LINKS; links += 1) {
    const before = await findHandoff(ports, chain[0]?.packet.previous_packet_id);
    if (!before || seen.has(before.receipt.packetId)) break;
    seen.add(before.receipt.packetId);
    chain.unshift(before);
  }
  return chain;
}

async function revisionOf(ports: Ports, handoff: StoredHandoff): Promise<Revision> {
  const { receipt, packet } = handoff;
  const { site, goal } = summariseHandoff(handoff);
  return { receipt, site, goal, before: await findLink(ports, packet) };
}

async function findLink(ports: Ports, packet: Packet): Promise<Revision['before']> {
  const packetId = packet.previous_packet_id;
  if (packetId === undefined) return { kind: 'none' };
  const previous = await findPacket(ports, packetId);
  if (!previous) return { kind: 'missing', packetId };
  const { revision, added, changed, gone } = await differenceOf(ports, previous, packet);
  const counts = { added: added.length, changed: changed.length, gone: gone.length };
  return { kind: 'known', packetId, revision, ...counts };
}
