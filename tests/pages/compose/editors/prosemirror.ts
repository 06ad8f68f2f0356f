import { Editor } from '@tiptap/core';
import { closeHistory as closeTiptapHistory } from '@tiptap/pm/history';
import StarterKit from '@tiptap/starter-kit';
import { baseKeymap } from 'prosemirror-commands';
import { closeHistory, history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { schema } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { EditorMaker } from './stage.ts';

const NEVER_BY_THE_CLOCK = Number.MAX_SAFE_INTEGER;

/** ProseMirror with its basic schema. */
export const proseMirror: EditorMaker = ({ mount, composerId, changed }) => {
  const keys = { 'Mod-z': undo, 'Mod-y': redo, Enter: () => true };
  const view: EditorView = new EditorView(mount, {
    state: EditorState.create({
      schema,
      plugins: [history({ newGroupDelay: NEVER_BY_THE_CLOCK }), keymap(keys), keymap(baseKeymap)],
    }),
    attributes: { id: composerId },
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      changed();
    },
  });
  return {
    model: () => textOf(view.state.doc),
    endUndoStep: () => view.dispatch(closeHistory(view.state.tr)),
  };
};

/** TipTap with its starter kit, whose rules turn Markdown into marks while it is typed or pasted. */
export const tiptap: EditorMaker = ({ mount, composerId, changed }) => {
  const editor = new Editor({
    element: mount,
    injectCSS: false,
    extensions: [StarterKit.configure({ undoRedo: { newGroupDelay: NEVER_BY_THE_CLOCK } })],
    editorProps: { attributes: { id: composerId } },
    onUpdate: changed,
  });
  return {
    model: () => textOf(editor.state.doc),
    endUndoStep: () => editor.view.dispatch(closeTiptapHistory(editor.state.tr)),
  };
};

function textOf(doc: Node): string {
  return doc.textBetween(0, doc.content.size, '\n', ({ type }) =>
    /hard_?break/i.test(type.name) ? '\n' : '',
  );
}
