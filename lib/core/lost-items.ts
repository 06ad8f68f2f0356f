import { type Packet, restrictionRule } from './packet.ts';

/**
 * The restrictions and decisions of the previous revision that the next one no longer holds, word for word, in
 * order. Each must be dropped deliberately before the next revision may be prepared (DESIGN 3).
 */
export function findLostItems(previous: Packet | undefined, next: Packet): string[] {
  if (!previous) return [];
  const held = new Set([...bindingOf(next), ...next.unknowns].map(normalise));
  return [...new Set(bindingOf(previous))].filter((text) => !held.has(normalise(text)));
}

function bindingOf(packet: Packet): string[] {
  return [...(packet.restrictions ?? []).map(restrictionRule), ...packet.decisions];
}

function normalise(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
