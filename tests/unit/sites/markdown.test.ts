import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, readHtml } from './html.ts';

type Case = readonly [name: string, html: string, markdown: string];

const code: readonly Case[] = [
  [
    'a language class',
    '<pre><code class="hljs language-Rust">fn a() {\n    b();\n}\n</code></pre>',
    '```rust\nfn a() {\n    b();\n}\n```',
  ],
  ['a language attribute', '<pre data-language="sql"><code>select 1</code></pre>', '```sql\nselect 1\n```'],
  [
    'a header inside the frame, with buttons',
    '<pre><div><div>TypeScript</div><button>Copy code</button></div><code><span>let</span> a;</code></pre>',
    '```typescript\nlet a;\n```',
  ],
  [
    'a header of several words, which names no language',
    '<pre><div>Code snippet here</div><code>x</code></pre>',
    '```\nx\n```',
  ],
  ['a single word of code, which is no header', '<pre>ls</pre>', '```\nls\n```'],
  [
    'editor lines, one of them empty',
    '<pre><div class="cm-content"><div class="cm-line">if x:</div><div class="cm-line"><br></div><div class="cm-line">\ty()</div></div></pre>',
    '```\nif x:\n\n\ty()\n```',
  ],
  ['line breaks as elements', '<pre><code>a<br><br>  b</code></pre>', '```\na\n\n  b\n```'],
  [
    'highlighted lines that nothing separates',
    '<pre><code><span class="line">a</span><span class="line">  b</span></code></pre>',
    '```\na\n  b\n```',
  ],
  [
    'highlighted lines that a line end separates',
    '<pre><code><span class="line">a</span>\n<span class="line">b</span></code></pre>',
    '```\na\nb\n```',
  ],
  ['a code element for each line', '<pre><code>a</code><code>b</code></pre>', '```\na\nb\n```'],
  [
    'a table of lines with numbers',
    '<pre><table><tr><td class="line-number">1</td><td>a</td></tr><tr><td class="line-number">2</td><td>b</td></tr></table></pre>',
    '```\na\nb\n```',
  ],
  ['an empty block', '<pre><code></code></pre>', '```\n```'],
  [
    'spaces at the end and several blank lines',
    '<pre><code>a  \n\n\nb\n</code></pre>',
    '```\na  \n\n\nb\n```',
  ],
  ['backticks in inline code', '<p><code>`a</code> and <code>a``b</code></p>', '`` `a `` and `a``b`'],
];

const blocks: readonly Case[] = [
  ['a restarted list', '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>', '1. a\n2. b\n\n1) c'],
  ['two lists in a row', '<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b'],
  [
    'numbers that do not start at 1, below text',
    '<ul><li>a<ol start="4"><li>b</li></ol></li></ul>',
    '- a\n\n  4. b',
  ],
  [
    'a quote in a list in a quote',
    '<blockquote><ul><li>a<blockquote>b</blockquote></li></ul></blockquote>',
    '> - a\n>\n>   > b',
  ],
  [
    'a table in a frame with a button',
    '<div><table><tr><th>A</th></tr><tr><td>a<br>b</td></tr></table><button>Copy</button></div>',
    '| A |\n| - |\n| a<br>b |',
  ],
  [
    'a row with fewer cells',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
    '| A | B |\n| - | - |\n| 1 | |',
  ],
  ['a heading whose end looks like its closing', '<h2>C #</h2>', '## C \\#'],
  [
    'a formula set apart inside a paragraph',
    '<p>So <span class="math-block" data-math="x^2"><i>x2</i></span> holds</p>',
    'So\n\n$$\nx^2\n$$\n\nholds',
  ],
  ['kept white space in an answer', '<div style="white-space: pre-wrap">a\nb\n\nc</div>', 'a\\\nb\n\nc'],
];

const inline: readonly Case[] = [
  ['a list item that only looks like a task', '<ul><li>[ ] brackets</li></ul>', '- \\[ ] brackets'],
  [
    'a task list, with and without paragraphs',
    '<ul><li><input type="checkbox" checked disabled> a</li><li><p><input type="checkbox" disabled> b</p></li></ul>',
    '- [x] a\n- [ ] b',
  ],
  ['one star, one underscore, one tilde', '<p>5* at 20_ and ~3</p>', '5* at 20_ and ~3'],
  ['a star beside a tilde, and another star', '<p>a*~ a*a</p>', 'a\\*~ a\\*a'],
  ['a sum and a product', '<p>2 * 3 and a_b_c - d</p>', '2 * 3 and a_b_c - d'],
  ['a price', '<p>$5</p>', '$5'],
  ['two prices, which could be a formula', '<p>$5 or $6</p>', '\\$5 or \\$6'],
  ['a Windows path', '<p>C:\\new\\_old</p>', 'C:\\new\\\\_old'],
  ['a comparison', '<p>a &lt;b and c &amp; d</p>', 'a <b and c & d'],
  ['brackets', '<p>a[0] and [x]</p>', 'a[0] and [x]'],
  [
    'an exclamation mark before a link',
    '<p>Look!<a href="https://x.example/">here</a></p>',
    'Look\\![here](https://x.example/)',
  ],
  ['emphasis at the edges of strong emphasis', '<p><strong><em>a</em> b</strong></p>', '**_a_ b**'],
  [
    'two links side by side',
    '<p><a href="https://x.example/1">a</a><a href="https://x.example/1">b</a></p>',
    '[a](https://x.example/1)[b](https://x.example/1)',
  ],
  ['the same style twice in a row', '<p><b>a</b><strong>b</strong></p>', '**ab**'],
  [
    'a citation',
    '<p>It rained.<span data-testid="webpage-citation-pill"><a href="https://x.example/#:~:text=rain">x</a></span></p>',
    'It rained. [x](https://x.example/)',
  ],
  ['a link to a place in the page', '<p><a href="#top">up</a></p>', 'up'],
  [
    'right-to-left text, joiners and combining marks',
    '<p dir="rtl">שלום <b>العالم</b> 👩‍👩‍👧 é</p>',
    'שלום **العالم** 👩‍👩‍👧 é',
  ],
  [
    'text for screen readers, buttons and toolbars',
    '<p><span class="sr-only">You said</span>Hi<button>Copy</button></p><div role="toolbar">Share</div>',
    'Hi',
  ],
];

describe.each([
  ['code', code],
  ['blocks', blocks],
  ['text', inline],
])('%s', (_group, cases) => {
  test.each(cases)('%s', (_name, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });
});

const own: readonly Case[] = [
  [
    'plain text',
    '<div class="whitespace-pre-wrap">\ta  b\n\n\n- *c* \\d #\n</div>',
    '\ta  b\n\n\n- *c* \\d #\n',
  ],
  ['text in an inline element', '<span class="whitespace-pre-wrap">a\n\nb *c*</span>', 'a\n\nb *c*'],
  [
    'paragraphs, one of them empty',
    '<p class="whitespace-pre-wrap">a</p><p class="whitespace-pre-wrap"></p><p class="whitespace-pre-wrap">b</p>',
    'a\n\n\nb',
  ],
  [
    'an address that the site made a link of',
    '<p class="whitespace-pre-wrap">see <a href="https://x.example/">x.example</a> now</p>',
    'see x.example now',
  ],
  [
    'inline code that the site renders',
    '<p class="whitespace-pre-wrap">run <code>a_b</code>\nnow</p>',
    'run `a_b`\nnow',
  ],
  [
    'Markdown that the site renders',
    '<div><p>a <strong>b</strong></p><ul><li>c*d*</li></ul></div>',
    'a **b**\n\n- c\\*d\\*',
  ],
];

test.each(own)('the user’s own words: %s', (_name, html, markdown) => {
  expect(htmlToMarkdown(html, true)).toBe(markdown);
});

describe('what is not text', () => {
  test('a frame, a canvas and a widget are named as unread, in order', () => {
    const read = readHtml(
      '<p>a</p><canvas aria-label="chart"></canvas><iframe title="map"></iframe><x-board></x-board><p>b</p>',
    );
    expect(read.markdown).toBe('a\n\nb');
    expect(read.unread).toEqual([
      { kind: 'canvas', name: 'chart' },
      { kind: 'frame', name: 'map' },
      { kind: 'widget', name: 'x-board' },
    ]);
  });

  test('an image is an attachment, and a link only where its address lasts', () => {
    const read = readHtml(
      '<p><img src="https://x.example/a.png" alt="a cat"> <img src="blob:1" alt="a dog"><img src="https://x.example/i.svg" alt=""></p>',
    );
    expect(read.markdown).toBe('![a cat](https://x.example/a.png) a dog');
    expect(read.attachments).toEqual([
      { name: 'a cat', kind: 'image' },
      { name: 'a dog', kind: 'image' },
    ]);
  });

  test('a formula without its source is named as unread beside the glyphs that are shown', () => {
    const read = readHtml('<p>So <span class="katex"><span class="katex-html">x2</span></span></p>');
    expect(read).toMatchObject({ markdown: 'So x2', unread: [{ kind: 'other', name: 'x2' }] });
  });

  test('a name from the page is one short line', () => {
    const [part] = readHtml(`<iframe title="a\n  b${'c'.repeat(900)}"></iframe>`).unread;
    expect(part?.name).toMatch(/^a bc{1,197}$/);
  });
});
