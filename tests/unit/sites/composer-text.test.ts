import { expect, test } from 'vitest';
import { readComposerText } from '../../../lib/sites/composer-text.ts';
import { parsePage } from './html.ts';

const read = (html: string) => {
  const composer = parsePage(`<div contenteditable="true">${html}</div>`).querySelector('[contenteditable]');
  return composer === null ? undefined : readComposerText(composer);
};

test.each([
  ['an empty editor', '', ''],
  ['a placeholder', '<p data-placeholder="Ask"><br class="ProseMirror-trailingBreak"></p>', ''],
  ['paragraphs', '<p>one</p><p>two</p>', 'one\ntwo'],
  ['an empty line', '<p>one</p><p><br></p><p>three</p>', 'one\n\nthree'],
  ['hard breaks', '<p>one<br>two<br><br>four</p>', 'one\ntwo\n\nfour'],
  [
    'a hard break at the end, kept open by a filler',
    '<p>one<br><br class="ProseMirror-trailingBreak"></p>',
    'one\n',
  ],
  ['bare text and blocks', 'one<div>two</div><div><br></div><div>four</div>', 'one\ntwo\n\nfour'],
  ['spaces and tabs', '<p>a\u00a0 \u00a0b\tc</p>', 'a   b\tc'],
  ['zero-width fillers', '<p>\ufeffa\u200b</p>', 'a'],
  ['an emoji with joiners', '<p>👩‍👩‍👧</p>', '👩‍👩‍👧'],
  ['marks inside a line', '<p>a <strong>b</strong><em>c</em></p>', 'a bc'],
  ['lines of code', '<pre><code>a\n  b</code></pre>', 'a\n  b'],
  ['nested blocks', '<ul><li><p>one</p></li><li><p>two</p></li></ul>', 'one\ntwo'],
  ['source that is set apart', '\n  <p>one</p>\n  <p>two</p>\n', 'one\ntwo'],
])('%s', (_name, html, text) => {
  expect(read(html)).toBe(text);
});

test('a text field is read from its value, not from what it started with', () => {
  const field = parsePage('<textarea>old</textarea>').querySelector('textarea');
  if (field === null) throw new Error('no field');
  field.value = 'new\n\tline\\';
  expect(readComposerText(field)).toBe('new\n\tline\\');
});
