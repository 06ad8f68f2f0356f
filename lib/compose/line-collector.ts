/**
 * Gathers the lines that an editor shows from the text and the breaks in its DOM.
 *
 * A break counts only when something follows it in the same block: the last `<br>` (or the last newline of
 * preformatted text) is the filler with which browsers and editors keep an empty last line open.
 */
export class LineCollector {
  readonly #lines: string[] = [];
  #lineOpen = false;
  #breakPending = false;
  #endsCollapsible = false;

  /** How many lines there are so far. */
  get count(): number {
    return this.#lines.length;
  }

  /** Text in which every white space stands for itself. */
  addPreserved(text: string): void {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) this.addBreak();
      if (piece !== '') this.#append(piece);
    }
  }

  /** Text in which any run of ASCII white space is one space, and none at the ends of a line. */
  addCollapsed(text: string): void {
    const collapsed = text.replace(/[ \t\n\r\f]+/g, ' ');
    const atStart = !this.#lineOpen || this.#breakPending || this.#endsCollapsible;
    const piece = atStart ? collapsed.replace(/^ /, '') : collapsed;
    if (piece === '') return;
    this.#append(piece);
    this.#endsCollapsible = piece.endsWith(' ');
  }

  /** A `<br>`, or a newline in preformatted text. */
  addBreak(): void {
    this.#append('');
    this.#dropCollapsibleEnd();
    this.#breakPending = true;
  }

  /** The edge of a block: what follows stands in a new line. */
  endLine(): void {
    this.#dropCollapsibleEnd();
    this.#lineOpen = false;
    this.#breakPending = false;
  }

  /** A block that shows nothing is one empty line. */
  addEmptyLine(): void {
    this.#lines.push('');
  }

  /** The lines, joined by newlines. */
  toText(): string {
    this.#dropCollapsibleEnd();
    return this.#lines.join('\n');
  }

  #append(piece: string): void {
    if (!this.#lineOpen || this.#breakPending) this.#lines.push('');
    this.#lineOpen = true;
    this.#breakPending = false;
    if (piece === '') return;
    this.#lines.push(`${this.#lines.pop() ?? ''}${piece}`);
    this.#endsCollapsible = false;
  }

  #dropCollapsibleEnd(): void {
    if (this.#endsCollapsible) this.#lines.push((this.#lines.pop() ?? '').replace(/ $/, ''));
    this.#endsCollapsible = false;
  }
}
