// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readBack } from '../../../lib/compose/read-back.ts';
import { editorShapes } from './editor-shapes.ts';

afterEach(() => document.body.replaceChildren());

const character = fc.oneof(
  fc.constantFrom(' ', '<', '&', '"', '`', '*', '\\', '|', '👨‍👩‍👧', 'é', 'ש', 'م', '\u200d'),
  fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme-ascii' }),
);
const line = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

describe.each(Object.entries(editorShapes))('%s', (_name, render) => {
  test('is read as the lines that were rendered', () => {
    fc.assert(
      fc.property(lines, (rendered) => {
        const composer = render(rendered);
        document.body.replaceChildren(composer);
        expect(readBack(composer)).toBe(rendered.join('\n'));
      }),
    );
  });
});

/** Small pages of editors, and what their user sees. */
const cases: readonly (readonly [name: string, html: string, text: string])[] = [
  ['an empty editor is an empty text', '<p><br class="ProseMirror-trailingBreak"></p>', ''],
  ['nothing at all is an empty text', '', ''],
  [
    'a list has a line for each item',
    '<p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul><p>d</p>',
    'a\nb\nc\nd',
  ],
  ['bold text stays in its line', '<p>a <strong>bold</strong> word</p>', 'a bold word'],
  ['a break before a block is the end of its line', '<div>a<br><p>b</p></div>', 'a\nb'],
  ['two breaks at the end are one empty line', '<p>a<br><br></p><p>b</p>', 'a\n\nb'],
  ['a break in a block of its own is one empty line', '<div>a</div><div><br></div><div>b</div>', 'a\n\nb'],
  ['an empty block is one empty line', '<p>a</p><p></p><p>b</p>', 'a\n\nb'],
  ['tabs and spaces of preformatted text stay', '<pre>a\n\t  b</pre>', 'a\n\t  b'],
  ['comments are not text', '<p>a<!-- b -->c</p>', 'ac'],
];

test.each(cases)('%s', (_name, html, text) => {
  expect(readBack(parseEditor(html, 'pre-wrap'))).toBe(text);
});

test('white space that the page collapses is collapsed', () => {
  const html = '\n  <p>\n    a   b\n  <b> c</b> </p>\n  <p>d </p>\n';
  expect(readBack(parseEditor(html, 'normal'))).toBe('a b c\nd');
});

function parseEditor(html: string, whiteSpace: string): HTMLElement {
  const composer = document.createElement('div');
  composer.style.whiteSpace = whiteSpace;
  composer.append(document.createRange().createContextualFragment(html));
  document.body.append(composer);
  return composer;
}
