import type { DraftChange } from '../core/draft-change.ts';
import type { HandoffError } from '../core/errors.ts';
import type { SectionKey } from '../core/sections.ts';
import type { DraftView } from '../core/views.ts';
import type { ItemState } from './draft-history.ts';

/** What the user is typing into one item, until the worker has it and the user has left the field. */
export interface ItemEdit {
  /** The text in the field. */
  text: string;
  /** The text that the worker is known to have; undefined before it has any. */
  savedText: string | undefined;
  /** The version of the item that `text` is based on; undefined for an item that does not exist yet. */
  basedOn: number | undefined;
  /** The section of an item that does not exist yet. */
  section: SectionKey;
  /** The request that is under way. */
  running: Promise<void> | undefined;
  /** The caret is no longer in the field. */
  left: boolean;
  failure: HandoffError | undefined;
  /** The same item was changed elsewhere. */
  conflict: boolean;
  /** How the item was when the typing began. */
  readonly before: ItemState;
}

/** Whether the worker lacks something of an edit. */
export function isUnsaved(edit: ItemEdit): boolean {
  return edit.text !== edit.savedText || edit.running !== undefined;
}

/** The act that brings an edit to the worker. */
export function changeOf(itemId: string, edit: ItemEdit): DraftChange {
  return edit.basedOn === undefined
    ? { kind: 'add', itemId, section: edit.section, text: edit.text }
    : { kind: 'edit', itemId, text: edit.text, basedOn: edit.basedOn };
}

/**
 * The acts for a page that is about to go while a request is under way. Whether that request will have raised the
 * item's version cannot be known any more, so there is one act for either case; the worker refuses the other.
 */
export function lastChangesOf(itemId: string, edit: ItemEdit): DraftChange[] {
  const basedOn = edit.basedOn ?? 0;
  return [basedOn, basedOn + 1].map((version) => ({
    kind: 'edit',
    itemId,
    text: edit.text,
    basedOn: version,
  }));
}

/** The version of an item in a draft. */
export function versionOf(view: DraftView, itemId: string): number | undefined {
  return view.draft.items.find(({ id }) => id === itemId)?.version;
}
