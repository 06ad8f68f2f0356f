import type { HandoffEvent, LogEvent } from '../../lib/core/event-log.ts';

const words: Record<LogEvent, string> = {
  promote: 'You took a claim for true',
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
};
const outcomes: Readonly<Record<string, string>> = {
  verified: 'read back equal',
  altered: 'changed by the editor',
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
  if (event === 'promote' && facts.withdrawn === true) return 'You took back that a claim is true';
  const method = methods[String(facts.method)];
  const base = event === 'deliver' && method ? method : words[event];
  const more = [outcomes[String(facts.outcome)], ways[String(facts.way)]].filter(Boolean);
  return [base, ...more].join(', ');
}
