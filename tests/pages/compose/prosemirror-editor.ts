import { baseKeymap } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { getForm, present } from './subject.ts';

/** An undo history whose steps end only where a test says so, and not by the clock. */
export const undoHistory = history({ newGroupDelay: Number.MAX_SAFE_INTEGER });

/** A chat composer as sites build it on ProseMirror: Enter sends, and the document is what would be sent. */
export function presentProseMirror(schema: Schema, plugins: readonly Plugin[] = [undoHistory]): EditorView {
  const mount = document.createElement('div');
  getForm().prepend(mount);
  const send = () => {
    subject.counts.sends += 1;
    return true;
  };
  const keys = { 'Mod-z': undo, 'Mod-y': redo, Enter: send };
  const view: EditorView = new EditorView(mount, {
    state: EditorState.create({
      schema,
      plugins: [...plugins, keymap(keys), keymap(baseKeymap)],
    }),
    attributes: { id: 'composer' },
  });
  const subject = present(() => readDocument(view.state.doc));
  subject.endUndoStep = () => view.dispatch(closeHistory(view.state.tr));
  return view;
}

function readDocument(doc: Node): string {
  return doc.textBetween(0, doc.content.size, '\n', (leaf) => (leaf.type.name === 'hard_break' ? '\n' : ''));
}
