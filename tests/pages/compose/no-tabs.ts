import { Plugin } from 'prosemirror-state';

/** Makes an editor whose document never holds a tab: each one becomes a space in the same step. */
export const noTabs = new Plugin({
  appendTransaction(_transactions, _old, state) {
    const fix = state.tr;
    state.doc.descendants((node, position) => {
      for (const match of node.text?.matchAll(/\t/g) ?? []) {
        fix.insertText(' ', position + match.index, position + match.index + 1);
      }
    });
    return fix.docChanged ? fix : null;
  },
});
