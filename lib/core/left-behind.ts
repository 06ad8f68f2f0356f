import { countMasked } from './build-packet.ts';
import { isMissingPart } from './capture.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { Excerpt } from './excerpt.ts';

/** What a receiver of the draft's packet does not get, by what it is. Counts and names that the draft shows anyway. */
export interface LeftBehind {
  /** Files, images, artifacts and reports: only their names travel. */
  readonly attachments: readonly string[];
  /** Other answers to the same message, which the page did not show. */
  readonly versions: number;
  /** Sources without an address. */
  readonly citations: number;
  /** Parts of turns that could not be read, with the number of their turn counted from 1. */
  readonly unread: readonly { readonly kind: string; readonly name?: string; readonly turn: number }[];
  /** Turns that the site counts and that were not read; undefined where nothing says whether there are any. */
  readonly turnsMissing: number | undefined;
  /** Values that are masked, by category. */
  readonly masked: Readonly<Record<string, number>>;
  /** Items that the user left out. */
  readonly leftOut: readonly DraftItem[];
  /** Excerpts that the user left out. */
  readonly excerpts: readonly Excerpt[];
  /** Weaker suggestions that were never shown. */
  readonly heldBack: number;
}

/** Lists what stays behind when a draft is prepared as it is. Hidden reasoning is never read and so not counted. */
export function listLeftBehind(draft: Draft): LeftBehind {
  const { attachments, unread, completeness, items, leftOut } = draft;
  const countOf = (kind: 'versions' | 'citations') =>
    unread.filter((part) => part.kind === kind).reduce((sum, part) => sum + (part.count ?? 1), 0);
  return {
    attachments: attachments.map(({ name }) => name),
    versions: countOf('versions'),
    citations: countOf('citations'),
    unread: unread
      .filter(isMissingPart)
      .map(({ kind, name, turnIndex }) => ({ kind, turn: turnIndex + 1, ...(name ? { name } : {}) })),
    turnsMissing: turnsMissing(completeness),
    masked: countMasked(draft),
    leftOut: items.filter(({ removed, text }) => removed && text.trim() !== ''),
    excerpts: (draft.excerpts ?? []).filter(({ removed }) => removed),
    heldBack: Object.values(leftOut).reduce<number>((sum, count) => sum + (count ?? 0), 0),
  };
}

function turnsMissing({ status, turns, turnsExpected }: Draft['completeness']): number | undefined {
  if (turnsExpected !== undefined && turnsExpected > turns) return turnsExpected - turns;
  return status === 'complete' ? 0 : undefined;
}
