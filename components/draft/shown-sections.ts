import type { DraftItem } from '../../lib/core/draft.ts';
import { type PresetKey, presetOf } from '../../lib/core/presets.ts';
import {
  isMovableSection,
  type MovableSectionKey,
  type SectionKey,
  sectionKeys,
} from '../../lib/core/sections.ts';

/** What of a draft is shown under a preset. */
export interface ShownSections {
  readonly shown: readonly SectionKey[];
  /** Sections that hold nothing and are not shown. */
  readonly empty: readonly MovableSectionKey[];
  /** Items that travel and stand in sections that are not shown. */
  readonly hidden: readonly DraftItem[];
  /** Whether the form of the receipt of work is shown. */
  readonly showsWork: boolean;
}

/**
 * Decides what of a draft is shown.
 *
 * @param kept The items that are not left out.
 * @param preset Absent for everything.
 * @param mustShow Items whose sections are shown whatever the preset: the user is at work on them.
 */
export function shownSections(
  kept: readonly DraftItem[],
  preset: PresetKey | undefined,
  mustShow: readonly DraftItem[] = [],
): ShownSections {
  const { shown, offered } = presetOf(preset);
  const filled = new Set(kept.map(({ section }) => section));
  const needed = new Set(mustShow.map(({ section }) => section));
  const isShown = (key: SectionKey) =>
    needed.has(key) || offered.has(key) || (filled.has(key) && shown.has(key));
  const visible = sectionKeys.filter(isShown);
  return {
    shown: visible,
    empty: sectionKeys.filter(isMovableSection).filter((key) => !filled.has(key) && !isShown(key)),
    hidden: kept.filter(({ section, text }) => text.trim() !== '' && !isShown(section)),
    showsWork: visible.some((key) => !isMovableSection(key)),
  };
}
