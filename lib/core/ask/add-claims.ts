import type { Draft, DraftItem } from '../draft.ts';
import { beginRevision, withOpenId } from '../draft-change.ts';
import { areSameWords } from '../same-words.ts';
import { isSingleSection } from '../sections.ts';
import type { CheckedClaim } from './read-answer.ts';

/** The items that checked claims would be. Their texts are as they were captured: mask them before they are stored. */
export function itemsOfClaims(claims: readonly CheckedClaim[]): DraftItem[] {
  return claims.map((claim, order) => ({
    ...claim,
    id: `asked-${order}`,
    speaker: 'assistant',
    confirmed: false,
    removed: false,
    version: 1,
  }));
}

/** A draft after an answer, and what became of its items. */
export interface AnsweredDraft {
  readonly draft: Draft;
  readonly added: readonly DraftItem[];
  /** Items that the draft has already, whatever the user made of them. */
  readonly known: number;
}

/**
 * Puts an answer's items behind those of a draft. Nothing that stands there is touched; what is there already is not
 * added, and a second goal or step waits among what is left out.
 *
 * @param items From `itemsOfClaims`, masked like the draft.
 */
export function addClaims(
  draft: Draft,
  items: readonly DraftItem[],
  code: string,
  nowMs: number,
): AnsweredDraft {
  const all = [...draft.items];
  const added: DraftItem[] = [];
  for (const item of items) {
    if (all.some((one) => isSameItem(one, item))) continue;
    const isTaken =
      isSingleSection(item.section) && all.some((one) => one.section === item.section && !one.removed);
    const named = withOpenId({ ...item, id: freeId(code, all), removed: isTaken }, all);
    all.push(named);
    added.push(named);
  }
  const { readAnswers = [] } = draft;
  const answered: Draft = {
    ...(added.length > 0 ? beginRevision(draft) : draft),
    items: all,
    readAnswers: readAnswers.includes(code) ? readAnswers : [...readAnswers, code],
    version: draft.version + 1,
    updatedAtMs: nowMs,
  };
  return { draft: answered, added, known: items.length - added.length };
}

/** Ids count up for each request: the same answer gives the same draft. */
function freeId(code: string, items: readonly DraftItem[]): string {
  let number = 1;
  while (items.some(({ id }) => id === `a${code}-${number}`)) number += 1;
  return `a${code}-${number}`;
}

/** Whether an item says what another one says, or rests on the same sentence for the same section. */
function isSameItem(one: DraftItem, other: DraftItem): boolean {
  const says = [one.text, one.original, one.words].filter((text) => text !== undefined);
  if (says.some((text) => areSameWords(withoutEnd(text), withoutEnd(other.text)))) return true;
  if (!one.source || !other.source || one.section !== other.section) return false;
  // One sentence can hold two things to do; a prohibition, a decision or an instruction is said in one.
  const isOneThing =
    one.section === 'restrictions' || one.section === 'instructions' || isSingleSection(one.section);
  return (
    isOneThing &&
    one.source.turnIndex === other.source.turnIndex &&
    areSameWords(withoutEnd(one.source.quote), withoutEnd(other.source.quote))
  );
}

function withoutEnd(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!;]+$/, '');
}
