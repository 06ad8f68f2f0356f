import type { Receipt } from '../../lib/core/receipt.ts';

type Shown = Pick<Receipt, 'state' | 'paused' | 'reason'>;

const stateNames: Record<Receipt['state'], string> = {
  PREPARED: 'Prepared',
  ACKNOWLEDGED: 'Acknowledged',
  RESUMED: 'Resumed',
  CANCELLED: 'Cancelled',
};

/** The state of a handoff in one or two words. */
export function stateName({ state, paused, reason }: Shown): string {
  if (state === 'CANCELLED' && reason === 'superseded') return 'Replaced';
  if (state === 'CANCELLED' && reason === 'expired') return 'Expired';
  return paused ? 'Paused' : stateNames[state];
}

/** What a stopped handoff means, or undefined for one that goes on. */
export function stopWords({ state, paused, reason }: Shown): string | undefined {
  if (paused) return 'Paused. Nothing moves until you continue it.';
  if (state !== 'CANCELLED') return undefined;
  if (reason === 'superseded')
    return 'Replaced by a newer revision. Use that one; this one cannot be inserted.';
  return reason === 'expired'
    ? 'Expired. It stays here to look at and cannot be used.'
    : 'Cancelled by you. It stays here to look at and cannot be used.';
}
