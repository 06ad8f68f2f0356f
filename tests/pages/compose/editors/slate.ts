import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createEditor, Node } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import type { EditorMaker } from './stage.ts';

const emptyDocument = [{ type: 'paragraph', children: [{ text: '' }] }];

/** Slate with its history; its DOM can hold a text that the model has never seen. */
export const slate: EditorMaker = ({ mount, composerId, changed }) => {
  const editor = withHistory(withReact(createEditor()));
  const children = createElement(Editable, { id: composerId });
  const view = createElement(Slate, { editor, initialValue: emptyDocument, onChange: changed, children });
  flushSync(() => createRoot(mount).render(view));
  return { model: () => editor.children.map((block) => Node.string(block)).join('\n') };
};
