import { effectItems } from '../../lib/core/effect-item.ts';
import type { EventFacts, HandoffEvent, LoggedEvent } from '../../lib/core/event-log.ts';
import type { Packet } from '../../lib/core/packet.ts';
import type { AcknowledgementWay, Delivery } from '../../lib/core/receipt.ts';
import { visibleText } from '../../lib/core/visible-text.ts';

/** What the sentence of an event depends on, beside its kind. */
interface Told {
  readonly facts: EventFacts;
  /** It came after the handoff had been cancelled or replaced. */
  readonly late: boolean;
  readonly packet: Pick<Packet, 'open_items'>;
}

const TASK_UNITS = 90;
const COUNTED = 'Counted; nothing changed.';

/** A sentence for every kind of event; the compiler checks that none is missing. */
const sentences: Record<LoggedEvent, (told: Told) => string> = {
  prepare: ({ facts }) => {
    if (facts.duplicate) return `Prepared or received again: the same packet. ${COUNTED}`;
    const revision = typeof facts.revision === 'number' ? ` as revision ${facts.revision}` : '';
    return facts.origin === 'received'
      ? `Received as a text from elsewhere${revision}.`
      : `Prepared${revision}.`;
  },
  deliver: ({ facts }) => deliveries[String(facts.method)]?.(facts) ?? 'Handed over.',
  acknowledge: ({ facts, late }) => {
    const way = acknowledgements[String(facts.way)]?.(facts) ?? '';
    if (late)
      return `Acknowledged too late, after the handoff had ended${way}. It was noted; nothing changed.`;
    return facts.duplicate ? `Acknowledged again${way}. ${COUNTED}` : `Acknowledged${way}.`;
  },
  locate: ({ facts }) =>
    facts.seen === 'acknowledgement'
      ? `Found${where(facts)}: its acknowledgement stands in a chat there.`
      : `Found${where(facts)}: the packet stands in a chat there.`,
  resume: ({ facts }) =>
    facts.duplicate
      ? `You said again that the work continues in the new chat. ${COUNTED}`
      : 'You said that the work continues in the new chat.',
  pause: () => 'Paused by you.',
  continue: () => 'Continued by you.',
  cancel: () => 'Cancelled by you.',
  supersede: ({ facts }) =>
    typeof facts.by === 'number' ? `Replaced by revision ${facts.by}.` : 'Replaced by a newer revision.',
  promote: ({ facts }) =>
    facts.withdrawn ? 'You took back that a claim is true.' : 'You took a claim for true.',
  'authorise-effect': (told) =>
    told.facts.duplicate
      ? `You allowed it again, which was counted and gives no second permission: ${itemOf(told)}`
      : `You allowed this one action, once: ${itemOf(told)}`,
  'copy-effect': (told) => `You copied the permission for this action: ${itemOf(told)}`,
  'finish-effect': (told) =>
    told.facts.duplicate
      ? `You said again that it is done, which was counted: ${itemOf(told)}`
      : `You said that this action is done: ${itemOf(told)}`,
  'withdraw-effect': (told) => {
    if (told.facts.duplicate) return `You withdrew it again, which was counted: ${itemOf(told)}`;
    if (told.facts.by === 'cancelled') return `Its permission ended with the handoff: ${itemOf(told)}`;
    if (told.facts.by === 'superseded') return `Its permission ended with this revision: ${itemOf(told)}`;
    return `You withdrew the permission for this action: ${itemOf(told)}`;
  },
};

const deliveries: Readonly<Record<string, (facts: EventFacts) => string>> = {
  insert: (facts) => `Inserted${where(facts)}${outcomes[String(facts.outcome)]?.(facts) ?? ''}.`,
  copy: () => 'Copied to the clipboard.',
  attach: (facts) => `Given as a file${where(facts)}${outcomes[String(facts.outcome)]?.(facts) ?? ''}.`,
  file: () => 'Given to the browser as a file; whether it was saved is not known.',
} satisfies Record<Delivery['method'], (facts: EventFacts) => string>;

const outcomes: Readonly<Record<string, (facts: EventFacts) => string>> = {
  verified: () => ', read back equal, not sent',
  altered: ({ differenceAtUnits }) =>
    typeof differenceAtUnits === 'number'
      ? '; the editor changed it from character '.concat(String(differenceAtUnits + 1), ' on')
      : '; the editor changed it',
  truncated: ({ differenceAtUnits }) =>
    typeof differenceAtUnits === 'number'
      ? `; it was cut off after character ${differenceAtUnits}`
      : '; it was cut off',
  attachment: ({ method }) =>
    method === 'attach' ? ', seen as an attachment, not sent' : '; the site turned it into an attachment',
  unknown: () => '; it could not be read back',
} satisfies Record<Delivery['outcome'], (facts: EventFacts) => string>;

const acknowledgements: Readonly<Record<string, (facts: EventFacts) => string>> = {
  transcript: (facts) => `, read${where(facts)}`,
  pasted: () => ', from a reply that you pasted',
  'by-hand': () => ', because you said so',
} satisfies Record<AcknowledgementWay, (facts: EventFacts) => string>;

/** One entry of a handoff's history as a sentence. */
export function eventSentence(
  { event, facts }: Pick<HandoffEvent, 'event' | 'facts'>,
  { late, packet }: Omit<Told, 'facts'>,
): string {
  return sentences[event]({ facts, late, packet });
}

function where({ origin }: EventFacts): string {
  return typeof origin === 'string' ? ` at ${visibleText(origin.replace(/^https?:\/\//, ''))}` : '';
}

/** The open item that an event is about, as its packet names it. */
function itemOf({ facts, packet }: Told): string {
  const item = effectItems(packet).find(({ position }) => position === facts.item);
  if (!item) return `open item ${facts.item ?? 'of an unknown number'}.`;
  const task = visibleText(item.task.replace(/\s+/g, ' ').trim());
  const shown = task.length > TASK_UNITS ? `${task.slice(0, TASK_UNITS).toWellFormed()}…` : task;
  return `${visibleText(item.id)}, ${shown}`;
}
