/** The kinds of editor that are told apart, because text goes into them in different ways. */
export type EditorKind =
  | 'text-field'
  | 'prosemirror'
  | 'lexical'
  | 'slate'
  | 'quill'
  | 'codemirror'
  | 'contenteditable';

/** What each editor library writes on its own root element; TipTap is a ProseMirror. */
const marks: readonly (readonly [EditorKind, string])[] = [
  ['text-field', 'textarea, input'],
  ['prosemirror', '.ProseMirror'],
  ['lexical', '[data-lexical-editor]'],
  ['slate', '[data-slate-editor]'],
  ['quill', '.ql-editor'],
  ['codemirror', '.cm-content'],
];

/** Tells the kind of a composer from its own element. */
export function detectEditorKind(composer: HTMLElement): EditorKind {
  return marks.find(([, selector]) => composer.matches(selector))?.[0] ?? 'contenteditable';
}

/** Whether a composer is a form field, whose text is its value and not its child nodes. */
export function isTextField(composer: HTMLElement): composer is HTMLTextAreaElement | HTMLInputElement {
  return composer.tagName === 'TEXTAREA' || composer.tagName === 'INPUT';
}

/** Whether the user could type into this element now. */
export function isWritable(composer: HTMLElement): boolean {
  if (!composer.isConnected) return false;
  if (isTextField(composer)) return !composer.disabled && !composer.readOnly;
  return composer.isContentEditable;
}

/** Whether this kind of editor keeps a caret of its own, which follows the browser's a moment later. */
export function followsCaret(kind: EditorKind): boolean {
  return kind === 'lexical' || kind === 'slate' || kind === 'quill' || kind === 'codemirror';
}
