import { type Draft, draftTexts, type MaskedValue, withDraftTexts } from '../core/draft.ts';
import { HandoffError } from '../core/errors.ts';
import { MAX_STRING_UNITS } from '../core/packet.ts';
import {
  emptyTable,
  type PlaceholderTable,
  placeholdersIn,
  releaseTyped,
} from '../core/redaction/placeholders.ts';
import { maskingTermsOf } from './masking-terms.ts';
import type { Ports } from './ports.ts';

/** A draft that may be stored, and the table that says what its placeholders stand for. */
export interface MaskedDraft {
  readonly draft: Draft;
  readonly table: PlaceholderTable;
}

/**
 * Masks every text of a draft. What the user allowed stays; every other value that a rule finds, or that the
 * table already knows, becomes its placeholder wherever it stands. A value that was typed waits for the user's word.
 *
 * @throws {HandoffError} `PACKET_TOO_LARGE` where a text is longer, masked, than a draft may hold.
 * @param origin Whether new values come from the captured conversation or from the user's typing.
 * @param context Texts that the draft's sentences were taken from: a value may be known for one only there.
 */
export async function maskDraft(
  ports: Pick<Ports, 'analyser' | 'openDatabase'>,
  draft: Draft,
  table: PlaceholderTable | undefined,
  origin: 'captured' | 'typed',
  context: readonly string[] = [],
): Promise<MaskedDraft> {
  const texts = draftTexts(draft);
  // A value that was typed half is gone before the whole one is named, so that it takes no number away.
  const known = releaseTyped(table ?? emptyTable(), placeholdersIn(texts));
  const masked = await ports.analyser.run('mask', {
    ...(await maskingTermsOf(ports, draft, known)),
    texts: [...texts, ...context],
    origin,
  });
  const maskedTexts = masked.texts.slice(0, texts.length);
  // A placeholder may be longer than what it stands for; a draft that cannot be read again is never stored.
  if (maskedTexts.some(({ length }) => length > MAX_STRING_UNITS)) {
    throw new HandoffError('PACKET_TOO_LARGE', { path: 'items', limitUnits: MAX_STRING_UNITS });
  }
  const kept = releaseTyped(masked.table, placeholdersIn(maskedTexts));
  const maskedDraft = withDraftTexts(draft, maskedTexts);
  return { draft: { ...maskedDraft, maskedValues: listValues(maskedDraft, kept) }, table: kept };
}

/** The placeholders that stand in the draft, in the table's order, and the values that the user allowed. */
function listValues(draft: Draft, table: PlaceholderTable): MaskedValue[] {
  const everything = draftTexts(draft).join('\n');
  const known = new Map(draft.maskedValues.map((value) => [value.placeholder, value]));
  const allowed = draft.maskedValues.filter(({ allowedValue }) => allowedValue !== undefined);
  const decided = new Set(allowed.map(({ placeholder }) => placeholder));
  const fromTable = table.entries.map(
    ({ placeholder, category, origin }): MaskedValue =>
      known.get(placeholder) ?? { placeholder, category, ...(origin === 'typed' ? { undecided: true } : {}) },
  );
  // After the session ended the table is gone; the placeholders that the draft holds are still masked values.
  const remembered = draft.maskedValues.filter(({ placeholder }) => !decided.has(placeholder));
  const masked = [...fromTable, ...remembered].filter(
    ({ placeholder }) => !decided.has(placeholder) && everything.includes(placeholder),
  );
  return [...allowed, ...new Map(masked.map((value) => [value.placeholder, value])).values()];
}
