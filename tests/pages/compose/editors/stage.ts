import type { Subject } from '../subject.ts';

/** Where a test page puts an editor: the element in front of the send button, and the id that Baton looks for. */
export interface Stage {
  readonly mount: HTMLElement;
  readonly composerId: string;
  /** Called by the editor's own listener after each change of its model. */
  readonly changed: () => void;
}

/** An editor on its stage: what it would send, and how its undo steps are told apart. */
export type Editor = Pick<Subject, 'model'> & Partial<Pick<Subject, 'endUndoStep'>>;

/** Puts one kind of editor on a stage. */
export type EditorMaker = (stage: Stage) => Editor;
