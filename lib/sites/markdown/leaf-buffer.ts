import type { Leaf, Mark } from './blocks.ts';

/** White space that collapsing changes; most text has none. */
const UNEVEN = /[\t\n\r\f]| {2}/;
const ENDS_IN_SPACE = /[ \t\n\r\f]/;

/**
 * Collects the leaves of one paragraph and collapses white space across them as a browser does: one space for
 * a run of it, none at the start, at the end or after a line break.
 */
export class LeafBuffer {
  #leaves: Leaf[] = [];
  #atStart = true;
  #holdsVerbatim = false;

  /** Adds text whose white space collapses. */
  addText(text: string, marks: readonly Mark[]): void {
    let collapsed = UNEVEN.test(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;
    if (this.#atStart && collapsed.startsWith(' ')) collapsed = collapsed.slice(1);
    if (collapsed === '') return;
    this.#leaves.push({ type: 'text', text: collapsed, marks });
    this.#atStart = collapsed.endsWith(' ');
  }

  /** Adds text that is kept as it is, line ends included. */
  addVerbatim(text: string, marks: readonly Mark[]): void {
    this.#leaves.push({ type: 'text', text, marks });
    this.#atStart = false;
    this.#holdsVerbatim = true;
  }

  /** Adds code, a formula, an image or a line break. */
  add(leaf: Leaf): void {
    if (leaf.type === 'break') this.#trimEnd();
    this.#leaves.push(leaf);
    this.#atStart = leaf.type === 'break';
  }

  /** Whether a word that is added now would stick to the one before. */
  get sticks(): boolean {
    return !this.#atStart;
  }

  /** Whether text was added that is kept as it is. */
  get holdsVerbatim(): boolean {
    return this.#holdsVerbatim;
  }

  /** Hands the paragraph over and starts the next; an empty list where there was nothing to see. */
  take(): Leaf[] {
    this.#trimEnd();
    const leaves = this.#leaves;
    while (leaves.at(-1)?.type === 'break') leaves.pop();
    while (leaves[0]?.type === 'break') leaves.shift();
    this.#startAgain();
    return leaves;
  }

  /** Hands the paragraph over without trimming anything. */
  takeVerbatim(): Leaf[] {
    const leaves = this.#leaves;
    this.#startAgain();
    return leaves;
  }

  #trimEnd(): void {
    for (;;) {
      const last = this.#leaves.at(-1);
      if (last?.type !== 'text') return;
      if (!ENDS_IN_SPACE.test(last.text.slice(-1))) return;
      const text = last.text.replace(/[ \t\n\r\f]+$/, '');
      this.#leaves.pop();
      if (text !== '') this.#leaves.push({ ...last, text });
    }
  }

  #startAgain(): void {
    this.#leaves = [];
    this.#atStart = true;
    this.#holdsVerbatim = false;
  }
}
