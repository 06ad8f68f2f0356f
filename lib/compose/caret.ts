import { findHost } from '../sites/inner-roots.ts';
import { isTextField } from './editor-kind.ts';

/**
 * Focuses a composer and puts the caret behind everything in it.
 *
 * @returns whether the focus arrived: a dialog that traps it would otherwise receive the text.
 */
export function placeCaretAtEnd(composer: HTMLElement): boolean {
  composer.focus({ preventScroll: true });
  if (isTextField(composer)) {
    composer.setSelectionRange(composer.value.length, composer.value.length);
  } else {
    const selection = composer.ownerDocument.getSelection();
    selection?.selectAllChildren(composer);
    selection?.collapseToEnd();
  }
  return holdsFocus(composer);
}

/** In every tree from the element's own to the page's: a frame remembers its focus while the page's is elsewhere. */
function holdsFocus(element: Element): boolean {
  const root = element.getRootNode();
  // By its property, since a frame's document is no instance of this window's class.
  if (!('activeElement' in root)) return false;
  const { activeElement } = root as Document | ShadowRoot; // nothing else has this property
  if (activeElement?.contains(element) !== true || activeElement === element.ownerDocument.body) return false;
  const host = findHost(element);
  return host === undefined || holdsFocus(host);
}
