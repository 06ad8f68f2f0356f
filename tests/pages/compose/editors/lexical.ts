import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerPlainText } from '@lexical/plain-text';
import { registerRichText } from '@lexical/rich-text';
import { $getRoot, $isElementNode, createEditor, type LexicalNode } from 'lexical';
import type { EditorMaker } from './stage.ts';

/** Lexical, as editor of rich text (paragraphs) or of plain text (one paragraph with line breaks). */
export const lexical =
  (register: typeof registerRichText | typeof registerPlainText): EditorMaker =>
  ({ mount, composerId, changed }) => {
    const root = document.createElement('div');
    root.id = composerId;
    root.contentEditable = 'true';
    mount.append(root);
    const editor = createEditor({
      onError: (error) => {
        throw error;
      },
    });
    editor.setRootElement(root);
    register(editor);
    registerHistory(editor, createEmptyHistoryState(), 0);
    editor.registerUpdateListener(changed);
    return {
      model: () => editor.getEditorState().read(() => $getRoot().getChildren().map(textOf).join('\n')),
    };
  };

function textOf(node: LexicalNode): string {
  return $isElementNode(node) ? node.getChildren().map(textOf).join('') : node.getTextContent();
}

/** Lexical's editor of rich text. */
export const lexicalRich = lexical(registerRichText);
/** Lexical's editor of plain text. */
export const lexicalPlain = lexical(registerPlainText);
