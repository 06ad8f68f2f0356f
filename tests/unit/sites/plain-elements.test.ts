import { describe, expect, test } from 'vitest';
import { isPlain } from '../../../lib/sites/markdown/plain-elements.ts';
import { htmlToMarkdown, parsePage } from './html.ts';

const { body } = parsePage('<!doctype html><html><body></body></html>');

/** Everything by which a reader tells more about an element than its tag does. */
const tellingClasses = [
  'sr-only visually-hidden cdk-visually-hidden',
  'katex katex-display math-inline math-block math-display MathJax MathJax_Preview MathJax_Display MathJax_SVG',
  'md-code-block monaco-editor cm-editor CodeMirror hljs-ln highlighttable rouge-table group/copy',
  'cm-gutters CodeMirror-gutter-wrapper CodeMirror-linenumber margin-view-overlays linenumber line-number',
  'line-numbers-rows react-syntax-highlighter-line-number hljs-ln-numbers blob-num linenos lineno rouge-gutter',
  'line code-line cm-line view-line CodeMirror-line cm-gap cm-content view-lines CodeMirror-code',
  'whitespace-pre whitespace-pre-wrap whitespace-pre-line whitespace-break-spaces whitespace-normal whitespace-nowrap!',
].flatMap((names) => names.split(' '));
const tellingAttributes = [
  'hidden',
  'aria-hidden="true"',
  'aria-expanded="false"',
  'role="button"',
  'role="table"',
  'style="color: red; display: none"',
  'style="white-space: pre"',
  'data-testid="code-block"',
  'data-math="x"',
  'data-latex="x"',
  'data-tex="x"',
  'data-line="1"',
  'data-markdown-copy="exclude"',
  'data-markdown-copy-text="x"',
];
const plain = [
  '',
  'lang="en"',
  'id="a"',
  'dir="rtl"',
  'class="hljs-keyword"',
  'class="font-semibold mt-4"',
  'data-start="1"',
];
const tagsOfOtherReaders = [
  'button',
  'svg',
  'math',
  'script',
  'img',
  'iframe',
  'input',
  'slot',
  'x-widget',
  'code-block',
];

function draw(html: string): Element {
  body.innerHTML = html;
  const [element] = body.children;
  if (element === undefined) throw new Error(`no element in ${html}`);
  return element;
}

describe('an element that its tag alone tells', () => {
  test.each(plain)('has attributes that no reader asks for: <span %s>', (attribute) => {
    expect(isPlain(draw(`<span ${attribute}>a</span>`))).toBe(true);
  });

  test.each(tellingClasses)('has no class of a reader: %s', (name) => {
    expect(isPlain(draw(`<span class="other ${name}">a</span>`))).toBe(false);
    expect(isPlain(draw(`<span class="${name} other">a</span>`))).toBe(false);
  });

  test.each(tellingAttributes)('has no attribute of a reader: %s', (attribute) => {
    expect(isPlain(draw(`<div class="other" ${attribute}>a</div>`))).toBe(false);
  });

  test.each(tagsOfOtherReaders)('is none that a reader of its own reads: %s', (tagName) => {
    const element = body.ownerDocument.createElement(tagName);
    expect(isPlain(element)).toBe(false);
  });

  test('is told by its attributes as they are now', () => {
    const element = draw('<span class="a">a</span>');
    expect(isPlain(element)).toBe(true);
    element.setAttribute('class', 'a sr-only');
    expect(isPlain(element)).toBe(false);
  });
});

describe('text and nothing else in a cell or an item', () => {
  test('has its white space collapsed and its citations dropped as anywhere', () => {
    expect(htmlToMarkdown('<ul><li> one\n  two\ue200cite\ue202turn0search1\ue201 </li><li> </li></ul>')).toBe(
      '- one two\n-',
    );
  });

  test('is the user’s own where the user wrote it', () => {
    expect(
      htmlToMarkdown(
        '<ul style="white-space: pre-wrap"><li style="white-space: pre-wrap">a  * b</li></ul>',
        true,
      ),
    ).toBe('- a  * b');
  });
});
