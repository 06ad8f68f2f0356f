import { type Draft, draftTexts, type MaskedValue, withDraftTexts } from '../core/draft.ts';
import { beginRevision } from '../core/draft-change.ts';
import { HandoffError } from '../core/errors.ts';
import type { FindingCategory } from '../core/redaction/finding.ts';
import {
  emptyTable,
  type PlaceholderTable,
  placeholderEntrySchema,
  unmaskValue,
} from '../core/redaction/placeholders.ts';
import { allowAlways, changeSettings } from '../core/settings.ts';
import type { DraftView } from '../core/views.ts';
import { updateSettings } from '../platform/settings-store.ts';
import { type MaskedDraft, maskDraft } from './mask-draft.ts';
import type { Ports } from './ports.ts';
import { getDraft, rewriteDraft } from './rewrite-draft.ts';

/**
 * Masks a value of the draft, or lets it stand in clear everywhere in the draft; for `allow-always` in every other
 * conversation too, until the user masks it again.
 *
 * @throws {HandoffError} `VALUE_GONE` when the session's memory no longer knows the value.
 */
export async function decideValue(
  ports: Ports,
  conversationId: string,
  placeholder: string,
  decision: 'mask' | 'allow' | 'allow-always',
): Promise<DraftView> {
  await keepForAll(ports, conversationId, placeholder, decision);
  return await redecide(ports, conversationId, (draft, table) =>
    decision === 'mask' ? mask(draft, table, placeholder) : allow(draft, table, placeholder),
  );
}

/**
 * Masks a category in this conversation, or never does: then what is masked of it comes back in clear, as far as the
 * session's memory knows it.
 */
export async function decideCategory(
  ports: Ports,
  conversationId: string,
  category: FindingCategory,
  decision: 'mask' | 'never-mask',
): Promise<DraftView> {
  return await redecide(ports, conversationId, (draft, table) => {
    const others = (draft.unmaskedCategories ?? []).filter((one) => one !== category);
    if (decision === 'mask') return { draft: { ...draft, unmaskedCategories: others }, table };
    const entries = table.entries.filter((entry) => entry.category === category);
    const unmasked = draftTexts(draft).map((text) =>
      entries.reduce((shown, { placeholder, value }) => shown.replaceAll(placeholder, () => value), text),
    );
    return {
      draft: { ...withDraftTexts(draft, unmasked), unmaskedCategories: [...others, category] },
      table,
    };
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

/** Rewrites a draft by a decision about what is masked in it. */
export async function redecide(
  ports: Ports,
  conversationId: string,
  decide: (draft: Draft, table: PlaceholderTable) => MaskedDraft,
): Promise<DraftView> {
  const nowMs = ports.nowMs();
  return await rewriteDraft(ports, conversationId, async (draft, table = emptyTable()) => {
    const decided = decide(draft, table);
    const begun = { ...beginRevision(decided.draft), version: draft.version + 1, updatedAtMs: nowMs };
    return await maskDraft(ports, begun, decided.table, 'captured');
  });
}

/** Before the draft: wherever the worker dies, a value that is always allowed is never one that nobody allowed. */
async function keepForAll(
  ports: Ports,
  conversationId: string,
  placeholder: string,
  decision: 'mask' | 'allow' | 'allow-always',
): Promise<void> {
  if (decision === 'allow') return;
  const draft = await getDraft(ports, conversationId);
  const stored = draft.maskedValues.find((one) => one.placeholder === placeholder)?.allowedValue;
  const table = await ports.memory.findTable(conversationId);
  const value = stored ?? (table && unmaskValue(table, placeholder));
  if (value === undefined) return;
  await updateSettings(await ports.openDatabase(), (settings) =>
    decision === 'mask'
      ? changeSettings(settings, { kind: 'forget-allowed', value })
      : allowAlways(settings, value),
  );
}

function allow(draft: Draft, table: PlaceholderTable, placeholder: string): MaskedDraft {
  const value = unmaskValue(table, placeholder);
  const masked = draft.maskedValues.find((one) => one.placeholder === placeholder);
  if (value === undefined || !masked) throw new HandoffError('VALUE_GONE', { placeholder });
  const texts = draftTexts(draft).map((text) => text.replaceAll(placeholder, () => value));
  const maskedValues = draft.maskedValues.map((one) =>
    one === masked ? { ...decidedValue(one), allowedValue: value } : one,
  );
  return { draft: { ...withDraftTexts(draft, texts), maskedValues }, table };
}

function mask(draft: Draft, table: PlaceholderTable, placeholder: string): MaskedDraft {
  const allowed = draft.maskedValues.find((one) => one.placeholder === placeholder);
  const maskedValues = draft.maskedValues.map((one) =>
    one.placeholder === placeholder ? decidedValue(one) : one,
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

/** A masked value about which nothing is open. */
function decidedValue({ placeholder, category }: MaskedValue): MaskedValue {
  return { placeholder, category };
}
