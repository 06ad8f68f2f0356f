/** Writes literal text as the source of a regular expression, also one with the `u` flag. */
export function escapePattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
