import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIRST_PREVIOUS_HASH,
  findBrokenEvent,
  type HandoffEvent,
  linkEvent,
  loggedEvents,
} from '../../../lib/core/event-log.ts';

const newEvent = fc.record({
  packetId: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
  event: fc.constantFrom(...loggedEvents),
  atMs: fc.nat(),
  facts: fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(fc.string(), fc.nat(), fc.boolean()), {
    maxKeys: 3,
  }),
});
const anyLog = fc.array(newEvent, { minLength: 1, maxLength: 12 }).map((events) => {
  const log: HandoffEvent[] = [];
  for (const event of events) log.push(linkEvent(event, log.at(-1)));
  return log;
});

describe('the event log', () => {
  test('counts from 1 and begins with a fixed hash', () => {
    const first = linkEvent({ packetId: 'a'.repeat(64), event: 'prepare', atMs: 1, facts: {} }, undefined);
    expect(first).toMatchObject({ sequence: 1, previousHash: FIRST_PREVIOUS_HASH });
    expect(findBrokenEvent([first])).toBeUndefined();
    expect(findBrokenEvent([])).toBeUndefined();
  });

  test('fits together as it was written', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(findBrokenEvent(log)).toBeUndefined();
      }),
    );
  });

  test('names the first entry that was changed, dropped or swapped', () => {
    const damage = fc.constantFrom('change', 'drop', 'swap', 'spoil');
    fc.assert(
      fc.property(anyLog, fc.nat(), damage, (log, place, kind) => {
        const at = place % log.length;
        const event = log[at]!;
        const damaged: unknown[] = [...log];
        if (kind === 'change') damaged[at] = { ...event, atMs: event.atMs + 1 };
        if (kind === 'spoil') damaged[at] = { nonsense: true };
        if (kind === 'drop') damaged.splice(at, 1);
        if (kind === 'swap')
          damaged.splice(at, 2, ...[log[at + 1], event].filter((one) => one !== undefined));
        const lastOne = at === log.length - 1;
        // A log whose newest entry is missing still fits together: that is the limit of what the chain shows.
        const expected = (kind === 'drop' || kind === 'swap') && lastOne ? undefined : at + 1;
        expect(findBrokenEvent(damaged)).toBe(expected);
      }),
    );
  });
});
