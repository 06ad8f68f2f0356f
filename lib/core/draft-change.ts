import * as z from 'zod/mini';
import { type Draft, type DraftItem, draftItemSchema } from './draft.ts';
import { HandoffError } from './errors.ts';
import { notePromotions } from './promotions.ts';
import { movableSectionKeys, sectionKeys } from './sections.ts';

const itemId = draftItemSchema.shape.id;
const text = draftItemSchema.shape.text;

/** One act of the user on a draft. `basedOn` is the item's version that the user saw. */
export const draftChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit'), itemId, text, basedOn: z.int() }),
  z.strictObject({ kind: z.literal('add'), itemId, section: z.enum(sectionKeys), text }),
  z.strictObject({ kind: z.literal('remove'), itemId }),
  z.strictObject({ kind: z.literal('restore'), itemId }),
  z.strictObject({ kind: z.literal('move'), itemId, section: z.enum(sectionKeys) }),
  /** Puts an item before another one of a section, or at the section's end. */
  z.strictObject({
    kind: z.literal('place'),
    itemId,
    section: z.enum(movableSectionKeys),
    before: z.optional(itemId),
  }),
  z.strictObject({ kind: z.literal('reorder'), itemId, by: z.union([z.literal(-1), z.literal(1)]) }),
  z.strictObject({ kind: z.literal('confirm'), itemId, confirmed: z.boolean() }),
  z.strictObject({ kind: z.literal('mark-effect'), itemId, externalEffect: z.boolean() }),
  /** Makes an item what it was at another time, at its place then among all items: undoing and doing again. */
  z.strictObject({
    kind: z.literal('put-back'),
    itemId,
    item: draftItemSchema,
    at: z.int().check(z.minimum(0)),
    basedOn: z.int(),
  }),
]);
export type DraftChange = z.infer<typeof draftChangeSchema>;

/**
 * The draft after one act of the user. Acts name one item each, so two windows can work on one draft: their acts
 * meet only on the same item. Changing what was already prepared begins the next revision. Doing an act twice
 * does it once.
 *
 * @throws {HandoffError} `ITEM_NOT_FOUND`; `DRAFT_CONFLICT` when the item's text was changed since `basedOn`.
 */
export function applyChange(draft: Draft, change: DraftChange, nowMs: number): Draft {
  const items = change.kind === 'add' ? addItem(draft, change) : changeItems(draft, change);
  if (items === draft.items) return draft;
  const changed = { ...beginRevision(draft), items, version: draft.version + 1, updatedAtMs: nowMs };
  return notePromotions(draft, changed, nowMs);
}

/** The draft as the beginning of the revision after the one that it was prepared as, if it was. */
export function beginRevision(draft: Draft): Draft {
  const { preparedAs, ...rest } = draft;
  if (preparedAs === undefined) return draft;
  return { ...rest, revision: draft.revision + 1, previousPacketId: preparedAs };
}

function addItem(draft: Draft, change: Extract<DraftChange, { kind: 'add' }>): DraftItem[] {
  if (draft.items.some((item) => item.id === change.itemId)) return draft.items;
  const item: DraftItem = {
    id: change.itemId,
    section: change.section,
    text: change.text,
    speaker: 'author',
    confirmed: true,
    removed: false,
    externalEffect: false,
    version: 1,
  };
  return [...draft.items, withOpenId(item, draft.items)];
}

function changeItems(draft: Draft, change: Exclude<DraftChange, { kind: 'add' }>): DraftItem[] {
  const item = draft.items.find(({ id }) => id === change.itemId);
  if (!item) throw new HandoffError('ITEM_NOT_FOUND');
  if (change.kind === 'reorder') return reorder(draft.items, item, change.by);
  if (change.kind === 'place') return place(draft.items, item, change);
  if (change.kind === 'put-back') return putBack(draft.items, item, change);
  const changed = changeItem(item, change, draft.items);
  if (changed === item) return draft.items;
  const versioned = { ...changed, version: item.version + 1 };
  return draft.items.map((other) => (other === item ? versioned : other));
}

function changeItem(
  item: DraftItem,
  change: Exclude<DraftChange, { kind: 'add' | 'reorder' | 'place' | 'put-back' }>,
  items: readonly DraftItem[],
): DraftItem {
  switch (change.kind) {
    case 'edit':
      return editItem(item, change);
    case 'remove':
      return item.removed ? item : { ...item, removed: true };
    case 'restore':
      return item.removed ? { ...item, removed: false } : item;
    case 'move':
      return moveItem(item, change.section, items);
    case 'confirm':
      return confirmItem(item, change.confirmed);
    case 'mark-effect':
      return item.externalEffect === change.externalEffect
        ? item
        : { ...item, externalEffect: change.externalEffect };
  }
}

function editItem(item: DraftItem, change: Extract<DraftChange, { kind: 'edit' }>): DraftItem {
  if (change.text === item.text) return item;
  refuseOlder(item, change.basedOn);
  const original = item.original ?? (item.speaker === 'author' ? undefined : item.text);
  return { ...item, text: change.text, ...(original === undefined ? {} : { original }) };
}

function refuseOlder(item: DraftItem, basedOn: number): void {
  if (basedOn !== item.version) throw new HandoffError('DRAFT_CONFLICT', { basedOn, version: item.version });
}

function moveItem(item: DraftItem, section: DraftItem['section'], items: readonly DraftItem[]): DraftItem {
  if (item.section === section) return item;
  // Moving a claim among the facts is the user's word for it; moving it to the unknowns takes that back.
  const confirmed =
    section === 'confirmed_facts'
      ? true
      : section === 'unknowns'
        ? item.speaker === 'author'
        : item.confirmed;
  return withOpenId({ ...item, section, confirmed }, items);
}

/** Confirming an unknown makes it a fact; taking the word back makes a fact of the assistant's an unknown again. */
function confirmItem(item: DraftItem, confirmed: boolean): DraftItem {
  if (item.confirmed === confirmed && !(confirmed && item.section === 'unknowns')) return item;
  if (confirmed && item.section === 'unknowns') return { ...item, confirmed, section: 'confirmed_facts' };
  if (!confirmed && item.section === 'confirmed_facts' && item.speaker === 'assistant') {
    return { ...item, confirmed, section: 'unknowns' };
  }
  return { ...item, confirmed };
}

function reorder(items: DraftItem[], item: DraftItem, by: -1 | 1): DraftItem[] {
  const section = items.filter((other) => other.section === item.section && !other.removed);
  const neighbour = section[section.indexOf(item) + by];
  if (!neighbour) return items;
  return items.map((other) => (other === item ? neighbour : other === neighbour ? item : other));
}

function place(
  items: DraftItem[],
  item: DraftItem,
  { section, before }: Extract<DraftChange, { kind: 'place' }>,
): DraftItem[] {
  if (before === item.id) return items;
  const moved = moveItem(item, section, items);
  const others = items.filter((other) => other !== item);
  const isInPlace = (other: DraftItem): boolean => other.section === section;
  const next = others.findIndex((other) => other.id === before && isInPlace(other));
  const last = others.findLastIndex(isInPlace);
  const at = next !== -1 ? next : last === -1 ? others.length : last + 1;
  const placed = moved === item ? item : { ...moved, version: item.version + 1 };
  const after = [...others.slice(0, at), placed, ...others.slice(at)];
  const order = after.filter(isInPlace);
  return items.filter(isInPlace).every((other, place) => other === order[place]) && placed === item
    ? items
    : after;
}

function putBack(
  items: readonly DraftItem[],
  item: DraftItem,
  change: Extract<DraftChange, { kind: 'put-back' }>,
): DraftItem[] {
  refuseOlder(item, change.basedOn);
  const others = items.filter((other) => other !== item);
  const back = { ...change.item, id: item.id, version: item.version + 1 };
  return [...others.slice(0, change.at), back, ...others.slice(change.at)];
}

/** Gives an item of the open ones its name, the next free number over all items there ever were. */
export function withOpenId(item: DraftItem, items: readonly DraftItem[]): DraftItem {
  if (item.section !== 'open_items' || item.openId !== undefined) return item;
  const numbers = items.map(({ openId }) => Number(/^T-(\d{1,9})$/.exec(openId ?? '')?.[1] ?? 0));
  return { ...item, openId: `T-${Math.max(0, ...numbers) + 1}` };
}
