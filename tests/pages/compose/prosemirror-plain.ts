import { Schema } from 'prosemirror-model';
import { presentProseMirror } from './prosemirror-editor.ts';

/** Paragraphs of plain text and nothing else: no marks, and no hard break within a paragraph. */
const plainSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: {},
  },
});

presentProseMirror(plainSchema);
