// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { detectEditorKind, type EditorKind } from '../../../lib/compose/editor-kind.ts';
import { findMethods } from '../../../lib/compose/methods.ts';

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
  const names = (kind: EditorKind, lineCount: number) =>
    findMethods(kind, linesOf(lineCount)).map((method) => method.name);

  test('types a short text into ProseMirror and appends a long one', () => {
    expect(names('prosemirror', 200)).toEqual(['insert-text', 'append-paragraphs']);
    expect(names('prosemirror', 201)).toEqual(['append-paragraphs', 'insert-text']);
  });

  test('never types a text that would hold the tab for seconds', () => {
    expect(names('prosemirror', 801)).toEqual(['append-paragraphs']);
    expect(names('text-field', 801)).toEqual(['insert-html-lines', 'set-range-text']);
    expect(names('contenteditable', 801)).toEqual(['insert-html-lines']);
  });

  test('is empty where no method can be told to have worked', () => {
    expect(names('lexical', 1)).toEqual([]);
    expect(names('slate', 1)).toEqual([]);
    expect(names('codemirror', 1)).toEqual([]);
  });
});
