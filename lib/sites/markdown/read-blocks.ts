import type { Block, Content, InnerReader } from './blocks.ts';
import { isCodeFrame, isHeaderOverCode } from './code-frames.ts';
import { isBlock, isElement, isOmitted, ownWhiteSpace, shownNodes, showsLineEnds } from './elements.ts';
import { LeafBuffer } from './leaf-buffer.ts';
import { LeafReader, type Place } from './leaf-reader.ts';
import { isPlain } from './plain-elements.ts';
import { isAriaTable, readAriaTable } from './read-aria-table.ts';
import { isCitation } from './read-citation.ts';
import { readCode } from './read-code.ts';
import { readEmbedded } from './read-embedded.ts';
import { readFootnotes } from './read-footnotes.ts';
import { readList } from './read-list.ts';
import { isLinkButton, linkMark, styleMark } from './read-marks.ts';
import { findFormula, isDrawnCopy, isFormulaSource } from './read-math.ts';
import { readOnlyText } from './read-only-text.ts';
import { readTable } from './read-table.ts';
import {
  isNamedBySite,
  type ReadingContext,
  recordAttachment,
  recordCards,
  recordDroppedCitations,
  recordUnread,
} from './reading-context.ts';

const TOP: Place = { marks: [], keepsWhiteSpace: false };
const HEADING = /^H([1-6])$/;
/** A line end between words, and none that only sets the markup out. */
const INNER_LINE_END = /\S[^\S\n]*\n\s*\S/;

/** Reads the content of an element into blocks, in reading order, in one pass over its nodes. */
export function readBlocks(root: Element, context: ReadingContext): Block[] {
  return [...innerReader(context).readWhole(root).blocks];
}

function innerReader(context: ReadingContext): InnerReader {
  const inner: InnerReader = {
    readContent: (element) =>
      readOnlyText(element, context) ?? new BlockReader(context, inner).readContent(element),
    readWhole: (element) => new BlockReader(context, inner).readWhole(element),
  };
  return inner;
}

/** Reads one element's content; a list item, a quote or a table's cell gets a reader of its own. */
class BlockReader {
  readonly #blocks: Block[] = [];
  readonly #buffer = new LeafBuffer();
  readonly #context: ReadingContext;
  readonly #leaves: LeafReader;
  readonly #inner: InnerReader;
  /** Set by a task list's check box. */
  #checked: boolean | undefined;

  constructor(context: ReadingContext, inner: InnerReader) {
    this.#context = context;
    this.#inner = inner;
    this.#leaves = new LeafReader(this.#buffer, context, (place) => this.#flush(place));
  }

  readWhole(element: Element): Content {
    this.#readElement(element, TOP);
    this.#flush(TOP);
    return this.#content();
  }

  readContent(element: Element): Content {
    const isTagAlone = isPlain(element) && !isNamedBySite(element, this.#context);
    const place = isTagAlone ? this.#markedIn(element, TOP) : this.#placeIn(element, TOP);
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
      if (node.nodeType === 3) this.#readText(parent, node.nodeValue ?? '', place);
      else if (isElement(node)) this.#readElement(node, place);
    }
  }

  #readText(parent: Element, text: string, place: Place): void {
    const isAsked = this.#context.rules.asksStyle === true && !place.keepsWhiteSpace;
    const isShown = isAsked && INNER_LINE_END.test(text) && showsLineEnds(parent);
    this.#leaves.readText(text, isShown ? { ...place, keepsWhiteSpace: true } : place);
  }

  #readElement(element: Element, place: Place): void {
    const { tagName } = element;
    const isNamed = isNamedBySite(element, this.#context);
    if (!isNamed && isPlain(element, tagName)) this.#readPlain(element, tagName, place);
    else this.#readAttributed(element, isNamed, place);
  }

  #readPlain(element: Element, tagName: string, place: Place): void {
    if (this.#leaves.readLeaf(element, place)) return;
    if (tagName === 'PRE' || (tagName === 'DIV' && isHeaderOverCode(element, this.#context.rules)))
      this.#readCode(element, place);
    else if (isBlock(element)) this.#readBlock(element, place, this.#markedIn(element, place));
    else this.#readChildren(element, this.#markedIn(element, place));
  }

  /** Reads an element of which an attribute, or what it is for the site, may say more than its tag. */
  #readAttributed(element: Element, isNamed: boolean, place: Place): void {
    const { omit, citation } = this.#context.rules;
    if (isCitation(element, isNamed ? citation : undefined)) this.#leaves.readCitation(element, place);
    else if (isLinkButton(element)) this.#readLinkButton(element, place);
    else if (isOmitted(element) && !isFormulaSource(element)) recordCards(element, this.#context);
    else if (!isNamed || omit === '' || !element.matches(omit)) this.#readShown(element, isNamed, place);
  }

  #readLinkButton(element: Element, place: Place): void {
    recordDroppedCitations(1, this.#context);
    this.#readChildren(element, place);
  }

  #readShown(element: Element, isNamed: boolean, place: Place): void {
    if ((isNamed && recordAttachment(element, this.#context)) || readEmbedded(element, this.#context)) return;
    if (this.#readFormula(element, place) || this.#leaves.readLeaf(element, place)) return;
    if (this.#readCheckBox(element)) return;
    const supplied = element.getAttribute('data-markdown-copy-text');
    if (supplied !== null) this.#push({ type: 'markdown', text: supplied.trim() }, place);
    else if (this.#isLine(element)) this.#readLine(element, place);
    else if (isCodeFrame(element, this.#context.rules)) this.#readCode(element, place);
    else if (isBlock(element) || isAriaTable(element))
      this.#readBlock(element, place, this.#placeIn(element, place));
    else this.#readChildren(element, this.#placeIn(element, place));
  }

  #isLine(element: Element): boolean {
    const { line } = this.#context.rules;
    return this.#context.verbatim && line !== undefined && element.matches(line);
  }

  /** A line end inside of a line is not the user's: whoever saved the page wrapped it. */
  #readLine(element: Element, place: Place): void {
    this.#flush(place);
    const keepsWhiteSpace = !/\n/.test(element.textContent ?? '');
    this.#readChildren(element, { ...place, keepsWhiteSpace });
    const leaves = keepsWhiteSpace ? this.#buffer.takeVerbatim() : this.#buffer.take();
    const isBlank = leaves.every((leaf) => leaf.type === 'text' && leaf.text.trim() === '');
    this.#blocks.push({ type: 'verbatim', leaves: isBlank ? [] : leaves, isLine: true });
  }

  #readCode(element: Element, place: Place): void {
    const { isWhole, ...code } = readCode(element);
    if (!isWhole) recordUnread('widget', 'code editor', this.#context);
    this.#push({ type: 'code', ...code }, place);
  }

  #readFormula(element: Element, place: Place): boolean {
    if (isDrawnCopy(element)) return true;
    const formula = findFormula(element);
    if (formula === undefined) return false;
    if (formula.tex === undefined) {
      recordUnread('other', formula.shown, this.#context);
      this.#buffer.addText(formula.shown, place.marks);
    } else if (formula.display) this.#push({ type: 'math', tex: formula.tex }, place);
    else this.#buffer.add({ type: 'math', text: formula.tex.replace(/\s*\n\s*/g, ' '), marks: place.marks });
    return true;
  }

  /** A live check box: its property tells the state that is shown, its attribute the first one. */
  #readCheckBox(element: Element): boolean {
    if (element.tagName !== 'INPUT') return false;
    if (element.getAttribute('type') === 'checkbox')
      this.#checked = 'checked' in element && element.checked === true;
    return true;
  }

  #readBlock(element: Element, place: Place, inside: Place): void {
    this.#flush(place);
    const { tagName } = element;
    const level = HEADING.exec(tagName)?.[1];
    if (level !== undefined) this.#readHeading(element, Number(level), inside);
    else if (tagName === 'HR') this.#blocks.push({ type: 'rule' });
    else if (!this.#readNested(element, tagName)) {
      this.#readChildren(element, inside);
      this.#flush(inside, tagName === 'P');
    }
  }

  /** Blocks that hold blocks. */
  #readNested(element: Element, tagName: string): boolean {
    const inner = this.#inner;
    switch (tagName) {
      case 'UL':
      case 'OL':
        this.#blocks.push(...readList(element, inner));
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
        return this.#readMarkedUp(element, inner);
    }
  }

  /** Plain elements that only an attribute makes a table or footnotes of. */
  #readMarkedUp(element: Element, inner: InnerReader): boolean {
    const block = readAriaTable(element, inner);
    const blocks = block === undefined ? readFootnotes(element, inner) : [block];
    if (blocks === undefined) return false;
    this.#blocks.push(...blocks);
    return true;
  }

  #readHeading(element: Element, level: number, place: Place): void {
    this.#readChildren(element, { ...place, keepsWhiteSpace: false });
    const leaves = this.#buffer.take();
    if (leaves.length > 0) this.#blocks.push({ type: 'heading', level, leaves });
  }

  #placeIn(element: Element, place: Place): Place {
    const own = this.#isKeptByRule(element) ? 'kept' : ownWhiteSpace(element);
    const keepsWhiteSpace = own === undefined ? place.keepsWhiteSpace : own === 'kept';
    const marked = this.#markedIn(element, place);
    return keepsWhiteSpace === place.keepsWhiteSpace ? marked : { ...marked, keepsWhiteSpace };
  }

  #markedIn(element: Element, place: Place): Place {
    const mark = styleMark(element) ?? linkMark(element);
    return mark === undefined ? place : { ...place, marks: [...place.marks, mark] };
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
