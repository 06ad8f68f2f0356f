import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findRefusal,
  isAllowed,
  nextState,
  type Receipt,
  type ReceiptEvent,
  receiptEvents,
  receiptSchema,
  receiptStates,
  transition,
} from '../../../lib/core/receipt.ts';

const receiptIn = (state: Receipt['state'], paused = false, reason?: Receipt['reason']): Receipt => ({
  packetId: '0'.repeat(64),
  conversationId: 'chatgpt:1',
  revision: 3,
  state,
  paused,
  ...(reason ? { reason } : {}),
  origin: 'prepared',
  preparedAtMs: 1,
  updatedAtMs: 1,
  duplicates: 0,
  deliveries: [],
});

/** The whole table, written out once more by hand: what leads where, and what is refused (-). */
const expected: Record<ReceiptEvent, string> = {
  //           PREPARED     ACKNOWLEDGED RESUMED  CANCELLED
  prepare: '   PREPARED     ACKNOWLEDGED RESUMED  CANCELLED',
  deliver: '   PREPARED     -            -        -',
  acknowledge: 'ACKNOWLEDGED ACKNOWLEDGED RESUMED  CANCELLED',
  locate: '    -            ACKNOWLEDGED RESUMED  -',
  resume: '    -            RESUMED      RESUMED  -',
  pause: '     PREPARED     ACKNOWLEDGED -        -',
  continue: '  PREPARED     ACKNOWLEDGED -        -',
  cancel: '    CANCELLED    CANCELLED    -        -',
  supersede: ' CANCELLED    CANCELLED    -        -',
};

const pairs = receiptEvents.flatMap((event) =>
  receiptStates.map((state, at) => ({ event, state, to: expected[event].trim().split(/\s+/)[at] ?? '' })),
);
const allowed = pairs.filter(({ to }) => to !== '-');
const refused = pairs.filter(({ to }) => to === '-');

describe('a receipt', () => {
  test.each(allowed)('$event in $state leads to $to', ({ event, state, to }) => {
    const after = transition(receiptIn(state, event === 'continue'), event, 2);
    expect(after.state).toBe(to);
    expect(after.updatedAtMs).toBe(2);
    expect(receiptSchema.parse(after)).toEqual(after);
  });

  test.each(refused)('$event in $state is refused', ({ event, state }) => {
    for (const paused of [false, true]) {
      const receipt = receiptIn(state, paused, state === 'CANCELLED' ? 'user' : undefined);
      expect(isAllowed(receipt, event)).toBe(false);
      expect(() => transition(receipt, event, 2)).toThrow(
        expect.objectContaining({ code: state === 'CANCELLED' ? 'HANDOFF_CANCELLED' : 'BAD_TRANSITION' }),
      );
    }
  });

  test.each(['deliver', 'acknowledge', 'locate', 'resume'] as const)(
    '%s is refused while it is paused',
    (event) => {
      const state = event === 'resume' || event === 'locate' ? 'ACKNOWLEDGED' : 'PREPARED';
      expect(() => transition(receiptIn(state, true), event, 2)).toThrow(
        expect.objectContaining({ code: 'HANDOFF_PAUSED' }),
      );
      expect(isAllowed(receiptIn(state, true), event)).toBe(false);
    },
  );

  test('may be cancelled, superseded, continued and prepared again while it is paused', () => {
    for (const event of ['cancel', 'supersede', 'continue', 'prepare'] as const) {
      expect(isAllowed(receiptIn('PREPARED', true), event)).toBe(true);
    }
  });

  test('pauses once and continues once', () => {
    const paused = transition(receiptIn('PREPARED'), 'pause', 2);
    expect(paused.paused).toBe(true);
    expect(isAllowed(paused, 'pause')).toBe(false);
    expect(transition(paused, 'continue', 3).paused).toBe(false);
    expect(isAllowed(receiptIn('PREPARED'), 'continue')).toBe(false);
  });

  test('keeps the reason why it was cancelled and is not paused any more', () => {
    expect(transition(receiptIn('PREPARED', true), 'cancel', 2)).toMatchObject({
      reason: 'user',
      paused: false,
    });
    expect(transition(receiptIn('ACKNOWLEDGED'), 'supersede', 2)).toMatchObject({ reason: 'superseded' });
  });

  test('sends the user of a superseded one to the newer revision', () => {
    const superseded = receiptIn('CANCELLED', false, 'superseded');
    expect(findRefusal(superseded, 'deliver')).toMatchObject({
      code: 'STALE_REVISION',
      detail: { revision: 3 },
    });
    expect(findRefusal(receiptIn('CANCELLED', false, 'user'), 'resume')).toMatchObject({
      code: 'HANDOFF_CANCELLED',
    });
  });

  test.each([
    ['prepare', 'PREPARED'],
    ['acknowledge', 'ACKNOWLEDGED'],
    ['resume', 'RESUMED'],
    ['acknowledge', 'CANCELLED'],
  ] as const)('counts %s in %s as a duplicate and changes nothing else', (event, state) => {
    const before = receiptIn(state);
    expect(transition(before, event, 9)).toEqual({ ...before, duplicates: 1, updatedAtMs: 9 });
  });

  test('never resumes without an acknowledgement and never leaves CANCELLED, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...receiptEvents), { maxLength: 40 }), (events) => {
        let receipt = receiptIn('PREPARED');
        const past: Receipt['state'][] = [];
        for (const event of events) {
          if (!isAllowed(receipt, event)) continue;
          past.push(receipt.state);
          receipt = transition(receipt, event, receipt.updatedAtMs + 1);
        }
        if (receipt.state === 'RESUMED') expect(past).toContain('ACKNOWLEDGED');
        if (past.includes('CANCELLED')) expect(receipt.state).toBe('CANCELLED');
      }),
    );
  });

  test('has a table without an event or a state that nobody knows', () => {
    expect(Object.keys(nextState)).toEqual([...receiptStates]);
    for (const row of Object.values(nextState)) {
      for (const [event, state] of Object.entries(row)) {
        expect(receiptEvents).toContain(event);
        expect(receiptStates).toContain(state);
      }
    }
  });
});
