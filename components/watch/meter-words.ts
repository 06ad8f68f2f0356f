import type { ContextMeter } from '../../lib/core/context-meter.ts';
import { amount } from '../common/amount.ts';
import { shownDay } from '../common/shown-time.ts';

const uncountedWords: Record<ContextMeter['uncounted'][number], string> = {
  attachments: 'attachments',
  unread: 'parts that could not be read',
  'not-all-read': 'turns that were not read, or may not have been',
};

/** The meter in one line. */
export function meterLine({ tokens, uncounted, window: known }: ContextMeter): string {
  const sign = uncounted.length > 0 ? 'At least about' : 'About';
  const size = `${sign} ${amount(rounded(tokens), 'token')}`;
  if (!known) return `${size} · what fits here is not known`;
  const percent = Math.round((100 * tokens) / known.tokens);
  return percent > 100 ? `${size} · more than fits` : `${size} · ${Math.max(1, percent)} % of what fits`;
}

/** How sure that is, and what was left out. */
export function meterDoubt({ atLeast, atMost, uncounted }: ContextMeter): string {
  const range = `Every model counts in its own way: it may be ${rounded(atLeast).toLocaleString('en')} to ${rounded(atMost).toLocaleString('en')}.`;
  if (uncounted.length === 0) return range;
  return `${range} Not counted: ${uncounted.map((reason) => uncountedWords[reason]).join('; ')}.`;
}

/** Why a handoff is proposed; undefined where none is. */
export function proposalWords(meter: ContextMeter, nowMs: number): string | undefined {
  const { level, tokens, sleptSinceMs, window: known } = meter;
  if (known && tokens > known.tokens)
    return 'This is more than fits: the chat may no longer know how it began. Hand it over to a fresh one.';
  if (level === 'nearly-full')
    return 'This chat is nearly full. Hand it over before it forgets how it began.';
  if (level === 'filling') return 'This chat fills up. A handoff is safer now than at the end.';
  if (level === 'half') return 'About half of what fits is used. This is a good moment for a handoff.';
  if (sleptSinceMs !== undefined)
    return `Nothing was added here since ${shownDay(sleptSinceMs, nowMs)}. A fresh chat may be a better start.`;
  return undefined;
}

/** Two digits: more would be a claim. */
function rounded(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.round(count / step) * step;
}
