import { type Draft, draftTexts } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import type { FindingCategory } from '../core/redaction/finding.ts';
import { findPlaceholders } from '../core/redaction/placeholder-shape.ts';
import { type PlaceholderTable, renderPlaceholder } from '../core/redaction/placeholders.ts';
import { LEAST_SPREAD_UNITS } from '../core/redaction/value-forms.ts';
import type { DraftView } from '../core/views.ts';
import { redecide } from './decide-value.ts';
import type { MaskedDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';

/**
 * Masks a passage that the user marked, wherever it stands in the draft. What is masked already inside the passage
 * stays as it is; the words around it are masked part by part.
 *
 * @throws {HandoffError} `PASSAGE_TOO_SHORT`; `PASSAGE_NOT_FOUND` when it stands nowhere in the draft.
 */
export async function maskPassage(
  ports: Ports,
  conversationId: string,
  passage: string,
  category: FindingCategory = 'PASSAGE',
): Promise<DraftView> {
  const parts = partsOf(passage);
  if (parts.length === 0) throw new HandoffError('PASSAGE_TOO_SHORT', { least: LEAST_SPREAD_UNITS });
  return await redecide(ports, conversationId, (draft, table) => {
    const texts = draftTexts(draft);
    const isMasked = (part: string) => table.entries.some(({ value }) => value === part);
    if (!parts.some((part) => isMasked(part) || texts.some((text) => text.includes(part)))) {
      throw new HandoffError('PASSAGE_NOT_FOUND');
    }
    return parts.reduce((masked, value) => withPassage(masked, value, category), { draft, table });
  });
}

/** What stands between the placeholders of a passage and is long enough to be masked everywhere. */
function partsOf(passage: string): string[] {
  const places = findPlaceholders(passage);
  const borders = [...places, { start: passage.length, end: passage.length }];
  const between = borders.map(({ start }, order) => passage.slice(places[order - 1]?.end ?? 0, start).trim());
  return [...new Set(between)].filter((part) => part.length >= LEAST_SPREAD_UNITS);
}

function withPassage(
  { draft, table }: { readonly draft: Draft; readonly table: PlaceholderTable },
  value: string,
  category: FindingCategory,
): MaskedDraft {
  // A value that was allowed before is no longer.
  const maskedValues = draft.maskedValues.map(({ allowedValue, ...one }) =>
    allowedValue === undefined || allowedValue === value ? one : { ...one, allowedValue },
  );
  const unmasked = { ...draft, maskedValues };
  if (table.entries.some((entry) => entry.value === value)) return { draft: unmasked, table };
  const placeholder = renderPlaceholder(category, table.next[category]);
  return {
    draft: unmasked,
    table: {
      entries: [...table.entries, { placeholder, category, value, origin: 'captured' }],
      next: { ...table.next, [category]: table.next[category] + 1 },
    },
  };
}
