import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findBrokenEvent, type HandoffEvent, linkEvent, type NewEvent } from '../../../lib/core/event-log.ts';
import { renderEventLog } from '../../../lib/core/event-log-file.ts';

/** Verifies an exported log as its docstring says, with nothing of Baton's. */
function findBrokenLine(file: string): number | undefined {
  let previous = '0'.repeat(64);
  const lines = file.split('\n').slice(0, -1);
  for (const [at, line] of lines.entries()) {
    const { sequence, previousHash, hash } = JSON.parse(line) as Record<string, unknown>;
    const hashed = line.replace(/"hash":"[0-9a-f]{64}",/, '');
    const computed = createHash('sha256').update(hashed, 'utf8').digest('hex');
    if (sequence !== at + 1 || previousHash !== previous || hash !== computed) return at + 1;
    previous = computed;
  }
  return undefined;
}

const events: NewEvent[] = [
  { packetId: 'a'.repeat(64), event: 'prepare', atMs: 1, facts: { revision: 1, origin: 'prepared' } },
  {
    packetId: 'a'.repeat(64),
    event: 'deliver',
    atMs: 2,
    facts: { origin: 'https://日本.example', outcome: 'verified' },
  },
  { packetId: 'a'.repeat(64), event: 'acknowledge', atMs: 3, facts: { way: 'pasted', duplicate: true } },
  { packetId: 'a'.repeat(64), event: 'authorise-effect', atMs: 4, facts: { item: 2 } },
  { packetId: 'b'.repeat(64), event: 'prepare', atMs: 5, facts: {} },
];
const log: HandoffEvent[] = [];
for (const event of events) log.push(linkEvent(event, log.at(-1)));

test('the exported log has one entry a line and is verified by code that is not Baton’s', () => {
  const file = renderEventLog(log);
  expect(file.endsWith('\n')).toBe(true);
  expect(file.split('\n')).toHaveLength(log.length + 1);
  expect(
    file
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(log);
  expect(findBrokenLine(file)).toBeUndefined();
});

test('an empty log is an empty file', () => {
  expect(renderEventLog([])).toBe('');
});

test.each<[string, (entries: unknown[]) => void]>([
  ['changed', (entries) => entries.splice(2, 1, { ...log[2]!, facts: { way: 'transcript' } })],
  ['dropped', (entries) => entries.splice(2, 1)],
  ['swapped', (entries) => entries.splice(2, 2, log[3], log[2])],
  ['spoilt', (entries) => entries.splice(2, 1, { nonsense: undefined })],
  [
    'replaced, with a hash that fits it alone',
    (entries) => entries.splice(2, 1, linkEvent(events[2]!, log[0])),
  ],
])('the outsider and Verify name the same first broken entry where one was %s', (_how, damage) => {
  const entries: unknown[] = [...log];
  damage(entries);
  expect(findBrokenEvent(entries)).toBe(3);
  expect(findBrokenLine(renderEventLog(entries))).toBe(3);
});
