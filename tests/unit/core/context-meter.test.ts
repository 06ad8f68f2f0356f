import { describe, expect, test } from 'vitest';
import { changeMeter, MAX_SIGHTINGS, noWatchRecord, recordSighting } from '../../../lib/core/always-on.ts';
import { badgeText, isProposed, WORKING_DAY_MS, withSleep } from '../../../lib/core/context-meter.ts';
import { contextWindows, findContextWindow } from '../../../lib/core/context-windows.ts';
import { measureContext } from '../../../lib/core/measure-context.ts';
import { captureOf, turnsOf } from '../services/ports.ts';

/** A text of about so many tokens. */
const words = (tokens: number) => 'word '.repeat(tokens);

function measure(tokens: number, plan = 'Plus, Business') {
  const meter = measureContext(captureOf(turnsOf('go', words(tokens))), plan);
  if (!meter) throw new Error('not measured');
  return meter;
}

test('field report I6: where nothing was read the meter is unknown, never 0', () => {
  expect(measureContext(captureOf([]))).toBeUndefined();
  expect(measure(1).tokens).toBeGreaterThan(0);
  expect(badgeText(measure(1))).toBe('1%');
});

describe('field report I7: what was not counted makes the number a lower bound', () => {
  const [first, second] = turnsOf('Look at this', 'I see');
  if (!first || !second) throw new Error('two turns');
  const file = { name: 'plan.pdf', kind: 'file' as const };
  const cases = [
    ['attachments', captureOf([{ ...first, attachments: [file] }, second])],
    ['unread', captureOf([first, { ...second, unread: [{ kind: 'frame' }] }])],
    ['unread', captureOf([first, { ...second, role: 'tool' }])],
    ['unread', captureOf([first, { ...second, unread: [{ kind: 'citations', count: 4 }] }])],
    [
      'not-all-read',
      captureOf([first, second], {
        evidence: { ...captureOf([]).evidence, startReached: 'no' },
      }),
    ],
    [
      'not-all-read',
      captureOf([first, second], { evidence: { ...captureOf([]).evidence, startReached: 'unknown' } }),
    ],
  ] as const;
  test.each(cases)('%s', (reason, capture) => {
    const meter = measureContext(capture);
    expect(meter?.uncounted).toContain(reason);
    expect(meter && badgeText(meter)).toMatch(/^≥/);
  });

  test('a chat that was read whole has no sign', () => {
    const meter = measureContext(captureOf([first, second]));
    expect(meter?.uncounted).toEqual([]);
    expect(meter && badgeText(meter)).not.toContain('≥');
  });
});

describe('field report I8: a handoff is proposed in time', () => {
  test.each([
    [0.4, 'none'],
    [0.55, 'half'],
    [0.75, 'filling'],
    [0.9, 'nearly-full'],
    [3, 'nearly-full'],
  ] as const)('at %d of the window: %s', (share, level) => {
    const exact = measure(1_000).tokens / 1_000;
    const meter = measure(Math.round((32_000 * share) / exact));
    expect(meter.level).toBe(level);
    expect(isProposed(meter)).toBe(level !== 'none');
  });

  test('where the window is not known nothing is claimed of it, and the badge counts tokens', () => {
    const meter = measureContext(captureOf(turnsOf('go', words(40_000)), { site: 'perplexity' }));
    expect(meter).toMatchObject({ level: 'none' });
    expect(meter).not.toHaveProperty('window');
    expect(meter && badgeText(meter)).toMatch(/^\d+k$/);
  });

  test('nobody but the user knows the plan: the smallest counts until they say it', () => {
    expect(measureContext(captureOf(turnsOf('go')))?.window?.tokens).toBe(16_000);
    expect(measure(10, 'Pro, Enterprise').window?.tokens).toBe(128_000);
    expect(measure(10, 'a plan that is gone').window?.tokens).toBe(16_000);
  });

  test('a chat that slept for a working day proposes one; a shorter pause, or a new turn, does not', () => {
    const meter = measure(10);
    const sighting = { lastTurnUnits: 50, changedAtMs: 1_000 };
    const at = (lastTurnUnits: number | undefined, atMs: number) =>
      withSleep(meter, sighting, { lastTurnUnits, atMs });
    expect(at(50, 1_000 + WORKING_DAY_MS)).toMatchObject({ sleptSinceMs: 1_000 });
    expect(isProposed(at(50, 1_000 + WORKING_DAY_MS))).toBe(true);
    expect(isProposed(at(50, 999 + WORKING_DAY_MS))).toBe(false);
    expect(isProposed(at(51, 1_000 + WORKING_DAY_MS))).toBe(false);
    expect(isProposed(at(undefined, 1_000 + WORKING_DAY_MS))).toBe(false);
    expect(isProposed(withSleep(meter, undefined, { lastTurnUnits: 50, atMs: 1e12 }))).toBe(false);
  });
});

test('the number holds its two ends, also for a chat too long to count all of it', () => {
  const long = measureContext(captureOf(turnsOf(words(1), ...Array(3).fill('word '.repeat(200_000)))));
  if (!long) throw new Error('not measured');
  expect(long.atLeast).toBeLessThan(long.tokens);
  expect(long.tokens).toBeLessThan(long.atMost);
  const whole = measure(100_000).tokens;
  expect(long.tokens / whole).toBeCloseTo(6, 0);
});

test('every window is dated, positive and listed smallest first; an unknown site has none', () => {
  for (const { plans, seen } of contextWindows) {
    expect(seen).toMatch(/^20\d\d-\d\d$/);
    const tokens = plans.map((plan) => plan.tokens);
    expect(tokens).toEqual([...tokens].sort((left, right) => left - right));
    expect(tokens[0]).toBeGreaterThan(0);
  }
  expect(findContextWindow('grok')).toBeUndefined();
  expect(findContextWindow('aistudio')).toBeUndefined();
  expect(findContextWindow('aistudio', 'Gemini 2.5 Pro')?.plans[0].tokens).toBe(1_048_576);
  expect(findContextWindow('aistudio', 'Gemini 2.5 Flash Image')).toBeUndefined();
});

test('a sighting keeps the time of the last change, only the newest are kept, and turned off none is', () => {
  const seen = { conversationId: 'a', pattern: 'https://claude.ai/*', lastTurnUnits: 5, changedAtMs: 10 };
  const once = recordSighting(noWatchRecord, seen);
  expect(recordSighting(once, { ...seen, changedAtMs: 99 })).toBe(once);
  expect(recordSighting(once, { ...seen, lastTurnUnits: 6, changedAtMs: 99 }).sightings).toEqual([
    { ...seen, lastTurnUnits: 6, changedAtMs: 99 },
  ]);
  let record = once;
  for (let index = 0; index < MAX_SIGHTINGS; index += 1) {
    record = recordSighting(record, { ...seen, conversationId: `c${index}`, changedAtMs: 100 + index });
  }
  expect(record.sightings).toHaveLength(MAX_SIGHTINGS);
  expect(record.sightings.some(({ conversationId }) => conversationId === 'a')).toBe(false);
  expect(changeMeter(record, { off: true })).toEqual({ meterOff: true, plans: {}, sightings: [] });
});
