import { isDraftBackup, parseDraftBackup, renderDraftBackup } from '../core/backup.ts';
import type { Draft } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { findNamedDigits } from '../core/packet-id.ts';
import { renderPacketText } from '../core/packet-text.ts';
import { readIntactPacketText, readPacketText } from '../core/read-packet-text.ts';
import type { Reply } from '../core/replies.ts';
import type { DraftView, HandoffView, TranscriptView } from '../core/views.ts';
import { changeDraft, findDraft, listDrafts } from '../platform/draft-store.ts';
import { findReceiptsByPrefix, getHandoff, listReceipts } from '../platform/handoff-lists.ts';
import { receiveHandoff } from '../platform/handoff-store.ts';
import { viewTranscript } from './capture-transcript.ts';
import { withConversation } from './conversation-lock.ts';
import { fileNameOf } from './deliver-handoff.ts';
import { maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { getDraft } from './rewrite-draft.ts';
import { summariseAll, viewHandoff } from './view-handoff.ts';

/** How many handoffs a page of the overview lists. */
const PAGE = 200;

/** All drafts and the newest handoffs. */
export async function loadOverview(ports: Ports, pages = 1): Promise<Reply<'load-overview'>> {
  const database = await ports.openDatabase();
  const { drafts, damaged: damagedDrafts } = await listDrafts(database);
  const { receipts, more, damaged: damagedReceipts } = await listReceipts(database, pages * PAGE);
  return {
    handoffs: await summariseAll(ports, receipts),
    drafts: drafts.map(summariseDraft),
    more,
    damaged: damagedDrafts + damagedReceipts,
  };
}

/**
 * The backup of a draft: masked, as it is on disk, and read again before it is handed out.
 *
 * @throws {HandoffError} `BACKUP_DAMAGED` when it could not be restored.
 */
export async function backUpDraft(ports: Ports, conversationId: string): Promise<Reply<'back-up-draft'>> {
  const draft = await getDraft(ports, conversationId);
  const text = renderDraftBackup(draft);
  parseDraftBackup(text);
  return { fileName: `baton-draft-r${draft.revision}.json`, text };
}

/**
 * The backup of a handoff is the text of its packet, in every state, also while it is paused; it is read again before it
 * is handed out.
 *
 * @throws {HandoffError} what `readIntactPacketText` throws, when it could not be received.
 */
export async function backUpHandoff(ports: Ports, packetId: string): Promise<Reply<'back-up-handoff'>> {
  const { packet } = await getHandoff(await ports.openDatabase(), packetId);
  const text = renderPacketText(packet);
  readIntactPacketText(text);
  return { fileName: fileNameOf(packetId, packet.revision), text };
}

/**
 * Reads what was pasted or dropped, a packet, the line that names one, the backup of a draft or a transcript, and
 * changes nothing.
 */
export async function readText(ports: Ports, text: string): Promise<Reply<'read-text'>> {
  const database = await ports.openDatabase();
  if (isDraftBackup(text)) {
    const draft = parseDraftBackup(text);
    return {
      kind: 'draft-backup',
      draft,
      exists: (await findDraft(database, draft.conversationId)) !== undefined,
    };
  }
  const digits = findNamedDigits(text);
  if (digits) return await findNamedPacket(ports, digits);
  const found = await readPacketOrTranscript(ports, text);
  if ('turns' in found) return { kind: 'transcript', transcript: found };
  const { packet, id, idCheck } = found;
  const known = (await database.getKey('receipts', id)) !== undefined;
  const hasDraft = (await database.getKey('drafts', packet.conversation_id)) !== undefined;
  return { kind: 'packet', reading: { packet, packetId: id, idCheck, known, hasDraft } };
}

/** The packet that a short form or a handoff line names, where this Baton has it. */
async function findNamedPacket(ports: Ports, digits: string): Promise<Reply<'read-text'>> {
  const database = await ports.openDatabase();
  const [receipt] = await findReceiptsByPrefix(database, digits);
  if (!receipt) throw new HandoffError('HANDOFF_NOT_FOUND');
  const { packetId } = receipt;
  const { packet } = await getHandoff(database, packetId);
  return { kind: 'packet', reading: { packet, packetId, idCheck: 'matches', known: true, hasDraft: false } };
}

/** A packet wherever there is anything of one: a damaged packet is not taken for a transcript. */
async function readPacketOrTranscript(
  ports: Ports,
  text: string,
): Promise<ReturnType<typeof readPacketText> | TranscriptView> {
  try {
    return readPacketText(text);
  } catch (error) {
    if (!(error instanceof HandoffError) || error.code !== 'PACKET_NOT_FOUND') throw error;
    const transcript = await viewTranscript(ports, text);
    if (transcript) return transcript;
    throw error;
  }
}

/**
 * Keeps a packet that another Baton prepared; one that this Baton has is the one that it has.
 *
 * @throws {HandoffError} what `readIntactPacketText` throws; `STALE_REVISION` when a newer one is here.
 */
export async function receivePacket(ports: Ports, text: string): Promise<HandoffView> {
  const { packet, id } = readIntactPacketText(text);
  const handoff = { packetId: id, packet, origin: 'received' } as const;
  const { duplicate } = await receiveHandoff(await ports.openDatabase(), handoff, ports.nowMs());
  return await viewHandoff(ports, id, duplicate);
}

/**
 * Brings a draft back from its backup. It is masked again: a backup is a file that anybody may have edited.
 *
 * @throws {HandoffError} `BACKUP_DAMAGED`, `BACKUP_NEWER`; `DRAFT_EXISTS` while there is a draft of this conversation.
 */
export async function restoreDraft(ports: Ports, text: string): Promise<DraftView> {
  // What the user took for true is told to the log by the user's own acts alone.
  const { promotions: _, ...backup } = parseDraftBackup(text);
  return await withConversation(backup.conversationId, async () => {
    const table = await ports.memory.findTable(backup.conversationId);
    const masked = await maskDraft(ports, backup, table, 'captured');
    await ports.memory.saveTable(backup.conversationId, masked.table);
    const draft = await changeDraft(await ports.openDatabase(), backup.conversationId, (existing) => {
      if (existing) throw new HandoffError('DRAFT_EXISTS');
      return masked.draft;
    });
    return { draft, inMemory: (await ports.memory.findTurns(draft.conversationId)) !== undefined };
  });
}

function summariseDraft(draft: Draft): Reply<'load-overview'>['drafts'][number] {
  const { conversationId, site, revision, paused, preparedAs, updatedAtMs } = draft;
  const goal = draft.items.find((item) => item.section === 'goal' && !item.removed)?.text ?? '';
  return { conversationId, site, revision, goal, paused, ...(preparedAs ? { preparedAs } : {}), updatedAtMs };
}
