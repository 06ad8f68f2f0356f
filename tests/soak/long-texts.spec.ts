import { test } from '../browser/compose/composer-page.ts';
import { testLongTexts } from '../browser/compose/long-texts.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Every editor; two of them are samples in the everyday tests. */
testLongTexts([
  'textarea',
  'react-textarea',
  'vue-textarea',
  'svelte-textarea',
  'contenteditable',
  'prosemirror',
  'tiptap',
  'quill',
  'lexical-rich',
  'lexical-plain',
  'slate',
  'codemirror',
  'textarea-in-shadow-root',
  'contenteditable-in-shadow-root',
  'prosemirror-in-shadow-root',
  'textarea-in-frame',
  'contenteditable-in-frame',
  'prosemirror-in-frame',
]);
