import { detectEditorKind, type EditorKind, isTextField } from './editor-kind.ts';
import { type Reading, readSettled } from './settle.ts';

/**
 * Takes an insertion back, so that the composer holds what it held before.
 *
 * The editor's own undo comes first. One that takes more than the insertion (an editor may join it with
 * what the user typed just before) is redone: an altered text is better than a lost draft.
 *
 * @returns the composer when it holds `before` again; undefined when the insertion could not be taken back.
 */
export async function takeBack(
  find: () => HTMLElement | undefined,
  inserted: Reading,
  before: string,
): Promise<HTMLElement | undefined> {
  if (inserted.text === before) return inserted.composer;
  stepHistory(inserted.composer, 'undo');
  let reading = await readSettled(find);
  if (reading && reading.text !== before && reading.text !== inserted.text) {
    stepHistory(reading.composer, 'redo');
    reading = await readSettled(find);
  }
  if (reading && reading.text !== before && isTextField(reading.composer)) {
    reading.composer.setRangeText(before, 0, reading.composer.value.length, 'end');
    reading.composer.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
    reading = await readSettled(find);
  }
  return reading?.text === before ? reading.composer : undefined;
}

/** Which event an editor with a history of its own answers to, in place of the browser's command. */
const historyEvents: Partial<Record<EditorKind, 'beforeinput' | 'input'>> = {
  prosemirror: 'beforeinput',
  lexical: 'beforeinput',
  quill: 'beforeinput',
  codemirror: 'beforeinput',
  slate: 'input',
};

/**
 * The browser's command itself would take back DOM changes that such an editor has long replaced, the user's typing
 * among them.
 */
function stepHistory(composer: HTMLElement, step: 'undo' | 'redo'): void {
  const event = historyEvents[detectEditorKind(composer)];
  if (event === undefined) {
    composer.focus({ preventScroll: true });
    composer.ownerDocument.execCommand(step);
    return;
  }
  const inputType = step === 'undo' ? 'historyUndo' : 'historyRedo';
  composer.dispatchEvent(new InputEvent(event, { bubbles: true, cancelable: true, inputType }));
}
