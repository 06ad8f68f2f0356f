import { codeMirror } from './editors/codemirror.ts';
import { bareElement } from './editors/contenteditable.ts';
import { lexicalPlain, lexicalRich } from './editors/lexical.ts';
import { inFrame, inShadowRoot } from './editors/nested.ts';
import { proseMirror, tiptap } from './editors/prosemirror.ts';
import { quill } from './editors/quill.ts';
import { slate } from './editors/slate.ts';
import type { EditorMaker } from './editors/stage.ts';
import { plainField, reactField, svelteTextarea, vueTextarea } from './editors/text-fields.ts';
import { getForm, present } from './subject.ts';

declare global {
  interface Window {
    /** What the editor's own model holds, which is what the page would send. */
    editorText(): string;
    /** Puts one of the editors into the page's form, in front of its send button. */
    mountEditor(name: string, composerId: string): void;
  }
}

/** Every editor, as its package from npm makes it. */
const makers: Readonly<Record<string, EditorMaker>> = {
  textarea: plainField('textarea'),
  input: plainField('input'),
  'react-textarea': reactField('textarea'),
  'react-input': reactField('input'),
  'vue-textarea': vueTextarea,
  'svelte-textarea': svelteTextarea,
  contenteditable: bareElement,
  prosemirror: proseMirror,
  tiptap,
  quill,
  'lexical-rich': lexicalRich,
  'lexical-plain': lexicalPlain,
  slate,
  codemirror: codeMirror,
  'textarea-in-shadow-root': inShadowRoot(plainField('textarea')),
  'contenteditable-in-shadow-root': inShadowRoot(bareElement),
  'prosemirror-in-shadow-root': inShadowRoot(proseMirror),
  'textarea-in-frame': inFrame(plainField('textarea')),
  'contenteditable-in-frame': inFrame(bareElement),
  'prosemirror-in-frame': inFrame(proseMirror),
};

window.mountEditor = (name, composerId) => {
  const maker = makers[name];
  if (!maker) throw new Error(`there is no editor named ${name}`);
  const form = getForm();
  const send = form.querySelector('button');
  const mount = document.createElement('div');
  form.prepend(mount);
  if (send) send.disabled = true;
  const changed = () => {
    if (send) send.disabled = window.editorText() === '';
  };
  window.editorText = () => '';
  const editor = maker({ mount, composerId, changed });
  window.editorText = editor.model;
  const subject = present(editor.model);
  if (editor.endUndoStep) subject.endUndoStep = editor.endUndoStep;
};

const asked = new URLSearchParams(location.search).get('editor');
if (asked !== null) window.mountEditor(asked, 'composer');
