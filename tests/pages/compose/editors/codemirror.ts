import { isolateHistory } from '@codemirror/commands';
import { EditorView, minimalSetup } from 'codemirror';
import type { EditorMaker } from './stage.ts';

/** CodeMirror 6, which draws only the lines in view. */
export const codeMirror: EditorMaker = ({ mount, composerId, changed }) => {
  const view = new EditorView({
    parent: mount,
    extensions: [
      minimalSetup,
      EditorView.contentAttributes.of({ id: composerId }),
      EditorView.updateListener.of(changed),
    ],
  });
  return {
    model: () => view.state.doc.toString(),
    endUndoStep: () => view.dispatch({ annotations: isolateHistory.of('full') }),
  };
};
