import type { EffectEvent } from '../core/effect.ts';
import { getEffectItem } from '../core/effect-item.ts';
import { findEffectRefusal } from '../core/effect-table.ts';
import { renderEffectText } from '../core/effect-text.ts';
import type { HandoffView } from '../core/views.ts';
import { changeEffect, listEffects } from '../platform/effect-store.ts';
import { getHandoff } from '../platform/handoff-lists.ts';
import type { Ports } from './ports.ts';
import { viewHandoff } from './view-handoff.ts';

/** One action of one packet. */
interface EffectName {
  readonly packetId: string;
  readonly itemId: string;
}

/**
 * Lets a click of the user happen to one action. Nothing else in Baton authorises: no state of the handoff, no packet,
 * no page.
 *
 * @throws {HandoffError} what `changeEffect` throws.
 */
export async function clickEffect(
  ports: Ports,
  { packetId, itemId }: EffectName,
  event: EffectEvent,
): Promise<HandoffView> {
  const database = await ports.openDatabase();
  const { duplicate } = await changeEffect(database, { packetId, itemId }, event, ports.nowMs());
  return await viewHandoff(ports, packetId, duplicate);
}

/**
 * The text that authorises one action, while that is what it is.
 *
 * @throws {HandoffError} `HANDOFF_NOT_FOUND`, `EFFECT_NOT_FOUND`, and what `findEffectRefusal` gives for `copy`.
 */
export async function takeEffectText(
  ports: Ports,
  { packetId, itemId }: EffectName,
): Promise<{ text: string }> {
  const database = await ports.openDatabase();
  const { packet, receipt } = await getHandoff(database, packetId);
  const item = getEffectItem(packet, itemId);
  const effects = await listEffects(database, packetId, packet);
  const state = effects.find((one) => one.itemId === itemId)?.state ?? 'proposed';
  const refusal = findEffectRefusal(receipt, { state }, 'copy');
  if (refusal) throw refusal;
  return { text: renderEffectText(packetId, item) };
}
