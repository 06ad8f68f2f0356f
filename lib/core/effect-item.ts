import { HandoffError } from './errors.ts';
import type { Packet } from './packet.ts';

/** An open item with an external effect, as its packet names it. */
export interface EffectItem {
  readonly id: string;
  readonly task: string;
  /** Its place among all open items of the packet, from 1. */
  readonly position: number;
}

/** The open items of a packet that have an external effect, in the packet's order. */
export function effectItems(packet: Pick<Packet, 'open_items'>): EffectItem[] {
  return packet.open_items.flatMap(({ id, task, external_effect }, at) =>
    external_effect === true ? [{ id, task, position: at + 1 }] : [],
  );
}

/**
 * The open item of this id that has an external effect.
 *
 * @throws {HandoffError} `EFFECT_NOT_FOUND`.
 */
export function getEffectItem(packet: Pick<Packet, 'open_items'>, itemId: string): EffectItem {
  const item = effectItems(packet).find(({ id }) => id === itemId);
  if (!item) throw new HandoffError('EFFECT_NOT_FOUND');
  return item;
}
