import { placeCaretAtEnd } from './caret.ts';
import { comparable } from './compare.ts';
import { detectEditorKind } from './editor-kind.ts';
import { readBack } from './read-back.ts';
import { pause, type Reading, readSettled } from './settle.ts';

/** So long after the browser's selection CodeMirror has taken it over, with time to spare. */
const SELECTION_MS = 200;

/** What could be read of a composer; `isPartial` when nobody can say whether it is all of it. */
export type WholeReading = Reading & { isPartial: boolean };

/** Waits until the editor has settled and reads all that it holds, as far as it lets it be read. */
export async function readWhole(find: () => HTMLElement | undefined): Promise<WholeReading | undefined> {
  const reading = await readSettled(find);
  if (!reading) return undefined;
  if (drawsAll(reading.composer)) return { ...reading, isPartial: false };
  const copied = await copyAll(reading.composer);
  // What was copied may be less than all of it too: only what it is found equal to is known.
  return { ...reading, text: copied === '' ? reading.text : copied, isPartial: true };
}

/** Reads a composer before anything is done to it; as far as it goes without waiting. */
export async function readBefore(composer: HTMLElement): Promise<string> {
  return drawsAll(composer) ? readBack(composer) : await copyAll(composer);
}

/** CodeMirror draws the lines in view and leaves gaps for the others. */
function drawsAll(composer: HTMLElement): boolean {
  return detectEditorKind(composer) !== 'codemirror' || composer.querySelector('.cm-gap') === null;
}

/**
 * Asks the editor for everything that it holds, as "select all" and "copy" would, by an event that carries a clipboard
 * of its own: the user's clipboard is neither read nor changed. Empty where the editor does not answer.
 */
async function copyAll(composer: HTMLElement): Promise<string> {
  placeCaretAtEnd(composer);
  composer.ownerDocument.getSelection()?.selectAllChildren(composer);
  await pause(SELECTION_MS);
  const clipboardData = new DataTransfer();
  const reach = { bubbles: true, cancelable: true, composed: true };
  const event = new ClipboardEvent('copy', { ...reach, clipboardData });
  composer.dispatchEvent(event);
  placeCaretAtEnd(composer);
  return comparable(event.clipboardData?.getData('text/plain') ?? '');
}
