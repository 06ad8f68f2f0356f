import type { HandoffEvent } from '../../lib/core/event-log.ts';
import type { ReceiptEvent } from '../../lib/core/receipt.ts';

const words: Record<ReceiptEvent, string> = {
  prepare: 'Prepared',
  deliver: 'Handed over',
  acknowledge: 'Acknowledged',
  resume: 'Work resumed in the new chat',
  pause: 'Paused',
  continue: 'Continued',
  cancel: 'Cancelled',
  supersede: 'Replaced by a newer revision',
};
const methods: Readonly<Record<string, string>> = {
  insert: 'Inserted',
  copy: 'Copied',
  file: 'Saved as a file',
  attach: 'Given to the site as a file',
};
const outcomes: Readonly<Record<string, string>> = {
  verified: 'read back equal',
  altered: 'changed by the editor',
  truncated: 'cut off',
  attachment: 'became an attachment',
  unknown: 'not read back',
};
const ways: Readonly<Record<string, string>> = {
  transcript: 'read in the chat',
  pasted: 'from a pasted reply',
  'by-hand': 'said by you',
};

/** One entry of a handoff's history as a line. */
export function eventWords({ event, facts }: Pick<HandoffEvent, 'event' | 'facts'>): string {
  const method = methods[String(facts.method)];
  const base = event === 'deliver' && method ? method : words[event];
  const more = [outcomes[String(facts.outcome)], ways[String(facts.way)]].filter(Boolean);
  return [base, ...more].join(', ');
}
