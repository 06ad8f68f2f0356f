/** The host in a browser's pattern: `claude.ai` of `https://claude.ai/*`. */
export function hostOf(pattern: string): string {
  return pattern.replace(/^https?:\/\/|\/\*$/g, '');
}
