import type { Draft, DraftItem } from '../core/draft.ts';
import type { DraftChange } from '../core/draft-change.ts';
import type { ManyStates } from '../core/merge-drafts.ts';

/** How an item was, and its place among all items; without an item, before it was there. */
export interface ItemState {
  readonly itemId: string;
  readonly item: DraftItem | undefined;
  readonly at: number;
}

/** The act that undoes one act on many items, or does it again. */
export type PutBackAll = ManyStates & { readonly kind: 'put-back-all' };

type Step = ItemState | ManyStates;

/** Older steps than these are forgotten. */
const MOST_STEPS = 200;

/** How an item of a draft is now. */
export function stateOf({ items }: Pick<Draft, 'items'>, itemId: string): ItemState {
  const at = items.findIndex(({ id }) => id === itemId);
  return { itemId, item: items[at], at: at === -1 ? items.length : at };
}

/**
 * What the user did to the items of a draft in this view, so that it can be undone and done again. Each step names one
 * item: what another window does to others is not touched.
 */
export class DraftHistory {
  #past: Step[] = [];
  #future: Step[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Remembers how an item was before an act of the user. */
  record(before: ItemState): void {
    this.#past = [...this.#past, before].slice(-MOST_STEPS);
    this.#future = [];
  }

  /** Remembers one act on many items, such as a merge. */
  recordAll(step: ManyStates): void {
    this.#past = [...this.#past, step].slice(-MOST_STEPS);
    this.#future = [];
  }

  /** The act that undoes the last step; undefined where there is none. */
  undo(draft: Pick<Draft, 'items'>): DraftChange | PutBackAll | undefined {
    return this.#go(draft, this.#past, this.#future);
  }

  /** The act that does the last undone step again. */
  redo(draft: Pick<Draft, 'items'>): DraftChange | PutBackAll | undefined {
    return this.#go(draft, this.#future, this.#past);
  }

  #go(draft: Pick<Draft, 'items'>, from: Step[], to: Step[]): DraftChange | PutBackAll | undefined {
    const step = from.pop();
    if (!step) return undefined;
    if ('before' in step) {
      const known = new Set(step.before.map(({ id }) => id));
      const came = step.after.filter(({ id }) => !known.has(id));
      // What came with the act is left out when it is undone, and so it is from where doing it again begins.
      const undone = [...step.before, ...came.map((item) => ({ ...item, removed: true }))];
      to.push({ before: step.after, after: undone });
      return { kind: 'put-back-all', ...step };
    }
    const now = stateOf(draft, step.itemId);
    if (!now.item) return undefined;
    to.push(now);
    const { itemId, at } = step;
    // An item that was added goes as any item goes: it is left out and can come back.
    const item = step.item ?? { ...now.item, removed: true };
    return { kind: 'put-back', itemId, item, at, basedOn: now.item.version };
  }
}
