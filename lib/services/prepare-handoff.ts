import { buildPacket } from '../core/build-packet.ts';
import type { Draft } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { findLostItems } from '../core/lost-items.ts';
import type { Packet } from '../core/packet.ts';
import { packetId } from '../core/packet-id.ts';
import { renderPacketText } from '../core/packet-text.ts';
import { emptyTable } from '../core/redaction/placeholders.ts';
import type { HandoffView, Preview } from '../core/views.ts';
import { prepareDraft } from '../platform/handoff-store.ts';
import { withConversation } from './conversation-lock.ts';
import { differenceOf, findPacket } from './list-revisions.ts';
import { maskingTermsOf } from './masking-terms.ts';
import type { Ports } from './ports.ts';
import { getDraft } from './rewrite-draft.ts';
import { viewHandoff } from './view-handoff.ts';

/** What preparing a draft now would give, and what it would lose of the revision before. */
export async function previewPacket(ports: Ports, conversationId: string): Promise<Preview> {
  const draft = await getDraft(ports, conversationId);
  const packet = buildPacket(draft);
  const previous = await findPacket(ports, draft.previousPacketId);
  return {
    packetId: packetId(packet),
    text: renderPacketText(packet),
    lost: findLostItems(previous, packet),
    ...(previous ? { difference: await differenceOf(ports, previous, packet) } : {}),
  };
}

/**
 * Freezes a draft into a packet with a receipt, in one transaction. The same content again gives the same packet
 * and the same receipt, from however many windows.
 *
 * @param version The draft's version that the user saw.
 * @param dropped The restrictions and decisions of the previous revision that the user dropped, word for word.
 * @throws {HandoffError} `DRAFT_NOT_FOUND`, `DRAFT_CONFLICT`, `HANDOFF_PAUSED`, `VALUES_UNDECIDED`, `DRAFT_INCOMPLETE`, `LOST_ITEMS`,
 *   `NEW_FINDINGS`, `STALE_REVISION`, and what `parsePacket` throws.
 */
export async function prepareHandoff(
  ports: Ports,
  request: { conversationId: string; version: number; dropped: readonly string[] },
): Promise<HandoffView> {
  const { conversationId, version, dropped } = request;
  return await withConversation(conversationId, async () => {
    const found = await countUnmasked(ports, conversationId, version);
    const build = (draft: Draft, previous: Packet | undefined) => {
      refuseUnseen(draft, version);
      const packet = buildPacket(draft);
      refuseLoss(packet, previous, dropped);
      if (found > 0) throw new HandoffError('NEW_FINDINGS', { found });
      return {
        packetId: packetId(packet),
        packet,
        origin: 'prepared',
        sourceTurns: draft.completeness.turns,
      } as const;
    };
    const database = await ports.openDatabase();
    const { receipt, duplicate } = await prepareDraft(database, conversationId, build, ports.nowMs());
    return await viewHandoff(ports, receipt.packetId, duplicate);
  });
}

function refuseLoss(packet: Packet, previous: Packet | undefined, dropped: readonly string[]): void {
  const lost = findLostItems(previous, packet).filter((text) => !dropped.includes(text));
  if (lost.length > 0) throw new HandoffError('LOST_ITEMS', { lost: lost.length });
}

function refuseUnseen(draft: Draft, version: number): void {
  if (draft.version !== version) throw new HandoffError('DRAFT_CONFLICT', { version: draft.version });
  if (draft.paused) throw new HandoffError('HANDOFF_PAUSED', { event: 'prepare' });
  const found = draft.maskedValues.filter(({ undecided }) => undecided).length;
  if (found > 0) throw new HandoffError('VALUES_UNDECIDED', { found });
}

/**
 * The last look at what leaves: a value that a rule finds, or that the table knows, must not stand in it. It counts
 * for this very version of the draft, to which the transaction that freezes it is held.
 */
async function countUnmasked(ports: Ports, conversationId: string, version: number): Promise<number> {
  const draft = await getDraft(ports, conversationId);
  refuseUnseen(draft, version);
  const table = (await ports.memory.findTable(conversationId)) ?? emptyTable();
  const findings = await ports.analyser.run('check', {
    ...(await maskingTermsOf(ports, draft, table)),
    texts: stringsIn(buildPacket(draft)),
  });
  return findings.length;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
