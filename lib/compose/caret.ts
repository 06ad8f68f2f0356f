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
    const selection = document.getSelection();
    selection?.selectAllChildren(composer);
    selection?.collapseToEnd();
  }
  return holdsFocus(composer);
}

function holdsFocus(composer: HTMLElement): boolean {
  const root = composer.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return root.activeElement?.contains(composer) === true && root.activeElement !== document.body;
}
