import { type Draft, keptItems, type MaskedValue } from '../../lib/core/draft.ts';
import { findCodeRanges, isInsideCode } from '../../lib/core/redaction/code-ranges.ts';
import type { SectionKey } from '../../lib/core/sections.ts';

/** How much of the text is shown on each side of a value, in UTF-16 code units. */
const SURROUNDING_UNITS = 70;

/** Where a value stands in what would travel. */
export interface Standing {
  /** The first place, with the words around it; absent where it stands nowhere now. */
  readonly first?: { readonly section: SectionKey; readonly before: string; readonly after: string };
  /** In how many items it stands. */
  readonly items: number;
  /** It stands inside a block of code somewhere. */
  readonly inCode: boolean;
}

/** Looks a masked or allowed value up in the items that travel. */
export function whereItStands(draft: Pick<Draft, 'items'>, value: MaskedValue): Standing {
  const wanted = value.allowedValue ?? value.placeholder;
  const places = keptItems(draft).flatMap(({ section, text, words }) =>
    [text, words ?? ''].flatMap((held) => {
      const start = held.indexOf(wanted);
      return start === -1 ? [] : [{ section, held, start, end: start + wanted.length }];
    }),
  );
  const [first] = places;
  return {
    ...(first
      ? {
          first: {
            section: first.section,
            before: first.held
              .slice(Math.max(0, first.start - SURROUNDING_UNITS), first.start)
              .toWellFormed(),
            after: first.held.slice(first.end, first.end + SURROUNDING_UNITS).toWellFormed(),
          },
        }
      : {}),
    items: new Set(places.map(({ held }) => held)).size,
    inCode: places.some(({ held, start, end }) => isInsideCode(findCodeRanges(held), { start, end })),
  };
}
