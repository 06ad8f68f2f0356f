import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type EffectEvent,
  type EffectState,
  effectEvents,
  effectSchema,
  effectStates,
  proposedEffect,
} from '../../../lib/core/effect.ts';
import { effectItems } from '../../../lib/core/effect-item.ts';
import {
  effectEventsIn,
  endEffect,
  findEffectRefusal,
  isEffectAllowed,
  moveEffect,
  nextEffectState,
} from '../../../lib/core/effect-table.ts';
import { type Receipt, receiptStates } from '../../../lib/core/receipt.ts';

const PACKET = 'a'.repeat(64);
const effectIn = (state: EffectState): Effect => ({ ...proposedEffect(PACKET, 'T-1'), state });
const handoffIn = (state: Receipt['state'], paused = false, reason: Receipt['reason'] = undefined) => ({
  state,
  paused,
  revision: 3,
  ...(reason ? { reason } : {}),
});

/** The whole table, written out once more by hand: what leads where, and what is refused (-). */
const expected: Record<EffectEvent, string> = {
  //         proposed    authorised  done  withdrawn
  authorise: 'authorised authorised  -     -',
  copy: '     -          authorised  -     -',
  finish: '   -          done        done  -',
  withdraw: ' -          withdrawn   -     withdrawn',
};
const pairs = effectEvents.flatMap((event) =>
  effectStates.map((state, at) => ({ event, state, to: expected[event].trim().split(/\s+/)[at] ?? '' })),
);

describe('an action with an external effect', () => {
  test.each(pairs.filter(({ to }) => to !== '-'))(
    '$event in $state leads to $to, once a chat has acknowledged',
    ({ event, state, to }) => {
      for (const receiptState of ['ACKNOWLEDGED', 'RESUMED'] as const) {
        const after = moveEffect(handoffIn(receiptState), effectIn(state), event, 5);
        expect(after).toMatchObject({ state: to, updatedAtMs: 5 });
        expect(effectSchema.parse(after)).toEqual(after);
      }
    },
  );

  test.each(pairs.filter(({ to }) => to === '-'))('$event in $state is refused', ({ event, state }) => {
    for (const paused of [false, true]) {
      const handoff = handoffIn('ACKNOWLEDGED', paused);
      expect(() => moveEffect(handoff, effectIn(state), event, 5)).toThrow(
        expect.objectContaining({ code: 'BAD_EFFECT_TRANSITION' }),
      );
      expect(isEffectAllowed(handoff, effectIn(state), event)).toBe(false);
    }
  });

  test.each(
    pairs.flatMap(({ event, state }) =>
      (['PREPARED', 'CANCELLED'] as const).map((receiptState) => ({ event, state, receiptState })),
    ),
  )('$event in $state is refused while the handoff is $receiptState', ({ event, state, receiptState }) => {
    const refusalOf = (reason?: Receipt['reason']) =>
      findEffectRefusal(handoffIn(receiptState, false, reason), effectIn(state), event)?.code;
    expect(refusalOf('user')).toBe(receiptState === 'PREPARED' ? 'EFFECT_TOO_EARLY' : 'HANDOFF_CANCELLED');
    if (receiptState === 'CANCELLED') expect(refusalOf('superseded')).toBe('STALE_REVISION');
  });

  test('is neither authorised nor copied while the handoff is paused, and can be taken back', () => {
    const paused = handoffIn('ACKNOWLEDGED', true);
    for (const [state, event] of [
      ['proposed', 'authorise'],
      ['authorised', 'authorise'],
      ['authorised', 'copy'],
    ] as const) {
      expect(findEffectRefusal(paused, effectIn(state), event)).toMatchObject({ code: 'HANDOFF_PAUSED' });
    }
    expect(moveEffect(paused, effectIn('authorised'), 'withdraw', 5).state).toBe('withdrawn');
    expect(moveEffect(paused, effectIn('authorised'), 'finish', 5).state).toBe('done');
  });

  test('is authorised once: the second click is counted and changes nothing else', () => {
    const handoff = handoffIn('RESUMED');
    const once = moveEffect(handoff, effectIn('proposed'), 'authorise', 5);
    const twice = moveEffect(handoff, once, 'authorise', 9);
    expect(twice).toEqual({ ...once, duplicates: 1, updatedAtMs: 9 });
    expect(twice.authorisedAtMs).toBe(5);
  });

  test('counts its copies, which are no repetitions', () => {
    const handoff = handoffIn('RESUMED');
    const copied = moveEffect(handoff, effectIn('authorised'), 'copy', 5);
    expect(moveEffect(handoff, copied, 'copy', 6)).toMatchObject({ copies: 2, duplicates: 0 });
  });

  test('ends with its handoff only where it was authorised, and says why', () => {
    for (const state of effectStates) {
      const ended = endEffect(effectIn(state), 'superseded', 5);
      if (state === 'authorised')
        expect(ended).toMatchObject({ state: 'withdrawn', withdrawnBy: 'superseded' });
      else expect(ended).toBeUndefined();
    }
  });

  test('is authorised by nothing but its own event, and only once in any history', () => {
    const handoff = fc.record({
      state: fc.constantFrom(...receiptStates),
      paused: fc.boolean(),
      revision: fc.constant(1),
    });
    const step = fc.record({ event: fc.constantFrom(...effectEvents), handoff });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let effect = proposedEffect(PACKET, 'T-1');
        let authorisations = 0;
        for (const one of steps) {
          if (!isEffectAllowed(one.handoff, effect, one.event)) continue;
          const after = moveEffect(one.handoff, effect, one.event, 1);
          if (after.state === 'authorised' && effect.state !== 'authorised') {
            authorisations += 1;
            expect(one.event).toBe('authorise');
            expect(['ACKNOWLEDGED', 'RESUMED']).toContain(one.handoff.state);
          }
          effect = after;
        }
        expect(authorisations).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('has tables without an event or a state that nobody knows', () => {
    expect(Object.keys(nextEffectState)).toEqual([...effectStates]);
    expect(Object.keys(effectEventsIn)).toEqual([...receiptStates]);
    for (const row of Object.values(nextEffectState)) {
      for (const [event, state] of Object.entries(row)) {
        expect(effectEvents).toContain(event);
        expect(effectStates).toContain(state);
      }
    }
  });

  test('is an open item that the packet itself marks, and no other', () => {
    const open_items = [
      { id: 'a', task: 'Read it' },
      { id: 'b', task: 'Send it', external_effect: true },
      { id: 'c', task: 'Keep it', external_effect: false },
      { id: 'd', task: 'Deploy it', external_effect: true },
    ];
    expect(effectItems({ open_items })).toEqual([
      { id: 'b', task: 'Send it', position: 2 },
      { id: 'd', task: 'Deploy it', position: 4 },
    ]);
  });
});
