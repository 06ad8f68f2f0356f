import type { EffectItem } from './effect-item.ts';
import { shortId } from './packet-id.ts';
import { visibleText } from './visible-text.ts';

const ONLY_THIS =
  'I authorise this one action, once, and nothing else: no other item, no repetition, and nothing that follows from it.';

/**
 * The text by which the user authorises one action in the destination. Its first line names the packet, the item and
 * the task; the second says that it is this one action. It is made where it is copied, from an item of the frozen
 * packet, and no code reads it back: standing in a page or in a packet it is a text like any other.
 *
 * What a packet from elsewhere writes cannot add a line to it, and what would be invisible in it is a mark: what is
 * authorised is what the user saw.
 */
export function renderEffectText(packetId: string, { id, task }: Pick<EffectItem, 'id' | 'task'>): string {
  return `baton-authorise ${shortId(packetId)} item ${onOneLine(id)}: ${onOneLine(task)}\n${ONLY_THIS}`;
}

/** White space, line ends of every kind among it, becomes one space; other control characters become marks. */
function onOneLine(text: string): string {
  return visibleText(text.replace(/\s+/g, ' ').trim());
}
