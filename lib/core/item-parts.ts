/**
 * An item that says two things, on lines of their own: what blocks and what is waited for, a pointer's name and its
 * place. Languages have many words for "waiting for" and one line end.
 */
export function itemParts(text: string): { readonly first: string; readonly rest: string } {
  const [first = '', ...rest] = text.trim().split(/\s*\n\s*/);
  return { first, rest: rest.join(' ') };
}
