import { type Draft, draftTexts, withDraftTexts } from '../core/draft.ts';
import { beginRevision } from '../core/draft-change.ts';
import { HandoffError } from '../core/errors.ts';
import {
  emptyTable,
  type PlaceholderTable,
  placeholderEntrySchema,
  unmaskValue,
} from '../core/redaction/placeholders.ts';
import type { DraftView } from '../core/views.ts';
import { type MaskedDraft, maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { rewriteDraft } from './rewrite-draft.ts';

/**
 * Masks a value of the draft, or lets it stand in clear everywhere in the draft.
 *
 * @throws {HandoffError} `VALUE_GONE` when the session's memory no longer knows the value.
 */
export async function decideValue(
  ports: Ports,
  conversationId: string,
  placeholder: string,
  decision: 'mask' | 'allow',
): Promise<DraftView> {
  const nowMs = ports.nowMs();
  return await rewriteDraft(ports, conversationId, (draft, table = emptyTable()) => {
    const decided = decision === 'allow' ? allow(draft, table, placeholder) : mask(draft, table, placeholder);
    const begun = { ...beginRevision(decided.draft), version: draft.version + 1, updatedAtMs: nowMs };
    return maskDraft(ports.analyser, begun, decided.table, 'captured');
  });
}

/** What a placeholder stands for. Revealing is the user's act; the answer goes to Baton's own page only. */
export async function revealValue(
  ports: Ports,
  conversationId: string,
  placeholder: string,
): Promise<{ value: string }> {
  const table = await ports.memory.findTable(conversationId);
  const value = table && unmaskValue(table, placeholder);
  if (value === undefined) throw new HandoffError('VALUE_GONE', { placeholder });
  return { value };
}

function allow(draft: Draft, table: PlaceholderTable, placeholder: string): MaskedDraft {
  const value = unmaskValue(table, placeholder);
  const masked = draft.maskedValues.find((one) => one.placeholder === placeholder);
  if (value === undefined || !masked) throw new HandoffError('VALUE_GONE', { placeholder });
  const texts = draftTexts(draft).map((text) => text.replaceAll(placeholder, () => value));
  const maskedValues = draft.maskedValues.map((one) =>
    one === masked ? { ...one, allowedValue: value } : one,
  );
  return { draft: { ...withDraftTexts(draft, texts), maskedValues }, table };
}

function mask(draft: Draft, table: PlaceholderTable, placeholder: string): MaskedDraft {
  const allowed = draft.maskedValues.find((one) => one.placeholder === placeholder);
  const maskedValues = draft.maskedValues.map(({ allowedValue, ...one }) =>
    one.placeholder === placeholder || allowedValue === undefined ? one : { ...one, allowedValue },
  );
  const known = table.entries.some((entry) => entry.placeholder === placeholder);
  if (known || allowed?.allowedValue === undefined) return { draft: { ...draft, maskedValues }, table };
  // The session that knew the value is over, but the allowed value itself stands in the draft.
  const entry = placeholderEntrySchema.parse({
    placeholder,
    category: allowed.category,
    value: allowed.allowedValue,
    origin: 'captured',
  });
  return { draft: { ...draft, maskedValues }, table: { ...table, entries: [...table.entries, entry] } };
}
