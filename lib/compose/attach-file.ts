import type { InsertionResult } from '../core/insertion.ts';
import { countAttachments, findSurroundings } from './attachments.ts';
import { readBack } from './read-back.ts';
import { nextFrame } from './settle.ts';

/** A site that shows no chip after so long has not taken the file, or does not show it in a way that is known. */
const LIMIT_MS = 4_000;

/** A text as a file. */
export type TextFile = { text: string; fileName: string };

/**
 * Gives a site a file in one of the ways that it has for its user's own files: its file input, else a drop on the
 * composer. Only one of them is used, since what came of it may be unknown and a second file would be one too many.
 *
 * @param find looks the composer up anew, because a site may replace it.
 */
export async function attachFile(
  composer: HTMLElement,
  { text, fileName }: TextFile,
  find: () => HTMLElement | undefined,
): Promise<InsertionResult> {
  const draft = readBack(composer);
  const chipsBefore = countAttachments(composer);
  const file = new File([text], fileName, { type: 'text/markdown' });
  const input = findFileInput(composer);
  if (input) putIntoInput(input, file);
  else dropOn(composer, file);
  const isSeen = await untilSeen(find, chipsBefore, fileName);
  return {
    outcome: isSeen ? 'attachment' : 'unknown',
    method: input ? 'file-input' : 'drop',
    draftKept: readBack(find() ?? composer) === draft,
  };
}

/** The input beside the composer; elsewhere in the page only if it is the only one, for it might be for a portrait. */
function findFileInput(composer: HTMLElement): HTMLInputElement | undefined {
  const near = findInputs(findSurroundings(composer));
  if (near[0]) return near[0];
  const all = findInputs(composer.ownerDocument);
  return all.length === 1 ? all[0] : undefined;
}

function findInputs(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type="file"]')].filter(
    (input) =>
      !input.disabled &&
      !input.webkitdirectory &&
      input.closest('dialog, [role="dialog"]') === null &&
      takesText(input),
  );
}

function takesText({ accept }: HTMLInputElement): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return accept === '' || kinds.some((kind) => /^(\*|\*\/\*|text\/\*|text\/markdown|\.md)$/.test(kind));
}

function putIntoInput(input: HTMLInputElement, file: File): void {
  input.files = carry(file).files;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function dropOn(composer: HTMLElement, file: File): void {
  const dataTransfer = carry(file);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    composer.dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
    );
  }
}

function carry(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

async function untilSeen(
  find: () => HTMLElement | undefined,
  chipsBefore: number,
  fileName: string,
): Promise<boolean> {
  const startMs = performance.now();
  while (performance.now() - startMs < LIMIT_MS) {
    await nextFrame();
    const composer = find();
    if (!composer) continue;
    if (countAttachments(composer) > chipsBefore) return true;
    if (findSurroundings(composer).textContent?.includes(fileName)) return true;
  }
  return false;
}
