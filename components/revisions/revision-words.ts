import type { EventFacts } from '../../lib/core/event-log.ts';
import type { Delivery, Receipt } from '../../lib/core/receipt.ts';
import type { Revision } from '../../lib/core/views.ts';
import { siteLabel } from '../common/site-label.ts';
import { eventSentence } from '../handoff/event-words.ts';

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
    ...deliveries.map(deliveryStep),
    ...(acknowledgement ? [acknowledgementStep(acknowledgement, destination?.origin)] : []),
    ...(resumedAtMs === undefined ? [] : [{ words: `Work continues${there}.`, atMs: resumedAtMs }]),
  ];
}

function deliveryStep({ method, outcome, origin, differenceAtUnits, atMs }: Delivery): WayStep {
  const facts = {
    method,
    outcome,
    ...(origin === undefined ? {} : { origin }),
    ...(differenceAtUnits === undefined ? {} : { differenceAtUnits }),
  };
  return { words: sentence('deliver', facts), atMs };
}

function acknowledgementStep(
  { way, atMs }: NonNullable<Receipt['acknowledgement']>,
  origin: string | undefined,
): WayStep {
  return { words: sentence('acknowledge', { way, ...(origin === undefined ? {} : { origin }) }), atMs };
}

/** The same sentence as in the history; these events name no open item. */
function sentence(event: 'deliver' | 'acknowledge', facts: EventFacts): string {
  return eventSentence({ event, facts }, { late: false, packet: { open_items: [] } });
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
