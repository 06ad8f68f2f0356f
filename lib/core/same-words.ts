import { findPlaceholders } from './redaction/placeholder-shape.ts';

/**
 * Whether two texts say the same where a placeholder of either may stand for any words of the other: the same
 * sentence, masked by other rules or by none.
 */
export function areSameWords(one: string, other: string): boolean {
  return one === other || fits(one, other) || fits(other, one);
}

/** Whether a sentence, masked or not, stands somewhere in a text in which nothing need be masked. */
export function standsIn(sentence: string, text: string): boolean {
  let from = 0;
  for (const part of partsOf(sentence)) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** What stands between the placeholders of a text. */
function partsOf(masked: string): string[] {
  const places = findPlaceholders(masked);
  const borders = [...places, { start: masked.length, end: masked.length }];
  return borders.map(({ start }, order) => masked.slice(places[order - 1]?.end ?? 0, start));
}

/** Whether a text is the masked one with something in the place of each placeholder. */
function fits(masked: string, text: string): boolean {
  const places = findPlaceholders(masked);
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return false;
  const [before, after] = [masked.slice(0, first.start), masked.slice(last.end)];
  if (text.length < before.length + after.length || !text.startsWith(before) || !text.endsWith(after))
    return false;
  let from = before.length;
  for (const [order, { end }] of places.slice(0, -1).entries()) {
    const between = masked.slice(end, places[order + 1]?.start);
    const at = text.indexOf(between, from);
    if (at === -1) return false;
    from = at + between.length;
  }
  return from <= text.length - after.length;
}
