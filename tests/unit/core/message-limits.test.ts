import { describe, expect, test } from 'vitest';
import { foreseeFit, messageLimits } from '../../../lib/core/message-limits.ts';

const around = (limit: number) => [limit - 1, limit, limit + 1];

describe('whether a text fits is said before it is inserted', () => {
  const known = messageLimits.flatMap(({ site, pasteUnits }) => (pasteUnits ? [{ site, pasteUnits }] : []));
  test.each(known)(
    'at one less, at and at one more than what is reported of $site',
    ({ site, pasteUnits }) => {
      expect(around(pasteUnits).map((units) => foreseeFit(units, { site }).outcome)).toEqual([
        'fits',
        'fits',
        'attachment',
      ]);
    },
  );

  test('at one less, at and at one more than what the composer takes', () => {
    const fits = around(500).map((units) => foreseeFit(units, { site: 'elsewhere', roomUnits: 500 }));
    expect(fits.map(({ outcome }) => outcome)).toEqual(['fits', 'fits', 'too-long']);
    expect(fits[2]).toEqual({ outcome: 'too-long', basis: 'composer', limitUnits: 500 });
  });

  test('the composer outranks what is reported of its site', () => {
    expect(foreseeFit(600, { site: 'chatgpt', roomUnits: 500 }).outcome).toBe('too-long');
    expect(foreseeFit(10_001, { site: 'chatgpt', roomUnits: 50_000 }).outcome).toBe('attachment');
  });

  test('what was read back there outranks what is reported', () => {
    const earlier = (outcome: 'verified' | 'attachment' | 'truncated' | 'unknown') =>
      foreseeFit(20_000, {
        site: 'chatgpt',
        earlier: [{ method: 'insert', outcome, differenceAtUnits: 12_000 }],
      });
    expect(earlier('verified')).toEqual({ outcome: 'fits', basis: 'seen' });
    expect(earlier('attachment')).toEqual({ outcome: 'attachment', basis: 'seen' });
    expect(earlier('truncated')).toEqual({ outcome: 'too-long', basis: 'seen', limitUnits: 12_000 });
    expect(earlier('unknown')).toMatchObject({ outcome: 'attachment', basis: 'reported' });
  });

  test('where nothing is known it says so, also for a site that cuts at a length that nobody states', () => {
    expect(foreseeFit(100, { site: 'gemini' })).toMatchObject({ outcome: 'unknown', basis: 'reported' });
    expect(foreseeFit(100, { site: undefined })).toEqual({ outcome: 'unknown', basis: 'nothing' });
  });
});
