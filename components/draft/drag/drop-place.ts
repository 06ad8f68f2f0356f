import type { MovableSectionKey } from '../../../lib/core/sections.ts';

/** Where something stands on the page, from top to bottom, in pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** A section that takes items, and those of its items that are not being dragged, in order. */
export interface DropSection extends Extent {
  readonly section: MovableSectionKey;
  readonly items: readonly (Extent & { readonly id: string })[];
}

/** Where an item would be put: before another one, or at the end of a section. `y` is where to show it. */
export interface DropPlace {
  readonly section: MovableSectionKey;
  readonly before: string | undefined;
  readonly y: number;
}

/** The place that is meant by a pointer at this height; undefined where there is no section. */
export function findDropPlace(sections: readonly DropSection[], y: number): DropPlace | undefined {
  const distance = ({ top, bottom }: Extent) => Math.max(top - y, y - bottom, 0);
  const nearest = sections.toSorted((left, right) => distance(left) - distance(right))[0];
  if (!nearest) return undefined;
  const next = nearest.items.find(({ top, bottom }) => y < (top + bottom) / 2);
  const end = nearest.items.at(-1)?.bottom ?? nearest.bottom;
  return { section: nearest.section, before: next?.id, y: next?.top ?? end };
}
