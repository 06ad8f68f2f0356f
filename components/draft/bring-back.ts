import type { Client } from '../../lib/client/client.ts';
import type { DraftSaver } from '../../lib/client/draft-saver.ts';
import type { Draft } from '../../lib/core/draft.ts';
import type { SectionKey } from '../../lib/core/sections.ts';

interface BringBackOptions {
  readonly client: Client;
  readonly saver: DraftSaver;
  readonly newItemId: () => string;
}

/**
 * Takes a restriction or decision of the previous revision back into the draft: the item itself where the user
 * only left it out, else a new one in the section in which it stood.
 *
 * @throws {HandoffError} what the worker answers.
 */
export async function bringBack({ client, saver, newItemId }: BringBackOptions, text: string): Promise<void> {
  const { draft } = saver.snapshot().view;
  const leftOut = draft.items.find((item) => item.removed && item.text === text);
  if (leftOut) return await saver.change({ kind: 'restore', itemId: leftOut.id });
  const section = await findSection(client, draft, text);
  await saver.change({ kind: 'add', itemId: newItemId(), section, text });
}

async function findSection(client: Client, draft: Draft, text: string): Promise<SectionKey> {
  if (draft.previousPacketId === undefined) return 'restrictions';
  const { packet } = await client.ask('load-handoff', { packetId: draft.previousPacketId });
  return packet.decisions.includes(text) ? 'decisions' : 'restrictions';
}
