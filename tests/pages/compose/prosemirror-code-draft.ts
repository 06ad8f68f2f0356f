import { schema } from 'prosemirror-schema-basic';
import { presentProseMirror } from './prosemirror-editor.ts';

/** An editor in which the user's draft is one block of code. */
const view = presentProseMirror(schema);
const code = schema.node('code_block', null, [schema.text('let draft;\n\tdraft = 1;')]);
view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, code));
