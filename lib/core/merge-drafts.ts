import * as z from 'zod/mini';
import { goesInto } from './build-packet.ts';
import { type Draft, type DraftItem, draftItemSchema } from './draft.ts';
import { beginRevision } from './draft-change.ts';
import type { Excerpt } from './excerpt.ts';
import { type MergedItems, mergeItems } from './merge-items.ts';
import { asCarried } from './packet-items.ts';
import { notePromotions } from './promotions.ts';
import { areSameWords } from './same-words.ts';
import { isSingleSection } from './sections.ts';

/** What the user can make of an item that two sides have differently. */
export const mergeChoices = ['mine', 'theirs', 'both'] as const;
export type MergeChoice = (typeof mergeChoices)[number];

/** What comes into a draft: the content of a backup or of a packet, masked like the draft. */
export interface Incoming {
  readonly items: readonly DraftItem[];
  readonly excerpts: readonly Excerpt[];
  /** The revision that a draft of it has, and the packet that this goes on from. */
  readonly revision: number;
  readonly previousPacketId?: string | undefined;
}

/** A draft and what comes in, merged by item as far as nothing is overwritten. */
export function compareDrafts(draft: Draft, incoming: Incoming): MergedItems {
  return mergeItems([], draft.items, incoming.items);
}

/**
 * The draft with what comes in. Where both have an item differently, the user's choice counts, and mine stands without
 * one. A later revision that comes in is the one that this draft goes on from.
 */
export function mergeDrafts(
  draft: Draft,
  incoming: Incoming,
  choices: ReadonlyMap<string, MergeChoice>,
  nowMs: number,
): Draft {
  const { items: merged, conflicts } = compareDrafts(draft, incoming);
  let items = merged;
  for (const { itemId, mine, theirs } of conflicts) {
    const choice = choices.get(itemId) ?? 'mine';
    const version = Math.max(mine.version, theirs.version) + 1;
    if (choice === 'theirs') items = items.map((item) => (item === mine ? { ...theirs, version } : item));
    if (choice === 'both')
      items = items.flatMap((item) => (item === mine ? [mine, apart(theirs, items)] : [item]));
  }
  const known = draft.excerpts ?? [];
  const fresh = incoming.excerpts.filter(({ text }) => known.every((one) => one.text !== text));
  const excerpts = [...known, ...fresh];
  const { previousPacketId } = incoming;
  const goesOn = incoming.revision > draft.revision && previousPacketId !== undefined;
  const changed = {
    ...beginRevision(draft),
    items,
    ...(excerpts.length > 0 ? { excerpts } : {}),
    ...(goesOn ? { revision: incoming.revision, previousPacketId } : {}),
    version: draft.version + 1,
    updatedAtMs: nowMs,
  };
  return notePromotions(draft, changed, nowMs);
}

/**
 * Items of a packet under the ids that a draft has for them: by the name of an open item, by the same words, and where a
 * section is one text, by the section. Who said it and where is taken from the draft.
 */
export function alignItems(fromPacket: readonly DraftItem[], items: readonly DraftItem[]): DraftItem[] {
  const free = new Set(items);
  return fromPacket.map((item) => {
    const match = [...free].find((one) => isSameThing(one, item));
    if (!match) return item;
    free.delete(match);
    const { text, section, externalEffect } = item;
    const isInPlace = goesInto(match) === goesInto(item);
    const place = isInPlace ? {} : { section, confirmed: item.confirmed };
    const words = match.text === text ? {} : { text };
    return { ...match, ...words, ...place, externalEffect, removed: false };
  });
}

function isSameThing(one: DraftItem, other: DraftItem): boolean {
  if (other.openId !== undefined && one.openId === other.openId) return true;
  if (areSameWords(asCarried(one), other.text)) return true;
  return isSingleSection(other.section) && one.section === other.section && !one.removed;
}

/** The other side's item as one of its own. */
function apart({ openId: _, ...item }: DraftItem, items: readonly DraftItem[]): DraftItem {
  let number = 2;
  const name = item.id.slice(0, 50);
  while (items.some(({ id }) => id === `${name}-${number}`)) number += 1;
  return { ...item, id: `${name}-${number}`, removed: false };
}

/** All items of a draft before and after one act on many of them. */
export const manyStatesSchema = z.strictObject({
  before: z.array(draftItemSchema),
  after: z.array(draftItemSchema),
});
export type ManyStates = z.infer<typeof manyStatesSchema>;

/**
 * The draft as if one act on many items had not happened: each of them is as it was before, what came with the act is
 * left out, and what was changed since then stays as it is now.
 */
export function putBackAll(draft: Draft, { before, after }: ManyStates, nowMs: number): Draft {
  const { items } = mergeItems(after, draft.items, withLeftOut(before, after));
  if (items.every((item, at) => item === draft.items[at])) return draft;
  const back = { ...beginRevision(draft), items, version: draft.version + 1, updatedAtMs: nowMs };
  return notePromotions(draft, back, nowMs);
}

function withLeftOut(before: readonly DraftItem[], after: readonly DraftItem[]): DraftItem[] {
  const known = new Set(before.map(({ id }) => id));
  const came = after.filter(({ id }) => !known.has(id));
  return [...before, ...came.map((item) => ({ ...item, removed: true }))];
}
