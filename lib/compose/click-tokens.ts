declare global {
  /**
   * Tokens of the clicks for which this very document was read, planted by the worker before the reading. They live in
   * the extension's isolated world of this document: another document, also of the same address, has none of them.
   */
  var batonClicks: Set<string> | undefined;
}

/** Uses a token up: true once for each token that was planted in this document. */
export function takeClick(token: string): boolean {
  return globalThis.batonClicks?.delete(token) === true;
}
