import type { PageCapture } from './capture.ts';
import { assessCompleteness } from './completeness.ts';
import type { ContextMeter } from './context-meter.ts';
import { findContextWindow } from './context-windows.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** The shares of a window from which on a handoff is proposed, highest first. */
const LEVELS = [
  { level: 'nearly-full', from: 0.85 },
  { level: 'filling', from: 0.7 },
  { level: 'half', from: 0.5 },
] as const;

/** So much text is counted; of a longer chat, the rest is taken to be like it. */
const COUNTED_UNITS = 1_000_000;

/**
 * Measures a chat by what was read of it. Undefined where nothing was read: that is unknown, and not empty.
 *
 * @param plan the user's plan on that site, where they said it.
 */
export function measureContext(
  capture: Pick<PageCapture, 'site' | 'model' | 'turns' | 'evidence'>,
  plan?: string,
): ContextMeter | undefined {
  if (capture.turns.length === 0) return undefined;
  const { tokens, atLeast, atMost } = estimateAll(capture.turns.map(({ markdown }) => markdown));
  const known = findContextWindow(capture.site, capture.model);
  const chosen = known?.plans.find((one) => one.plan === plan) ?? known?.plans[0];
  return {
    tokens,
    atLeast,
    atMost,
    uncounted: findUncounted(capture),
    ...(known && chosen
      ? { window: { ...chosen, plans: known.plans.map((one) => one.plan), seen: known.seen } }
      : {}),
    level: chosen ? levelOf(tokens / chosen.tokens) : 'none',
  };
}

function levelOf(share: number): ContextMeter['level'] {
  return LEVELS.find(({ from }) => share >= from)?.level ?? 'none';
}

/** Token counts add up, so a long text is counted in part and the rest by its length. */
function estimateAll(texts: readonly string[]): { tokens: number; atLeast: number; atMost: number } {
  const all = texts.join('\n\n');
  const estimate = estimateTokens(all.slice(0, COUNTED_UNITS));
  const scale = Math.max(1, all.length / COUNTED_UNITS);
  return {
    tokens: Math.max(1, Math.round(estimate.tokens * scale)),
    atLeast: Math.round(estimate.atLeast * scale),
    atMost: Math.max(1, Math.round(estimate.atMost * scale)),
  };
}

/** Whatever of the chat is not in the text that was read; citations and other versions of a turn are not in the window. */
function findUncounted(capture: Pick<PageCapture, 'turns' | 'evidence'>): ContextMeter['uncounted'] {
  const { turns } = capture;
  const { reasons } = assessCompleteness(capture);
  const unread = turns.some((turn) => turn.unread.some(({ kind }) => kind !== 'versions'));
  const missing = reasons.some((reason) => reason !== 'unread-parts' && reason !== 'guessed');
  const checks: [ContextMeter['uncounted'][number], boolean][] = [
    ['attachments', turns.some(({ attachments }) => attachments.length > 0)],
    ['unread', unread || turns.some(({ role }) => role === 'tool')],
    ['not-all-read', missing],
  ];
  return checks.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** The length of the newest turn; undefined where the page does not show that it is the newest. */
export function lastTurnUnits({
  turns,
  evidence,
}: Pick<PageCapture, 'turns' | 'evidence'>): number | undefined {
  return evidence.endReached === 'no' ? undefined : turns.at(-1)?.markdown.length;
}
