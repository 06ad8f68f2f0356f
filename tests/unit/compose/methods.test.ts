// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { detectEditorKind, type EditorKind } from '../../../lib/compose/editor-kind.ts';
import { findMethods, typesLongTexts } from '../../../lib/compose/methods.ts';

const marks: readonly (readonly [kind: EditorKind, html: string])[] = [
  ['text-field', '<textarea></textarea>'],
  ['text-field', '<input>'],
  ['prosemirror', '<div class="ProseMirror" contenteditable="true"></div>'],
  ['prosemirror', '<div class="tiptap ProseMirror" contenteditable="true"></div>'],
  ['lexical', '<div data-lexical-editor="true" contenteditable="true"></div>'],
  ['slate', '<div data-slate-editor="true" contenteditable="true"></div>'],
  ['quill', '<div class="ql-editor" contenteditable="true"></div>'],
  ['codemirror', '<div class="cm-content" contenteditable="true"></div>'],
  ['contenteditable', '<div contenteditable="true"></div>'],
];

test.each(marks)('%s is told from %s', (kind, html) => {
  const composer = document.createRange().createContextualFragment(html).firstElementChild;
  if (!(composer instanceof HTMLElement)) throw new Error('the fixture has no element');
  expect(detectEditorKind(composer)).toBe(kind);
});

describe('the order of methods', () => {
  const linesOf = (count: number) => 'line\n'.repeat(count - 1);
  const names = (kind: EditorKind, lineCount: number, isTypingFast = false) =>
    findMethods(kind, linesOf(lineCount), isTypingFast).map((method) => method.name);

  test('types a short text into ProseMirror and appends a long one', () => {
    expect(names('prosemirror', 200)).toEqual(['insert-text', 'append-paragraphs']);
    expect(names('prosemirror', 201)).toEqual(['append-paragraphs', 'insert-text']);
  });

  test('never types a text that would hold the tab for seconds', () => {
    expect(names('prosemirror', 801)).toEqual(['append-paragraphs']);
    expect(names('text-field', 801)).toEqual(['insert-html-lines', 'set-range-text']);
    expect(names('contenteditable', 801)).toEqual(['insert-html-lines']);
  });

  test('is the same for a long text as for a short one in a form field where typing is fast', () => {
    expect(names('text-field', 5_000, true)).toEqual(names('text-field', 1));
    expect(names('prosemirror', 5_000, true)).toEqual(names('prosemirror', 5_000));
    expect(names('prosemirror', 1, true)).toEqual(['append-paragraphs', 'insert-text']);
    expect(names('quill', 1, true)).toEqual(['paste', 'insert-text']);
    expect(typesLongTexts({ userAgent: 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0' })).toBe(
      true,
    );
    expect(typesLongTexts({ userAgent: 'Mozilla/5.0 (KHTML, like Gecko) Chrome/150.0 Safari/537.36' })).toBe(
      false,
    );
  });

  test('is events alone where the editor draws from a model of its own', () => {
    expect(names('lexical', 5_000)).toEqual(['before-input-text', 'paste']);
    expect(names('slate', 5_000)).toEqual(['paste', 'before-input-text']);
    expect(names('codemirror', 5_000)).toEqual(['paste']);
    expect(names('quill', 5_000)).toEqual(['paste']);
  });
});
