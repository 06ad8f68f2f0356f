import type { Delivery, Receipt } from '../../lib/core/receipt.ts';
import type { Revision } from '../../lib/core/views.ts';
import { siteLabel } from '../common/site-label.ts';
import { eventWords } from '../handoff/event-words.ts';

/** One step of a packet on its way, and when it was taken. */
export interface WayStep {
  readonly words: string;
  readonly atMs: number;
}

/** Where a packet went, as far as Baton knows: every delivery, and who acknowledged and resumed it. */
export function wayWords(receipt: Receipt): WayStep[] {
  const { deliveries, acknowledgement, destination, resumedAtMs } = receipt;
  const there = destination ? ` in ${siteLabel(destination.site)}` : '';
  return [
    ...deliveries.map((delivery) => ({ words: deliveryLine(delivery), atMs: delivery.atMs })),
    ...(acknowledgement
      ? [
          {
            words: `${eventWords({ event: 'acknowledge', facts: { way: acknowledgement.way } })}${there}`,
            atMs: acknowledgement.atMs,
          },
        ]
      : []),
    ...(resumedAtMs === undefined ? [] : [{ words: `Work continues${there}`, atMs: resumedAtMs }]),
  ];
}

function deliveryLine({ method, outcome, origin }: Delivery): string {
  const words = eventWords({ event: 'deliver', facts: { method, outcome } });
  return origin ? `${words} (${origin.replace(/^https?:\/\//, '')})` : words;
}

/** How a packet differs from the one before, in numbers. */
export function changeWords(before: Extract<Revision['before'], { kind: 'known' }>): string {
  const { revision, added, changed, gone } = before;
  const parts = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(gone > 0 ? [`${gone} gone`] : []),
  ];
  return `Since revision ${revision}: ${parts.join(', ') || 'nothing has changed'}`;
}
