/** How well a proposed span fits a labelled quote. */
export type Fit = { readonly f1: number; readonly contains: boolean };

const FITS_FROM_F1 = 0.5;
const MOST_SPAN_PER_QUOTE = 4;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words of letters and digits, NFKC, lower case; of a script without spaces each character is one. */
export function tokensOf(text: string): string[] {
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => (withoutSpaces.test(run) ? [...run] : [run]));
}

/** Compares a span with a quote: token F1, and whether the span is a paragraph that holds the quote. */
export function measureFit(span: string, quote: string): Fit {
  const [spanTokens, quoteTokens] = [tokensOf(span), tokensOf(quote)];
  const common = countCommon(spanTokens, quoteTokens);
  const f1 = common === 0 ? 0 : (2 * common) / (spanTokens.length + quoteTokens.length);
  const contains =
    quoteTokens.length > 0 &&
    common === quoteTokens.length &&
    spanTokens.length <= MOST_SPAN_PER_QUOTE * quoteTokens.length;
  return { f1, contains };
}

/** Whether a fit is good enough to be a match. */
export function isMatch({ f1, contains }: Fit): boolean {
  return f1 >= FITS_FROM_F1 || contains;
}

function countCommon(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of b) left.set(token, (left.get(token) ?? 0) + 1);
  return a.filter((token) => {
    const count = left.get(token) ?? 0;
    left.set(token, count - 1);
    return count > 0;
  }).length;
}

type Placed = { readonly turn: number; readonly quote: string };

/** Pairs proposals with labels one to one, the best fit first; the same turn is required. */
export function matchGreedily<Proposed extends Placed, Labelled extends Placed>(
  proposed: readonly Proposed[],
  labelled: readonly Labelled[],
): Map<Proposed, { label: Labelled; fit: Fit }> {
  const pairs = proposed
    .flatMap((item) =>
      labelled
        .filter(({ turn }) => turn === item.turn)
        .map((label) => ({ item, label, fit: measureFit(item.quote, label.quote) })),
    )
    .filter(({ fit }) => isMatch(fit))
    .sort((a, b) => b.fit.f1 - a.fit.f1);
  const matched = new Map<Proposed, { label: Labelled; fit: Fit }>();
  const taken = new Set<Labelled>();
  for (const { item, label, fit } of pairs) {
    if (matched.has(item) || taken.has(label)) continue;
    matched.set(item, { label, fit });
    taken.add(label);
  }
  return matched;
}
