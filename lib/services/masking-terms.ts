import type { MaskingTerms } from '../core/analysis.ts';
import { allowedValues, type Draft } from '../core/draft.ts';
import type { PlaceholderTable } from '../core/redaction/placeholders.ts';
import { findSettings } from '../platform/settings-store.ts';
import type { Ports } from './ports.ts';

/** By what a draft is masked: what the user decided in it, and for all conversations. */
export async function maskingTermsOf(
  ports: Pick<Ports, 'openDatabase'>,
  draft: Draft,
  table: PlaceholderTable,
): Promise<MaskingTerms> {
  const settings = await findSettings(await ports.openDatabase());
  return {
    table,
    allowedValues: [...allowedValues(draft), ...settings.allowedValues],
    unmaskedCategories: draft.unmaskedCategories ?? [],
    ownTerms: settings.ownTerms,
  };
}
