import type { Packet } from '../../lib/core/packet.ts';
import { amount } from '../common/amount.ts';

/** How much of what a packet holds, for a line: only what there is. */
export function packetCounts(packet: Packet): string[] {
  const counts: [number, string][] = [
    [packet.restrictions?.length ?? 0, 'restriction'],
    [packet.decisions.length, 'decision'],
    [packet.open_items.length, 'open item'],
    [packet.blockers?.length ?? 0, 'blocker'],
    [packet.unknowns.length, 'unknown'],
    [packet.confirmed_facts.length, 'confirmed fact'],
    [Object.values(packet.progress ?? {}).flat().length, 'piece of work'],
    [packet.done?.length ?? 0, 'finished step'],
  ];
  return counts.flatMap(([count, one]) => (count > 0 ? [amount(count, one)] : []));
}
