import type { EditorKind } from './editor-kind.ts';
import {
  appendParagraphsStep,
  beforeInputTextStep,
  type InsertionStep,
  insertHtmlLinesStep,
  insertTextStep,
  pasteStep,
  setRangeTextStep,
} from './insertion-steps.ts';

const steps = {
  'insert-text': insertTextStep,
  'insert-html-lines': insertHtmlLinesStep,
  'append-paragraphs': appendParagraphsStep,
  'set-range-text': setRangeTextStep,
  'before-input-text': beforeInputTextStep,
  paste: pasteStep,
} satisfies Record<string, InsertionStep>;

/** The ways to put a text into a composer. Chat sites turn a long `paste` into a file: it is used where nothing else is exact. */
export type MethodName = keyof typeof steps;

/** One way to put a text into a composer. */
export type InsertionMethod = { name: MethodName; insert: InsertionStep };

/**
 * Up to so many lines a text is typed by `insertText`, the path that sites know best. In Chromium its time
 * grows with the square of the lines, in every kind of editor. Measured in Chromium 156 on two cores,
 * 2026-11-29, ProseMirror / textarea: 200 lines 0.12 s / 0.09 s, 400 lines 0.4 s / 0.2 s, 800 lines
 * 1.0 s / 1.0 s, 3,000 lines (97 kB) 17 s / 11 s, and no less in portions. For 3,000 lines
 * `append-paragraphs` takes 0.2 s in ProseMirror, `insert-html-lines` 0.2 s in a textarea.
 */
const TYPED_LINES = 200;

/** Above so many lines `insertText` would hold the tab for seconds and is not tried at all. */
const TYPED_LINES_AT_MOST = 800;

/**
 * What was found exact for each kind, the first to try first. `append-paragraphs` is exact in ProseMirror
 * whatever the schema; `insert-html-lines` is not, because a schema without hard breaks joins its lines.
 * A bare contenteditable gets its lines by `<br>`, since blocks double the blank lines of its `innerText`,
 * which is what such sites send. In Quill insertHTML misplaces blank lines.
 *
 * Lexical, Slate and CodeMirror get events only. `insertText` loses a Lexical editor's newlines, and in Slate it
 * changes a DOM that is not what would be sent. What their DOM holds after an event was drawn from their model.
 */
const methodsByKind: Record<EditorKind, { short: readonly MethodName[]; long: readonly MethodName[] }> = {
  'text-field': {
    short: ['insert-text', 'set-range-text'],
    long: ['insert-html-lines', 'set-range-text'],
  },
  prosemirror: {
    short: ['insert-text', 'append-paragraphs'],
    long: ['append-paragraphs', 'insert-text'],
  },
  contenteditable: {
    short: ['insert-html-lines', 'insert-text'],
    long: ['insert-html-lines', 'insert-text'],
  },
  quill: { short: ['insert-text', 'paste'], long: ['paste', 'insert-text'] },
  lexical: { short: ['before-input-text', 'paste'], long: ['before-input-text', 'paste'] },
  slate: { short: ['paste', 'before-input-text'], long: ['paste', 'before-input-text'] },
  codemirror: { short: ['paste', 'insert-text'], long: ['paste', 'insert-text'] },
};

/**
 * Whether the browser of this page types a long text into a form field as fast as a short one: Firefox does (2,000 lines
 * in 0.8 s, ESR 140, 2026-11-30), and its insertHTML does nothing there. Others only say that they are "like Gecko".
 */
export function typesLongTexts({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /\bGecko\/\d/.test(userAgent);
}

/**
 * The methods to try for this kind of editor and this text, in order; none when there is no safe one.
 *
 * @param isTypingFast what `typesLongTexts` says; then a long text goes into a form field as a short one does.
 */
export function findMethods(kind: EditorKind, addition: string, isTypingFast: boolean): InsertionMethod[] {
  const lineCount = isTypingFast && kind === 'text-field' ? 1 : addition.split('\n').length;
  // In Firefox typing leaves an empty line before the text in an empty Quill or TipTap (ESR, 2026-11-30).
  const isTyped = lineCount <= TYPED_LINES && !(isTypingFast && (kind === 'quill' || kind === 'prosemirror'));
  return methodsByKind[kind][isTyped ? 'short' : 'long']
    .filter((name) => name !== 'insert-text' || lineCount <= TYPED_LINES_AT_MOST)
    .map((name) => ({ name, insert: steps[name] }));
}
