import { expect, test } from 'vitest';
import { readSelection } from '../../../lib/sites/read-selection.ts';
import { parsePage } from './html.ts';

const page = (body: string) => parsePage(`<!doctype html><html><body>${body}</body></html>`);

function select(document: Document, from: [Node, number], to: [Node, number]): void {
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
}

test('a selection across blocks is Markdown, from its first to its last character', () => {
  const document = page(
    '<p>not this, <b>You said:</b></p><ul><li>one</li><li>two</li></ul><p>end, not this</p>',
  );
  const [first, last] = document.querySelectorAll('p');
  select(document, [first!.querySelector('b')!.firstChild!, 0], [last!.firstChild!, 3]);
  expect(readSelection(document)).toBe('**You said:**\n\n- one\n- two\n\nend');
});

test('a selection inside one text is that text', () => {
  const document = page('<p>some words here</p>');
  const text = document.querySelector('p')!.firstChild!;
  select(document, [text, 5], [text, 10]);
  expect(readSelection(document)).toBe('words');
});

test('without a selection there is no text', () => {
  expect(readSelection(page('<p>some words</p>'))).toBe('');
});

test('what is selected stays as it is, and scripts and styles are no text', () => {
  const document = page('<div><style>p { color: red }</style><p>word</p><script>x()</script></div>');
  const before = document.body.innerHTML;
  const box = document.querySelector('div')!;
  select(document, [box, 0], [box, 3]);
  expect(readSelection(document)).toBe('word');
  expect(document.body.innerHTML).toBe(before);
});
