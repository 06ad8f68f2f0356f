import { placeCaretAtEnd } from './caret.ts';
import { isTextField } from './editor-kind.ts';

/**
 * Puts a text behind everything in a composer. A step reports nothing, because what `execCommand` returns
 * and whether an event was prevented says nothing about what the editor did: only reading back does.
 */
export type InsertionStep = (composer: HTMLElement, addition: string) => void;

/** How the browser's own events of editing travel; an editor may listen anywhere on that way. */
const REACHING_ALL = { bubbles: true, cancelable: true, composed: true };

/** Types the whole text through the browser's own editing, so the editor sees what typing would show it. */
export const insertTextStep: InsertionStep = (composer, addition) => {
  if (placeCaretAtEnd(composer)) composer.ownerDocument.execCommand('insertText', false, addition);
};

/**
 * Inserts the lines as escaped HTML joined by `<br>`. A page that demands Trusted Types does not bind
 * the extension's isolated world; where it does, `execCommand` throws and the next method is tried.
 */
export const insertHtmlLinesStep: InsertionStep = (composer, addition) => {
  const html = addition.split('\n').map(escapeHtml).join('<br>');
  if (placeCaretAtEnd(composer)) composer.ownerDocument.execCommand('insertHTML', false, html);
};

/**
 * Appends one `<p>` a line to the editor's DOM; the editor takes the change over as it takes typing.
 * All of them in one go: an editor that sees a lone new paragraph takes it for the Enter key, which sends.
 */
export const appendParagraphsStep: InsertionStep = (composer, addition) => {
  if (!placeCaretAtEnd(composer)) return;
  const [firstLine = '', ...lines] = addition.split('\n');
  const lastBlock = composer.lastElementChild;
  if (firstLine === '' || !isEmptyParagraph(lastBlock))
    lines.unshift(...(firstLine === '' ? [] : [firstLine]));
  else lastBlock.prepend(firstLine);
  composer.append(...lines.map((line) => buildParagraph(composer.ownerDocument, line)));
  const end = composer.lastElementChild;
  composer.ownerDocument.getSelection()?.collapse(end, end?.childNodes.length);
};

/**
 * Tells an editor that the whole text is about to be typed. An editor that draws from its own model takes it over and
 * draws it; nothing else happens, because an event that a script made has no effect of the browser's own.
 */
export const beforeInputTextStep: InsertionStep = (composer, addition) => {
  if (!placeCaretAtEnd(composer)) return;
  const typing = { inputType: 'insertText', data: addition };
  composer.dispatchEvent(new InputEvent('beforeinput', { ...REACHING_ALL, ...typing }));
};

/**
 * Hands an editor the text as a paste of plain text; the user's clipboard is neither read nor changed. Firefox drops
 * the data that is given to the event's constructor and makes its own of `dataType` and `data`.
 */
export const pasteStep: InsertionStep = (composer, addition) => {
  if (!placeCaretAtEnd(composer)) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', addition);
  const own = { dataType: 'text/plain', data: addition };
  composer.dispatchEvent(new ClipboardEvent('paste', { ...REACHING_ALL, clipboardData, ...own }));
};

/** Writes into a form field's value and says so with an `input` event; the browser's undo does not know it. */
export const setRangeTextStep: InsertionStep = (composer, addition) => {
  if (!isTextField(composer)) return;
  const end = composer.value.length;
  composer.setRangeText(addition, end, end, 'end');
  composer.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
};

function isEmptyParagraph(block: Element | null): block is Element {
  return block?.tagName === 'P' && block.textContent === '';
}

function buildParagraph(owner: Document, line: string): HTMLParagraphElement {
  const paragraph = owner.createElement('p');
  paragraph.append(line === '' ? owner.createElement('br') : line);
  return paragraph;
}

function escapeHtml(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
