import type { DraftItem } from './draft.ts';
import { withOpenId } from './draft-change.ts';

/** One item that both sides changed, each in its own way. */
export interface ItemConflict {
  readonly itemId: string;
  /** How it was before both changed it, where that is known. */
  readonly base?: DraftItem;
  readonly mine: DraftItem;
  readonly theirs: DraftItem;
}

/** What merging came to. Where two sides cannot be merged, `items` holds mine, and the conflict both. */
export interface MergedItems {
  readonly items: DraftItem[];
  readonly conflicts: ItemConflict[];
}

/** What of an item changes together: its words, its place among the sections, its mark, its fate. */
const groups = [
  ['text', 'words', 'original'],
  ['section', 'confirmed', 'speaker'],
  ['externalEffect'],
  ['removed'],
] as const satisfies readonly (readonly (keyof DraftItem)[])[];
type Group = (typeof groups)[number];

/**
 * Merges two lists of items by their ids. What one side alone changed is taken; what both changed alike is one; what both
 * changed differently is a conflict, and so is leaving out what the other side changed. No item of either side is lost:
 * mine keep their order, and each of theirs that is new follows the one that it follows there.
 *
 * @param base The items before both sides changed them; an item that is not in it was added, and differs as a whole.
 */
export function mergeItems(
  base: readonly DraftItem[],
  mine: readonly DraftItem[],
  theirs: readonly DraftItem[],
): MergedItems {
  const [origins, others] = [byId(base), byId(theirs)];
  const conflicts: ItemConflict[] = [];
  let items = mine.map((item) => {
    const other = others.get(item.id);
    if (!other) return item;
    const origin = origins.get(item.id);
    const merged = mergeItem(origin, item, other);
    if (!merged) {
      conflicts.push({ itemId: item.id, ...(origin ? { base: origin } : {}), mine: item, theirs: other });
    }
    return merged ?? item;
  });
  for (const [place, item] of theirs.entries()) {
    if (items.some(({ id }) => id === item.id)) continue;
    items = insertAfter(items, named(item, items), theirs.slice(0, place));
  }
  // An item that the other side moved to the open ones has no name there yet.
  return { items: items.map((item) => withOpenId(item, items)), conflicts };
}

/** Whether two items say the same, whatever their versions and wherever their turns were read. */
export function saysSame(one: DraftItem, other: DraftItem): boolean {
  return groups.every((group) => isSame(group, one, other));
}

function mergeItem(base: DraftItem | undefined, mine: DraftItem, theirs: DraftItem): DraftItem | undefined {
  if (saysSame(mine, theirs)) return mine;
  if (!base) return undefined;
  if (saysSame(base, theirs)) return mine;
  // Whoever leaves an item out has not seen what the other side made of it.
  if (mine.removed !== theirs.removed && !saysSame(base, mine)) return undefined;
  let merged = mine;
  for (const group of groups) {
    if (isSame(group, mine, theirs) || isSame(group, base, theirs)) continue;
    if (!isSame(group, base, mine)) return undefined;
    merged = { ...without(group, merged), ...taken(group, theirs) };
  }
  return { ...merged, version: Math.max(mine.version, theirs.version) + 1 };
}

function isSame(group: Group, one: DraftItem, other: DraftItem): boolean {
  return group.every((key) => one[key] === other[key]);
}

function without(group: Group, item: DraftItem): DraftItem {
  // What is taken away is put back by `taken`: every group of an item has what the schema asks for.
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => !group.some((one) => one === key)),
  ) as DraftItem;
}

function taken(group: Group, item: DraftItem): Partial<DraftItem> {
  return Object.fromEntries(Object.entries(item).filter(([key]) => group.some((one) => one === key)));
}

/** An item of the other side whose name among the open items is taken here gets the next free one. */
function named(item: DraftItem, items: readonly DraftItem[]): DraftItem {
  if (item.openId === undefined || items.every(({ openId }) => openId !== item.openId)) return item;
  const { openId: _, ...rest } = item;
  return withOpenId(rest, items);
}

function insertAfter(
  items: readonly DraftItem[],
  item: DraftItem,
  before: readonly DraftItem[],
): DraftItem[] {
  const ids = new Set(before.map(({ id }) => id));
  const at = items.findLastIndex(({ id }) => ids.has(id)) + 1;
  return [...items.slice(0, at), item, ...items.slice(at)];
}

function byId(items: readonly DraftItem[]): Map<string, DraftItem> {
  return new Map(items.map((item) => [item.id, item]));
}
