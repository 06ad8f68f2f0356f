import type { Mark } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import type { LeafBuffer } from './leaf-buffer.ts';
import { readCitation } from './read-citation.ts';
import { readCodeText } from './read-code.ts';
import { footnoteLabel, isFootnoteBack } from './read-footnotes.ts';
import { readImage } from './read-image.ts';
import { type ReadingContext, recordDroppedCitations } from './reading-context.ts';

/** Where in the page a reader stands: the marks around it, and whether white space is kept there. */
export interface Place {
  readonly marks: readonly Mark[];
  readonly keepsWhiteSpace: boolean;
}

/** Reads what stands inside a paragraph: text, and the elements that are one leaf each. */
export class LeafReader {
  readonly #buffer: LeafBuffer;
  readonly #context: ReadingContext;
  readonly #endParagraph: (place: Place) => void;

  constructor(buffer: LeafBuffer, context: ReadingContext, endParagraph: (place: Place) => void) {
    this.#buffer = buffer;
    this.#context = context;
    this.#endParagraph = endParagraph;
  }

  /** The user's own words are taken as they are; an answer's are freed from what only the site understands. */
  readText(raw: string, place: Place): void {
    if (place.keepsWhiteSpace && this.#context.verbatim) {
      this.#buffer.addVerbatim(raw, place.marks);
      return;
    }
    const { text, citations } = this.#context.verbatim ? { text: raw, citations: 0 } : cleanText(raw);
    recordDroppedCitations(citations, this.#context);
    if (place.keepsWhiteSpace) this.#readLines(text, place);
    else this.#buffer.addText(text, place.marks);
  }

  /**
   * Reads an element that is one leaf.
   *
   * @returns whether it is one.
   */
  readLeaf(element: Element, place: Place): boolean {
    switch (element.tagName) {
      case 'BR':
        this.#readBreak(place);
        return true;
      case 'CODE':
        if (/(^|;)\s*display\s*:\s*block/.test(element.getAttribute('style') ?? '')) return false;
        this.#buffer.add({ type: 'code', text: readCodeText(element), marks: place.marks });
        return true;
      case 'IMG':
        readImage(element, place.marks, this.#buffer, this.#context);
        return true;
      case 'A':
      case 'SUP':
        return this.#readFootnoteMark(element, place);
      default:
        return false;
    }
  }

  /** A source is a chip of its own behind the sentence: without a space it would stick to the last word. */
  readCitation(element: Element, { marks }: Place): void {
    const { label, mark, dropped } = readCitation(element);
    recordDroppedCitations(dropped, this.#context);
    if (mark === undefined) return;
    this.#context.carriedSources.add(mark.href);
    if (this.#buffer.sticks) this.#buffer.addText(' ', marks);
    this.#buffer.addText(label, [...marks, mark]);
  }

  #readBreak({ marks, keepsWhiteSpace }: Place): void {
    const isOwn = this.#context.verbatim && (keepsWhiteSpace || this.#buffer.holdsVerbatim);
    if (isOwn) this.#buffer.addVerbatim('\n', marks);
    else this.#buffer.add({ type: 'break', marks });
  }

  #readFootnoteMark(element: Element, { marks }: Place): boolean {
    if (isFootnoteBack(element)) return true;
    const label = footnoteLabel(element);
    if (label === undefined) return false;
    this.#buffer.add({ type: 'footnote', text: label, marks });
    return true;
  }

  /** Text with kept white space in an answer: line ends are breaks, blank lines part paragraphs. */
  #readLines(text: string, place: Place): void {
    text.split(/\n[ \t]*\n\s*/).forEach((paragraph, index) => {
      if (index > 0) this.#endParagraph(place);
      paragraph.split('\n').forEach((line, lineIndex) => {
        if (lineIndex > 0) this.#buffer.add({ type: 'break', marks: place.marks });
        this.#buffer.addText(line, place.marks);
      });
    });
  }
}
