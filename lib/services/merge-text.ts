import { isDraftBackup, parseDraftBackup } from '../core/backup.ts';
import type { Draft } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import {
  alignItems,
  compareDrafts,
  type Incoming,
  type ManyStates,
  type MergeChoice,
  mergeDrafts,
  putBackAll,
} from '../core/merge-drafts.ts';
import { saysSame } from '../core/merge-items.ts';
import { excerptsOfPacket, itemsOfPacket } from '../core/packet-items.ts';
import { readIntactPacketText } from '../core/read-packet-text.ts';
import type { PlaceholderTable } from '../core/redaction/placeholders.ts';
import type { DraftView, MergePreview } from '../core/views.ts';
import { listReceiptsOf } from '../platform/handoff-lists.ts';
import { receiveHandoff } from '../platform/handoff-store.ts';
import { maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { getDraft, rewriteDraft } from './rewrite-draft.ts';

/** What the user saw of a merge, and what was chosen for each item that both sides have differently. */
export interface MergeRequest {
  readonly text: string;
  /** The draft's version that the user saw. */
  readonly version: number;
  readonly choices: readonly { readonly itemId: string; readonly choice: MergeChoice }[];
}

/**
 * What merging a backup or a packet into the draft of its conversation would bring. Nothing is stored.
 *
 * @throws {HandoffError} `DRAFT_NOT_FOUND`, and what reading the text throws.
 */
export async function previewMerge(ports: Ports, text: string): Promise<MergePreview> {
  const draft = await getDraft(ports, conversationOf(text));
  const table = await ports.memory.findTable(draft.conversationId);
  const { incoming } = await readIncoming(ports, draft, text, table);
  const { items, conflicts } = compareDrafts(draft, incoming);
  const known = new Set(draft.items.map(({ id }) => id));
  return {
    draft,
    added: items.filter(({ id }) => !known.has(id)),
    same: incoming.items.filter((item) =>
      draft.items.some((one) => one.id === item.id && saysSame(one, item)),
    ).length,
    conflicts,
  };
}

/**
 * Merges a backup or a packet into the draft of its conversation, by item. Nothing is overwritten without the user's
 * choice. A packet is kept first, unless a newer one is here.
 *
 * @throws {HandoffError} `DRAFT_CONFLICT` when the draft has changed since the user looked, and as `previewMerge`.
 */
export async function mergeText(ports: Ports, { text, version, choices }: MergeRequest): Promise<DraftView> {
  const conversationId = conversationOf(text);
  if (!isDraftBackup(text)) await keepPacket(ports, text);
  const chosen = new Map(choices.map(({ itemId, choice }) => [itemId, choice]));
  return await rewriteDraft(ports, conversationId, async (draft, table) => {
    if (draft.version !== version) throw new HandoffError('DRAFT_CONFLICT', { version: draft.version });
    const { incoming, table: learnt } = await readIncoming(ports, draft, text, table);
    const merged = mergeDrafts(draft, incoming, chosen, ports.nowMs());
    return await maskDraft(ports, merged, learnt, 'captured');
  });
}

/** Undoes one act on many items, or does it again; the excerpts that came with a merge stay. */
export async function undoMerge(
  ports: Ports,
  conversationId: string,
  states: ManyStates,
): Promise<DraftView> {
  return await rewriteDraft(ports, conversationId, (draft, table) =>
    maskDraft(ports, putBackAll(draft, states, ports.nowMs()), table, 'typed'),
  );
}

function conversationOf(text: string): string {
  return isDraftBackup(text)
    ? parseDraftBackup(text).conversationId
    : readIntactPacketText(text).packet.conversation_id;
}

async function keepPacket(ports: Ports, text: string): Promise<void> {
  const { packet, id } = readIntactPacketText(text);
  const database = await ports.openDatabase();
  const [newest] = await listReceiptsOf(database, packet.conversation_id);
  if (newest && newest.revision >= packet.revision) return;
  await receiveHandoff(database, { packetId: id, packet, origin: 'received' }, ports.nowMs());
}

async function readIncoming(
  ports: Ports,
  draft: Draft,
  text: string,
  table: PlaceholderTable | undefined,
): Promise<{ incoming: Incoming; table: PlaceholderTable }> {
  const raw = isDraftBackup(text) ? ofBackup(text) : ofPacket(text, draft);
  const { excerpts: _, ...rest } = draft;
  const whole = {
    ...rest,
    items: [...raw.items],
    ...(raw.excerpts.length > 0 ? { excerpts: [...raw.excerpts] } : {}),
  };
  const masked = await maskDraft(ports, whole, table, 'captured');
  const { items, excerpts = [] } = masked.draft;
  return { incoming: { ...raw, items, excerpts }, table: masked.table };
}

function ofBackup(text: string): Incoming {
  const { items, excerpts = [], revision, previousPacketId } = parseDraftBackup(text);
  return { items, excerpts, revision, previousPacketId };
}

function ofPacket(text: string, draft: Draft): Incoming {
  const { packet, id } = readIntactPacketText(text);
  return {
    items: alignItems(itemsOfPacket(packet), draft.items),
    excerpts: excerptsOfPacket(packet),
    revision: packet.revision + 1,
    previousPacketId: id,
  };
}
