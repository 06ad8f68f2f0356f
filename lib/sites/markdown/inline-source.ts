/** What a character of an inline source is: Markdown's own, the page's text, or the page's text in a link's label. */
export type CharacterKind = 'syntax' | 'text' | 'label';

const CODES = { syntax: '0', text: '1', label: '2' } as const;
/** What Markdown may take for its own in the middle of a line; an exclamation mark only right before a link. */
const SUSPECT = /[\\`*_~$<&[\]|#]|!$/;

/** Whether something in a text of the page may mean something to Markdown, wherever in a line it stands. */
export function isSuspect(text: string): boolean {
  return SUSPECT.test(text);
}

/** Inline Markdown under construction: the characters, and for each of them whether it may need an escape. */
export class InlineSource {
  #text = '';
  #isSuspect = false;
  readonly #pieces: { readonly kind: CharacterKind; readonly lengthUnits: number }[] = [];
  /** A digit for each character, once somebody asks: most paragraphs need no escape. */
  #kinds: string | undefined;

  /** Adds characters of one kind. */
  add(text: string, kind: CharacterKind): void {
    this.#text += text;
    this.#pieces.push({ kind, lengthUnits: text.length });
    this.#kinds = undefined;
    if (kind !== 'syntax' && isSuspect(text)) this.#isSuspect = true;
  }

  /** All characters so far. */
  get text(): string {
    return this.#text;
  }

  /** Whether something from the page may mean something to Markdown, wherever in a line it stands. */
  get isSuspect(): boolean {
    return this.#isSuspect;
  }

  /** Whether the character at the index came from the page. */
  isLiteral(index: number): boolean {
    const code = this.#kindAt(index);
    return code === CODES.text || code === CODES.label;
  }

  /** Whether the character at the index stands in a link's or an image's label. */
  isLabel(index: number): boolean {
    return this.#kindAt(index) === CODES.label;
  }

  #kindAt(index: number): string | undefined {
    this.#kinds ??= this.#pieces.map(({ kind, lengthUnits }) => CODES[kind].repeat(lengthUnits)).join('');
    return this.#kinds[index];
  }
}
