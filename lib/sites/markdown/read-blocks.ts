import type { Block, Content, InnerReader, Mark } from './blocks.ts';
import { isBlock, isElement, isOmitted, ownWhiteSpace, shownNodes } from './elements.ts';
import { LeafBuffer } from './leaf-buffer.ts';
import { isCodeFrame, readCode, readCodeText } from './read-code.ts';
import { readEmbedded } from './read-embedded.ts';
import { readImage } from './read-image.ts';
import { readList } from './read-list.ts';
import { isCitation, linkMark, styleMark } from './read-marks.ts';
import { findFormula } from './read-math.ts';
import { readTable } from './read-table.ts';
import { type ReadingContext, recordAttachment, recordUnread } from './reading-context.ts';

/** Where in the page the reader stands: the marks around it, and whether white space is kept there. */
interface Place {
  readonly marks: readonly Mark[];
  readonly keepsWhiteSpace: boolean;
}

const TOP: Place = { marks: [], keepsWhiteSpace: false };
const HEADING = /^H([1-6])$/;

/** Reads the content of an element into blocks, in reading order, in one pass over its nodes. */
export function readBlocks(root: Element, context: ReadingContext): Block[] {
  return [...innerReader(context).readWhole(root).blocks];
}

function innerReader(context: ReadingContext): InnerReader {
  return {
    readContent: (element) => new BlockReader(context).readContent(element),
    readWhole: (element) => new BlockReader(context).readWhole(element),
  };
}

/** Reads one element's content; a list item, a quote or a table's cell gets a reader of its own. */
class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #buffer = new LeafBuffer();
  readonly #context: ReadingContext;
  /** Set by a task list's check box. */
  #checked: boolean | undefined;

  constructor(context: ReadingContext) {
    this.#context = context;
  }

  readWhole(element: Element): Content {
    this.#readElement(element, TOP);
    this.#flush(TOP);
    return this.#content();
  }

  readContent(element: Element): Content {
    const place = this.#placeIn(element, TOP);
    this.#readChildren(element, place);
    this.#flush(place);
    return this.#content();
  }

  #content(): Content {
    const blocks = this.#blocks;
    return this.#checked === undefined ? { blocks } : { blocks, checked: this.#checked };
  }

  #readChildren(parent: Element, place: Place): void {
    for (const node of shownNodes(parent)) {
      if (node.nodeType === 3) this.#readText(node.nodeValue ?? '', place);
      else if (isElement(node)) this.#readElement(node, place);
    }
  }

  #readText(text: string, place: Place): void {
    if (!place.keepsWhiteSpace) this.#buffer.addText(text, place.marks);
    else if (this.#context.verbatim) this.#buffer.addVerbatim(text, place.marks);
    else this.#readLines(text, place);
  }

  /** Text with kept white space in an answer: line ends are breaks, blank lines part paragraphs. */
  #readLines(text: string, place: Place): void {
    text.split(/\n[ \t]*\n\s*/).forEach((paragraph, index) => {
      if (index > 0) this.#flush(place);
      paragraph.split('\n').forEach((line, lineIndex) => {
        if (lineIndex > 0) this.#buffer.add({ type: 'break', marks: place.marks });
        this.#buffer.addText(line, place.marks);
      });
    });
  }

  #readElement(element: Element, place: Place): void {
    if (isOmitted(element)) {
      // A site may draw an attachment's card as one large button.
      this.#readCard(element);
      return;
    }
    const { rules } = this.#context;
    if (rules.omit !== '' && element.matches(rules.omit)) return;
    if (recordAttachment(element, this.#context) || readEmbedded(element, this.#context)) return;
    if (this.#readFormula(element, place) || this.#readLeaf(element, place)) return;
    const supplied = element.getAttribute('data-markdown-copy-text');
    if (supplied !== null) this.#push({ type: 'markdown', text: supplied.trim() }, place);
    else if (isCodeFrame(element, rules.codeFrame)) this.#push({ type: 'code', ...readCode(element) }, place);
    else if (isBlock(element)) this.#readBlock(element, place);
    else this.#readChildren(element, this.#placeIn(element, place));
  }

  #readCard(element: Element): void {
    if (element.getAttribute('role') !== 'button') return;
    const { attachments } = this.#context.rules;
    for (const { css } of attachments) {
      for (const card of element.querySelectorAll(css)) recordAttachment(card, this.#context);
    }
  }

  #readFormula(element: Element, place: Place): boolean {
    const formula = findFormula(element);
    if (formula === undefined) return false;
    if (formula.tex === undefined) {
      recordUnread('other', formula.shown, this.#context);
      this.#buffer.addText(formula.shown, place.marks);
    } else if (formula.display) this.#push({ type: 'math', tex: formula.tex }, place);
    else this.#buffer.add({ type: 'math', text: formula.tex.replace(/\s*\n\s*/g, ' '), marks: place.marks });
    return true;
  }

  #readLeaf(element: Element, place: Place): boolean {
    const { marks } = place;
    switch (element.tagName) {
      case 'BR':
        if (place.keepsWhiteSpace && this.#context.verbatim) this.#buffer.addVerbatim('\n', marks);
        else this.#buffer.add({ type: 'break', marks });
        return true;
      case 'CODE':
        if (/(^|;)\s*display\s*:\s*block/.test(element.getAttribute('style') ?? '')) return false;
        this.#buffer.add({ type: 'code', text: readCodeText(element), marks });
        return true;
      case 'IMG':
        readImage(element, marks, this.#buffer, this.#context);
        return true;
      case 'INPUT':
        // A live check box: its property tells the state that is shown, its attribute the first one.
        if (element.getAttribute('type') === 'checkbox')
          this.#checked = 'checked' in element && element.checked === true;
        return true;
      default:
        return false;
    }
  }

  #readBlock(element: Element, place: Place): void {
    this.#flush(place);
    const inside = this.#placeIn(element, place);
    const level = HEADING.exec(element.tagName)?.[1];
    if (level !== undefined) this.#readHeading(element, Number(level), inside);
    else if (element.tagName === 'HR') this.#blocks.push({ type: 'rule' });
    else if (!this.#readNested(element)) {
      this.#readChildren(element, inside);
      this.#flush(inside, element.tagName === 'P');
    }
  }

  /** Blocks that hold blocks. */
  #readNested(element: Element): boolean {
    const inner = innerReader(this.#context);
    switch (element.tagName) {
      case 'UL':
      case 'OL':
        this.#append(readList(element, inner));
        return true;
      case 'LI':
        this.#blocks.push({ type: 'list', items: [inner.readContent(element)] });
        return true;
      case 'TABLE':
        this.#append(readTable(element, inner));
        return true;
      case 'BLOCKQUOTE': {
        const { blocks } = inner.readContent(element);
        if (blocks.length > 0) this.#blocks.push({ type: 'quote', blocks });
        return true;
      }
      default:
        return false;
    }
  }

  #readHeading(element: Element, level: number, place: Place): void {
    this.#readChildren(element, { ...place, keepsWhiteSpace: false });
    const leaves = this.#buffer.take();
    if (leaves.length > 0) this.#blocks.push({ type: 'heading', level, leaves });
  }

  #placeIn(element: Element, place: Place): Place {
    const own = this.#isKeptByRule(element) ? 'kept' : ownWhiteSpace(element);
    const keepsWhiteSpace = own === undefined ? place.keepsWhiteSpace : own === 'kept';
    const mark = styleMark(element) ?? linkMark(element);
    // A citation is a chip of its own behind the sentence: without a space it would stick to the last word.
    if (isCitation(element) && this.#buffer.sticks) this.#buffer.addText(' ', place.marks);
    if (mark === undefined && keepsWhiteSpace === place.keepsWhiteSpace) return place;
    return { marks: mark === undefined ? place.marks : [...place.marks, mark], keepsWhiteSpace };
  }

  #isKeptByRule(element: Element): boolean {
    const { rules, verbatim } = this.#context;
    return verbatim && rules.keptSpace !== undefined && element.matches(rules.keptSpace);
  }

  #push(block: Block, place: Place): void {
    this.#flush(place);
    this.#blocks.push(block);
  }

  #append(block: Block | undefined): void {
    if (block !== undefined) this.#blocks.push(block);
  }

  /** Ends the paragraph. An empty one of the user's own is kept: it is a blank line that they typed. */
  #flush(place: Place, ownParagraph = false): void {
    const kept = this.#context.verbatim && (place.keepsWhiteSpace || this.#buffer.holdsVerbatim);
    if (!kept) {
      const leaves = this.#buffer.take();
      if (leaves.length > 0) this.#blocks.push({ type: 'paragraph', leaves });
      return;
    }
    const leaves = this.#buffer.takeVerbatim();
    const isBlank = leaves.every((leaf) => leaf.type === 'text' && leaf.text.trim() === '');
    if (!isBlank || ownParagraph) this.#blocks.push({ type: 'verbatim', leaves: isBlank ? [] : leaves });
  }
}
