/** What a character of an inline source is: Markdown's own, the page's text, or the page's text in a link's label. */
export type CharacterKind = 'syntax' | 'text' | 'label';

const CODES = { syntax: '0', text: '1', label: '2' } as const;

/** Inline Markdown under construction: the characters, and for each of them whether it may need an escape. */
export class InlineSource {
  #text = '';
  #kinds = '';

  /** Adds characters of one kind. */
  add(text: string, kind: CharacterKind): void {
    this.#text += text;
    this.#kinds += CODES[kind].repeat(text.length);
  }

  /** All characters so far. */
  get text(): string {
    return this.#text;
  }

  /** Whether the character at the index came from the page. */
  isLiteral(index: number): boolean {
    const code = this.#kinds[index];
    return code === CODES.text || code === CODES.label;
  }

  /** Whether the character at the index stands in a link's or an image's label. */
  isLabel(index: number): boolean {
    return this.#kinds[index] === CODES.label;
  }
}
