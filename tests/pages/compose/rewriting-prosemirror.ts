import { schema } from 'prosemirror-schema-basic';
import { noTabs } from './no-tabs.ts';
import { presentProseMirror, undoHistory } from './prosemirror-editor.ts';

presentProseMirror(schema, [noTabs, undoHistory]);
