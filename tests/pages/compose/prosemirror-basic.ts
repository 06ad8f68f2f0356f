import { schema } from 'prosemirror-schema-basic';
import { presentProseMirror } from './prosemirror-editor.ts';

presentProseMirror(schema);
