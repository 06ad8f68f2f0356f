import type { Turn } from './capture.ts';
import type { Completeness } from './completeness.ts';
import type { Draft, DraftItem } from './draft.ts';
import { beginRevision, withOpenId } from './draft-change.ts';
import { isSameSuggestion, joinCandidate, markOvertaken, placeOf } from './join-candidate.ts';
import { asCarried } from './packet-items.ts';
import { areSameWords, standsIn } from './same-words.ts';
import type { SuggestedItems } from './suggest/suggest-items.ts';
import type { Suggestion } from './suggest/suggestion.ts';

/** What a reading of a conversation brings to a draft. */
export interface DraftMaterial {
  readonly turns: readonly Turn[];
  readonly completeness: Completeness;
  readonly suggested: SuggestedItems;
}

/** What a new draft starts from beside the reading. */
export interface DraftOrigin {
  readonly conversationId: string;
  readonly site: string;
  readonly revision: number;
  readonly previousPacketId?: string | undefined;
  readonly nowMs: number;
}

/** The first draft of a conversation. Its texts are as they were captured: mask it before it is stored. */
export function buildDraft(material: DraftMaterial, origin: DraftOrigin): Draft {
  return {
    conversationId: origin.conversationId,
    site: origin.site,
    revision: origin.revision,
    ...(origin.previousPacketId ? { previousPacketId: origin.previousPacketId } : {}),
    version: 1,
    paused: false,
    capturedAtMs: origin.nowMs,
    updatedAtMs: origin.nowMs,
    items: itemsOf(material.suggested.suggestions),
    ...readingOf(material),
    language: material.suggested.language,
    leftOut: material.suggested.leftOut,
    maskedValues: [],
  };
}

/**
 * A draft after its conversation was read again: what the user decided stays, suggestions that are not there yet
 * are added, and an item that the reading does not suggest any more says so. A draft that was prepared begins its next
 * revision when anything is new.
 *
 * @param fresh What a first draft of the same reading would be, masked like the draft.
 */
export function mergeReading(draft: Draft, fresh: Draft): Draft {
  const known = new Map<string, DraftItem[]>();
  for (const item of draft.items) known.set(placeOf(item), [...(known.get(placeOf(item)) ?? []), item]);
  const isKnown = (item: DraftItem): boolean =>
    (known.get(placeOf(item)) ?? []).some((one) => isSameSuggestion(one, item));
  const added = fresh.items.filter((item) => !isKnown(item));
  if (added.length === 0 && !saysMore(draft.completeness, fresh.completeness)) return draft;
  const { completeness, attachments, unread, language, capturedAtMs } = fresh;
  const begun = beginRevision(draft);
  let items = markOvertaken(draft.items, fresh);
  for (const item of added) items = joinCandidate(items, renamed(item, items), begun.revision);
  return {
    ...begun,
    items,
    maskedValues: joinValues(draft.maskedValues, fresh.maskedValues),
    completeness,
    attachments,
    unread,
    language,
    capturedAtMs,
    updatedAtMs: capturedAtMs,
    version: draft.version + 1,
  };
}

/**
 * The first draft of a conversation that has an earlier packet: it starts from that packet. A suggestion that says what
 * stands there lends it its source; one of a turn that the packet had seen was not wanted then and waits among what is
 * left out; one of a newer turn is a candidate.
 *
 * @param draft Holds the packet's items and the suggestions of the reading, masked together.
 * @param seenTurns How many turns the packet's reading had, from the first one on; 0 where that is not known.
 */
export function settleCarried(draft: Draft, seenTurns: number): Draft {
  let items = draft.items.filter(({ carried }) => carried !== undefined);
  for (const suggestion of draft.items.filter(({ carried }) => carried === undefined)) {
    const same = items.find(
      (item) => item.carried !== undefined && !item.source && areSameWords(item.text, asCarried(suggestion)),
    );
    // The names of open items are the packet's; a suggestion gets one that is free beside them.
    const { openId: _, ...bare } = suggestion;
    const { source, speaker } = bare;
    if (same && source) items = items.map((item) => (item === same ? { ...same, source, speaker } : item));
    else if (source && source.turnIndex < seenTurns) {
      items = [...items, withOpenId({ ...bare, removed: true }, items)];
    } else items = joinCandidate(items, withOpenId(bare, items), draft.revision);
  }
  return { ...draft, items };
}

/** The values of a draft and those that a new reading brings; what was decided about one stays. */
function joinValues(known: Draft['maskedValues'], fresh: Draft['maskedValues']): Draft['maskedValues'] {
  const placeholders = new Set(known.map(({ placeholder }) => placeholder));
  return [...known, ...fresh.filter(({ placeholder }) => !placeholders.has(placeholder))];
}

/** Whether a reading has other turns, or establishes something about the same ones that was not established before. */
function saysMore(before: Completeness, now: Completeness): boolean {
  return now.turns !== before.turns || before.reasons.some((reason) => !now.reasons.includes(reason));
}

/** One conversation, read twice. `places`: for each turn of the first reading its index in the second one. */
export interface TwoReadings {
  readonly before: readonly Pick<Turn, 'markdown'>[];
  readonly after: readonly Pick<Turn, 'markdown'>[];
  readonly places: readonly (number | undefined)[];
}

/**
 * A draft whose items point to their turns in a new reading, and say where the turn has changed and no longer holds
 * their sentence. An item whose turn is not in the new reading keeps what it says of its source.
 */
export function followSources(draft: Draft, readings: TwoReadings): Draft {
  const items = draft.items.map((item) => {
    const source = item.source && followSource(item.source, readings);
    return source === item.source || !source ? item : { ...item, source };
  });
  return items.every((item, at) => item === draft.items[at]) ? draft : { ...draft, items };
}

type Source = NonNullable<DraftItem['source']>;

function followSource(source: Source, { before, after, places }: TwoReadings): Source {
  const turnIndex = places[source.turnIndex];
  const turn = turnIndex === undefined ? undefined : after[turnIndex];
  if (turnIndex === undefined || !turn) return source;
  const isSame = before[source.turnIndex]?.markdown === turn.markdown;
  const { changed: was, ...rest } = source;
  const changed = isSame ? was === true : !standsIn(source.quote, turn.markdown);
  if (turnIndex === source.turnIndex && changed === (was === true)) return source;
  return { ...rest, turnIndex, ...(changed ? { changed } : {}) };
}

function readingOf({
  turns,
  completeness,
}: DraftMaterial): Pick<Draft, 'completeness' | 'attachments' | 'unread'> {
  return {
    completeness,
    attachments: turns.flatMap(({ index, attachments }) =>
      attachments.map((one) => ({ ...one, turnIndex: index })),
    ),
    unread: turns.flatMap(({ index, unread }) => unread.map((one) => ({ ...one, turnIndex: index }))),
  };
}

function itemsOf(suggestions: readonly Suggestion[]): DraftItem[] {
  const items: DraftItem[] = [];
  for (const suggestion of suggestions) items.push(itemOf(suggestion, items));
  return items;
}

function itemOf(suggestion: Suggestion, items: readonly DraftItem[]): DraftItem {
  const { section, text, words, role, turnIndex, quote, externalEffect } = suggestion;
  const item: DraftItem = {
    id: nextId(items),
    section,
    text,
    ...(words === undefined ? {} : { words }),
    speaker: role,
    source: { turnIndex, role, quote },
    confirmed: false,
    removed: false,
    externalEffect: externalEffect ?? false,
    version: 1,
  };
  return withOpenId(item, items);
}

/** A fresh item with an id and a name that are free in the draft that it joins. */
function renamed(item: DraftItem, items: readonly DraftItem[]): DraftItem {
  const { openId, ...rest } = item;
  return withOpenId({ ...rest, id: nextId(items) }, items);
}

/** Ids of suggested items count up and never depend on chance: the same reading gives the same draft. */
function nextId(items: readonly DraftItem[]): string {
  const numbers = items.map(({ id }) => Number(/^s(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `s${Math.max(0, ...numbers) + 1}`;
}
