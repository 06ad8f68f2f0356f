import { describe, expect, test } from 'vitest';
import type { CaptureEvidence, Turn } from '../../../lib/core/capture.ts';
import { assessCompleteness } from '../../../lib/core/completeness.ts';

const turnsOf = (count: number, role?: Turn['role']): Turn[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    role: role ?? (index % 2 === 0 ? 'user' : 'assistant'),
    markdown: 'yes',
    attachments: [],
    unread: [],
  }));

const proven: CaptureEvidence = {
  streaming: false,
  startReached: 'yes',
  endReached: 'yes',
  unmountedTurns: 0,
  unrecognised: 0,
};

describe('completeness', () => {
  test('is complete only where both ends are established and nothing is missing', () => {
    expect(assessCompleteness({ turns: turnsOf(42), evidence: proven })).toEqual({
      status: 'complete',
      turns: 42,
      turnsExpected: 42,
      reasons: [],
    });
  });

  test.each<[string, Partial<CaptureEvidence>, string, string]>([
    ['the beginning is not loaded', { startReached: 'no' }, 'partial', 'start-not-loaded'],
    ['the end is not loaded', { endReached: 'no' }, 'partial', 'end-not-loaded'],
    ['nobody established the beginning', { startReached: 'unknown' }, 'unverified', 'start-not-established'],
    ['nobody established the end', { endReached: 'unknown' }, 'unverified', 'end-not-established'],
    ['turns are not mounted', { unmountedTurns: 3 }, 'partial', 'turns-not-mounted'],
    ['the site states more turns', { declaredTurns: 64 }, 'partial', 'fewer-than-declared'],
    ['turns are missing between others', { gaps: 1 }, 'partial', 'gaps-between-turns'],
    ['an answer is being written', { streaming: true }, 'partial', 'still-writing'],
    ['an element was not understood', { unrecognised: 1 }, 'partial', 'unrecognised-elements'],
  ])('is not complete when %s', (_name, change, status, reason) => {
    const found = assessCompleteness({ turns: turnsOf(42), evidence: { ...proven, ...change } });
    expect(found).toMatchObject({ status, reasons: [reason] });
  });

  test('is partial when a part of a turn could not be read', () => {
    const turns = turnsOf(4).with(1, { ...turnsOf(2)[1]!, unread: [{ kind: 'frame' }] });
    expect(assessCompleteness({ turns, evidence: proven })).toMatchObject({
      status: 'partial',
      reasons: ['unread-parts'],
    });
  });

  test('is unverified when almost all turns have one role', () => {
    expect(assessCompleteness({ turns: turnsOf(10, 'user'), evidence: proven })).toMatchObject({
      status: 'unverified',
      reasons: ['roles-look-wrong'],
    });
  });

  test('is unverified when more than a fifth of the turns follow one of the same speaker', () => {
    const spoken = (line: string) =>
      [...line].map(
        (letter, index) =>
          ({ ...turnsOf(1)[0]!, index, role: letter === 'u' ? 'user' : 'assistant' }) as const,
      );
    const reasonsOf = (line: string) => assessCompleteness({ turns: spoken(line), evidence: proven }).reasons;
    expect(reasonsOf('uuauuauuau')).toEqual(['roles-look-wrong']);
    expect(reasonsOf('uaauauauau')).toEqual([]);
    expect(reasonsOf('uuau')).toEqual([]);
  });

  test('is unverified when nobody knows who speaks, and compares no speakers then', () => {
    const turns = turnsOf(8).map((turn) => ({ ...turn, role: 'unknown' as const }));
    expect(assessCompleteness({ turns, evidence: proven })).toMatchObject({
      status: 'unverified',
      reasons: ['speakers-unknown'],
    });
  });

  test('states the expected number only where it is known', () => {
    const evidence: CaptureEvidence = { ...proven, startReached: 'unknown' };
    expect(assessCompleteness({ turns: turnsOf(8), evidence })).not.toHaveProperty('turnsExpected');
    expect(
      assessCompleteness({ turns: turnsOf(8), evidence: { ...evidence, declaredTurns: 9 } }).turnsExpected,
    ).toBe(9);
    expect(
      assessCompleteness({ turns: turnsOf(8), evidence: { ...proven, unmountedTurns: 2 } }).turnsExpected,
    ).toBe(10);
  });
});
