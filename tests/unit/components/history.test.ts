import { describe, expect, test } from 'vitest';
import { eventSentence } from '../../../components/handoff/event-words.ts';
import { historyText, tellHistory } from '../../../components/handoff/history-days.ts';
import { type EventFacts, type LoggedEvent, loggedEvents } from '../../../lib/core/event-log.ts';
import { acknowledgementWays } from '../../../lib/core/receipt.ts';
import { exampleEvent as event, examplePacket } from './examples.ts';

const told = { late: false, packet: examplePacket };
const say = (name: LoggedEvent, facts: EventFacts = {}, late = false) =>
  eventSentence({ event: name, facts }, { ...told, late });
const CLAUDE = { origin: 'https://claude.ai' };

describe('the sentence of an event', () => {
  test.each(loggedEvents)('%s, whatever facts an earlier version wrote, is a sentence', (name) => {
    for (const facts of [
      {},
      { duplicate: true },
      { method: 'fax', outcome: 7, way: false, by: '', item: 99 },
    ]) {
      expect(say(name, facts)).toMatch(/^[A-Z].{5,}\.$/);
      expect(say(name, facts)).not.toMatch(/undefined|null|NaN|\[object|!/);
    }
  });

  test.each<[LoggedEvent, EventFacts, string]>([
    ['prepare', { revision: 17, origin: 'prepared' }, 'Prepared as revision 17.'],
    ['prepare', { revision: 2, origin: 'received' }, 'Received as a text from elsewhere as revision 2.'],
    [
      'prepare',
      { duplicate: true },
      'Prepared or received again: the same packet. Counted; nothing changed.',
    ],
    [
      'deliver',
      { method: 'insert', outcome: 'verified', ...CLAUDE },
      'Inserted at claude.ai, read back equal, not sent.',
    ],
    [
      'deliver',
      { method: 'insert', outcome: 'altered', differenceAtUnits: 11, ...CLAUDE },
      'Inserted at claude.ai; the editor changed it from character 12 on.',
    ],
    ['deliver', { method: 'insert', outcome: 'altered' }, 'Inserted; the editor changed it.'],
    [
      'deliver',
      { method: 'insert', outcome: 'attachment' },
      'Inserted; the site turned it into an attachment.',
    ],
    ['deliver', { method: 'insert', outcome: 'unknown' }, 'Inserted; it could not be read back.'],
    ['deliver', { method: 'copy', outcome: 'verified' }, 'Copied to the clipboard.'],
    ['acknowledge', { way: 'transcript', ...CLAUDE }, 'Acknowledged, read at claude.ai.'],
    [
      'acknowledge',
      { way: 'pasted', duplicate: true },
      'Acknowledged again, from a reply that you pasted. Counted; nothing changed.',
    ],
    ['acknowledge', { way: 'by-hand' }, 'Acknowledged, because you said so.'],
    ['locate', { seen: 'packet', ...CLAUDE }, 'Found at claude.ai: the packet stands in a chat there.'],
    ['supersede', { by: 18 }, 'Replaced by revision 18.'],
    [
      'authorise-effect',
      { item: 2 },
      'You allowed this one action, once: T-2, Send the November issue to [EMAIL_1] for a last look.',
    ],
    ['authorise-effect', { item: 9 }, 'You allowed this one action, once: open item 9.'],
    [
      'withdraw-effect',
      { item: 2, by: 'cancelled' },
      'Its permission ended with the handoff: T-2, Send the November issue to [EMAIL_1] for a last look.',
    ],
  ])('%s with %o says: %s', (name, facts, words) => {
    expect(say(name, facts)).toBe(words);
  });

  test.each(acknowledgementWays)('of an acknowledgement that came too late (%s) says so', (way) => {
    expect(say('acknowledge', { way, duplicate: true }, true)).toContain(
      'too late, after the handoff had ended',
    );
  });

  test('of the outcomes of an insertion are all different', () => {
    const outcomes = ['verified', 'altered', 'attachment', 'unknown'];
    expect(new Set(outcomes.map((outcome) => say('deliver', { method: 'insert', outcome }))).size).toBe(4);
  });

  test('shows what is invisible in a site’s name or a task as a mark', () => {
    const packet = { open_items: [{ id: 'T-1', task: 'Send\u202e it', external_effect: true }] };
    expect(
      eventSentence({ event: 'copy-effect', facts: { item: 1 } }, { late: false, packet }),
    ).not.toContain('\u202e');
    expect(say('locate', { origin: 'https://a\u200b.example' })).not.toContain('\u200b');
  });
});

describe('the history of a handoff', () => {
  const day = 86_400_000;
  const noon = new Date(2026, 10, 20, 12).getTime();
  const events = [
    { ...event(1, 'prepare', { revision: 1, origin: 'prepared' }), atMs: noon },
    { ...event(2, 'deliver', { method: 'copy', outcome: 'verified' }), atMs: noon + 60_000 },
    { ...event(5, 'cancel'), atMs: noon + day },
    { ...event(9, 'acknowledge', { way: 'pasted', duplicate: true }), atMs: noon + 2 * day },
  ];

  test('has a heading for each day, and its events in their order', () => {
    const days = tellHistory(events, examplePacket);
    expect(days.map(({ lines }) => lines.map(({ sequence }) => sequence))).toEqual([[1, 2], [5], [9]]);
    expect(new Set(days.map(({ heading }) => heading)).size).toBe(3);
    for (const { heading } of days) expect(heading).toContain('2026');
  });

  test('says of an acknowledgement after the end that it was too late', () => {
    expect(tellHistory(events, examplePacket).at(-1)?.lines[0]?.text).toContain('too late');
    const [first, , , last] = events;
    expect(tellHistory([first!, last!], examplePacket).at(-1)?.lines[0]?.text).not.toContain('too late');
  });

  test('is copied as plain text: a title, days, and a line for each event', () => {
    const text = historyText('History of baton 3fa9c1d2-91be r1', tellHistory(events, examplePacket));
    const lines = text.split('\n');
    expect(lines[0]).toBe('History of baton 3fa9c1d2-91be r1');
    expect(lines.filter((one) => /^\d\d?[:.]\d\d/.test(one))).toHaveLength(4);
    expect(text).toMatch(/12[:.]01.*Copied to the clipboard\.\n/);
  });
});
