import type { Turn } from './capture.ts';
import type { Finding } from './redaction/finding.ts';
import { findUnmasked, type MaskedTexts, type MaskOptions, maskTexts } from './redaction/mask-texts.ts';
import type { PlaceholderTable } from './redaction/placeholders.ts';
import { type SuggestedItems, suggestItems } from './suggest/suggest-items.ts';

/** How texts are masked, as plain data that may go from one page to another. */
export interface MaskRequest {
  readonly texts: readonly string[];
  readonly table: PlaceholderTable;
  readonly allowedValues: readonly string[];
  readonly origin: MaskOptions['origin'];
}

/** Texts of which nothing may be left to mask. */
export interface CheckRequest {
  readonly texts: readonly string[];
  readonly table: PlaceholderTable;
  readonly allowedValues: readonly string[];
}

/**
 * The work that grows with the text: rules that read every sentence or every character. Each takes and gives plain
 * data, so that it can run apart from the worker and be stopped when it takes too long.
 */
export const analyses = {
  suggest: ({ turns }: { readonly turns: readonly Turn[] }): SuggestedItems => suggestItems(turns),

  mask: ({ texts, table, allowedValues, origin }: MaskRequest): MaskedTexts =>
    maskTexts(texts, { table, allowedValues: new Set(allowedValues), origin }),

  /** What would leave unmasked, of all texts together; empty means that they may leave. */
  check: ({ texts, table, allowedValues }: CheckRequest): Finding[] => {
    const allowed = new Set(allowedValues);
    return texts.flatMap((text) => findUnmasked(text, table, allowed));
  },
};

export type AnalysisName = keyof typeof analyses;
export type AnalysisRequest<Name extends AnalysisName> = Parameters<(typeof analyses)[Name]>[0];
export type AnalysisReply<Name extends AnalysisName> = ReturnType<(typeof analyses)[Name]>;

/** Does one analysis; what it is asked comes from Baton's own code. */
export function analyse<Name extends AnalysisName>(
  name: Name,
  request: AnalysisRequest<Name>,
): AnalysisReply<Name> {
  // The compiler cannot tie the request to its analysis for a generic name.
  const run = analyses[name] as (request: AnalysisRequest<Name>) => AnalysisReply<Name>;
  return run(request);
}
