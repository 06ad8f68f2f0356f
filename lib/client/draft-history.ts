import type { Draft, DraftItem } from '../core/draft.ts';
import type { DraftChange } from '../core/draft-change.ts';
import { type Excerpt, type ExcerptMark, marksToward } from '../core/excerpt.ts';
import type { ManyStates } from '../core/merge-drafts.ts';

type Parts = Pick<Draft, 'items' | 'excerpts'>;

/** How an item was, and its place among all items; without an item, before it was there. */
export interface ItemState {
  readonly itemId: string;
  readonly item: DraftItem | undefined;
  readonly at: number;
}

/** How an excerpt was; without one, before it was there. */
export interface ExcerptState {
  readonly id: string;
  readonly excerpt: Excerpt | undefined;
}

/** What one act of the user touched, as it was before. */
export interface Step {
  readonly items: readonly ItemState[];
  readonly excerpts: readonly ExcerptState[];
}

/** Acts that belong together. */
export interface Acts {
  readonly changes: readonly DraftChange[];
  readonly excerpts: readonly ExcerptMark[];
}

/** The act that undoes one act on many items, or does it again. */
export type PutBackAll = ManyStates & { readonly kind: 'put-back-all' };

type AnyStep = Step | ManyStates;

/** Older steps than these are forgotten. */
const MOST_STEPS = 200;

/** How an item of a draft is now. */
export function stateOf({ items }: Pick<Draft, 'items'>, itemId: string): ItemState {
  const at = items.findIndex(({ id }) => id === itemId);
  return { itemId, item: items[at], at: at === -1 ? items.length : at };
}

/** How the items and excerpts of a draft are now. */
export function stepOf(draft: Parts, itemIds: readonly string[], excerptIds: readonly string[] = []): Step {
  const excerptOf = (id: string) => draft.excerpts?.find((one) => one.id === id);
  return {
    items: [...new Set(itemIds)].map((itemId) => stateOf(draft, itemId)),
    excerpts: [...new Set(excerptIds)].map((id) => ({ id, excerpt: excerptOf(id) })),
  };
}

/**
 * What the user did to a draft in this view, so that it can be undone and done again. Each step names what it touched:
 * what another window does to the rest is not touched.
 */
export class DraftHistory {
  #past: AnyStep[] = [];
  #future: AnyStep[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Remembers how things were before an act of the user. */
  record(before: Step): void {
    this.#past = [...this.#past, before].slice(-MOST_STEPS);
    this.#future = [];
  }

  /** Remembers one act on many items, such as a merge. */
  recordAll(step: ManyStates): void {
    this.#past = [...this.#past, step].slice(-MOST_STEPS);
    this.#future = [];
  }

  /** The acts that undo the last step; undefined where there is none. */
  undo(draft: Parts): Acts | PutBackAll | undefined {
    return this.#go(draft, this.#past, this.#future);
  }

  /** The acts that do the last undone step again. */
  redo(draft: Parts): Acts | PutBackAll | undefined {
    return this.#go(draft, this.#future, this.#past);
  }

  #go(draft: Parts, from: AnyStep[], to: AnyStep[]): Acts | PutBackAll | undefined {
    const step = from.pop();
    if (!step) return undefined;
    if ('before' in step) {
      to.push(reversed(step));
      return { kind: 'put-back-all', ...step };
    }
    const ids = (states: readonly { readonly id: string }[]) => states.map(({ id }) => id);
    const now = stepOf(
      draft,
      step.items.map(({ itemId }) => itemId),
      ids(step.excerpts),
    );
    const changes = step.items.flatMap((before) => putBack(before, stateOf(draft, before.itemId).item));
    const excerpts = step.excerpts.flatMap(({ id, excerpt }) => {
      const there = draft.excerpts?.find((one) => one.id === id);
      return there ? marksToward(there, excerpt) : [];
    });
    if (changes.length + excerpts.length === 0) return undefined;
    to.push(now);
    return { changes, excerpts };
  }
}

function putBack({ itemId, item: before, at }: ItemState, now: DraftItem | undefined): DraftChange[] {
  if (!now) return [];
  // An item that was added goes as any item goes: it is left out and can come back.
  const item = before ?? { ...now, removed: true };
  return [{ kind: 'put-back', itemId, item, at, basedOn: now.version }];
}

/** The act that takes an act on many items back the other way. */
function reversed({ before, after }: ManyStates): ManyStates {
  const known = new Set(before.map(({ id }) => id));
  const came = after.filter(({ id }) => !known.has(id));
  // What came with the act is left out when it is undone, and so it is from where doing it again begins.
  return { before: after, after: [...before, ...came.map((item) => ({ ...item, removed: true }))] };
}
