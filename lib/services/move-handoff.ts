import { checkPastedReply } from '../core/acknowledgement.ts';
import { HandoffError } from '../core/errors.ts';
import { type AcknowledgementWay, findRefusal, type Receipt, type ReceiptEvent } from '../core/receipt.ts';
import type { HandoffView, Look } from '../core/views.ts';
import { findDraft } from '../platform/draft-store.ts';
import { getHandoff } from '../platform/handoff-lists.ts';
import { changeReceipt } from '../platform/handoff-store.ts';
import { askOtherTabs } from './ask-other-tabs.ts';
import { withConversation } from './conversation-lock.ts';
import { lookIntoTab } from './look-into-tab.ts';
import type { Ports } from './ports.ts';
import { viewHandoff } from './view-handoff.ts';

/**
 * Asks the tab in which the user clicked for the packet and its acknowledgement, then, where it does not stand there,
 * the other tabs that Baton may read; records what it finds.
 */
export async function lookForReply(
  ports: Ports,
  packetId: string,
  tabId: number,
): Promise<{ handoff: HandoffView; look: Look }> {
  const { look } = await lookIntoTab(ports, packetId, tabId);
  if (look.outcome !== 'absent') return { handoff: await viewHandoff(ports, packetId), look };
  const { receipt } = await getHandoff(await ports.openDatabase(), packetId);
  const others = await askOtherTabs(ports, receipt, tabId);
  return { handoff: await viewHandoff(ports, packetId), look: { ...look, others } };
}

/**
 * Takes an acknowledgement from a reply that the user pasted.
 *
 * @throws {HandoffError} `NO_ACKNOWLEDGEMENT`, `OTHER_ACKNOWLEDGEMENT`, `HANDOFF_PAUSED`; `HANDOFF_CANCELLED` or
 *   `STALE_REVISION` after the late acknowledgement was recorded.
 */
export async function pasteReply(ports: Ports, packetId: string, reply: string): Promise<HandoffView> {
  const { receipt } = await getHandoff(await ports.openDatabase(), packetId);
  checkPastedReply(reply, { id: packetId, revision: receipt.revision });
  return await acknowledge(ports, receipt, 'pasted', reply);
}

/** Takes the user's own word that the handoff was acknowledged; the receipt says that it was this word. */
export async function acknowledgeByHand(ports: Ports, packetId: string): Promise<HandoffView> {
  const { receipt } = await getHandoff(await ports.openDatabase(), packetId);
  return await acknowledge(ports, receipt, 'by-hand');
}

/** Lets the user resume, pause or continue a handoff. */
export async function moveHandoff(
  ports: Ports,
  packetId: string,
  event: Extract<ReceiptEvent, 'resume' | 'pause' | 'continue'>,
): Promise<HandoffView> {
  const { duplicate } = await changeReceipt(await ports.openDatabase(), packetId, event, ports.nowMs());
  return await viewHandoff(ports, packetId, duplicate);
}

/** Cancels a handoff; its draft, the captured turns and the masked values are gone, packet and receipt stay. */
export async function cancelHandoff(ports: Ports, packetId: string): Promise<HandoffView> {
  const database = await ports.openDatabase();
  const { conversationId } = (await getHandoff(database, packetId)).receipt;
  await withConversation(conversationId, async () => {
    await changeReceipt(database, packetId, 'cancel', ports.nowMs());
    if (await findDraft(database, conversationId)) return;
    await ports.memory.forget(conversationId, [packetId]);
  });
  return await viewHandoff(ports, packetId);
}

async function acknowledge(
  ports: Ports,
  receipt: Receipt,
  way: AcknowledgementWay,
  reply?: string,
): Promise<HandoffView> {
  const { packetId } = receipt;
  const refusal = findRefusal(receipt, 'acknowledge');
  if (refusal) throw refusal;
  if (reply !== undefined) await ports.memory.saveReply(packetId, reply);
  const atMs = ports.nowMs();
  const change = (now: Receipt): Receipt => ({
    ...now,
    acknowledgement: now.acknowledgement ?? { way, atMs },
  });
  const database = await ports.openDatabase();
  const { receipt: after, duplicate } = await changeReceipt(database, packetId, 'acknowledge', atMs, {
    facts: { way },
    change,
  });
  if (after.state === 'CANCELLED') {
    const code = after.reason === 'superseded' ? 'STALE_REVISION' : 'HANDOFF_CANCELLED';
    throw new HandoffError(code, { revision: after.revision, recorded: true });
  }
  return await viewHandoff(ports, packetId, duplicate);
}
