import Quill from 'quill';
import type { EditorMaker } from './stage.ts';

/** Quill without a toolbar. */
export const quill: EditorMaker = ({ mount, composerId, changed }) => {
  const container = document.createElement('div');
  mount.append(container);
  const editor = new Quill(container, { modules: { toolbar: false } });
  editor.root.id = composerId;
  // As Quill's own style sheet has it.
  editor.root.style.whiteSpace = 'pre-wrap';
  editor.on('text-change', changed);
  return {
    // Quill's text always ends with one newline of its own.
    model: () => editor.getText().replace(/\n$/, ''),
    endUndoStep: () => editor.history.cutoff(),
  };
};
