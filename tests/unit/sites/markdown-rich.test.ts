import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, readHtml } from './html.ts';

type Case = readonly [name: string, html: string, markdown: string];

const mathml =
  '<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';

const formulas: readonly Case[] = [
  [
    'MathJax 2, in the line: the script behind what is drawn',
    '<p>So <span class="MathJax_Preview">x2</span><span class="MathJax" id="m1-Frame"><nobr>x2</nobr></span>' +
      '<script type="math/tex" id="m1">x^2 < 3</script> holds.</p>',
    'So $x^2 < 3$ holds.',
  ],
  [
    'MathJax 2, set apart',
    '<div><span class="MathJax_Preview"></span><div class="MathJax_Display"><span class="MathJax">x2</span></div>' +
      '<script type="math/tex; mode=display">\\sum_{i} x_i</script></div>',
    '$$\n\\sum_{i} x_i\n$$',
  ],
  [
    'MathJax 2, whose script is gone and whose MathML has the source',
    '<p><span class="MathJax" data-mathml="&lt;math&gt;&lt;annotation encoding=&quot;application/x-tex&quot;&gt;a &amp;lt; b&lt;/annotation&gt;&lt;/math&gt;"><nobr>a&lt;b</nobr></span></p>',
    '$a < b$',
  ],
  [
    'MathJax 3, with MathML for assistive technology',
    `<p>So <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-mi>x</mjx-mi></mjx-math><mjx-assistive-mml>${mathml}</mjx-assistive-mml></mjx-container>.</p>`,
    'So $x^2$.',
  ],
  [
    'MathJax 4, set apart, with its source on the outermost node',
    '<mjx-container class="MathJax" display="true"><mjx-math data-latex="a+b"><mjx-mi data-latex="a">a</mjx-mi></mjx-math></mjx-container>',
    '$$\na+b\n$$',
  ],
  ['an attribute with the source', '<p><span data-latex="\\frac12"><i>1/2</i></span></p>', '$\\frac12$'],
  [
    'an attribute with the source, set apart',
    '<div class="math-block" data-math="x &amp;= 1"><span class="katex-html">x=1</span></div>',
    '$$\nx &= 1\n$$',
  ],
  [
    'a formula that the page never drew',
    '<p><code class="language-math math-inline">\\alpha</code> rises</p>',
    '$\\alpha$ rises',
  ],
];

const footnotes: readonly Case[] = [
  [
    'a mark and the note',
    '<p>Fact<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup> end.</p><section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>' +
      '<ol><li id="user-content-fn-1"><p>As <b>seen</b>. <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol></section>',
    'Fact[^1] end.\n\n[^1]: As **seen**.',
  ],
  [
    'a note of two paragraphs',
    '<p>a<sup><a href="#fn:n">*</a></sup></p><div class="footnotes"><ol><li id="fn:n"><p>b</p><p>c</p></li></ol></div>',
    'a[^n]\n\n[^n]: b\n\n    c',
  ],
  [
    'a raised link that is no mark',
    '<p>a<sup><a href="https://x.example/">1</a></sup></p>',
    'a<sup>[1](https://x.example/)</sup>',
  ],
];

const lists: readonly Case[] = [
  ['an item that counts again', '<ol><li>a</li><li value="7">b</li><li>c</li></ol>', '1. a\n\n7) b\n8) c'],
  [
    'an item that only says its own number',
    '<ol start="3"><li>a</li><li value="4">b</li></ol>',
    '3. a\n4. b',
  ],
  [
    'a list that goes on after a paragraph',
    '<ol><li>a</li></ol><p>then</p><ol start="2"><li>b</li></ol>',
    '1. a\n\nthen\n\n2. b',
  ],
];

const shown: readonly Case[] = [
  [
    'details, open or not, with the summary set off',
    '<details><summary>More</summary><p>body</p></details><p>after</p>',
    '**More**\n\nbody\n\nafter',
  ],
  [
    'the label that unfolds a text, whatever element it is',
    '<p>All of it.</p><span aria-expanded="false" tabindex="0">Show more</span><div role="button">Show less</div>',
    'All of it.',
  ],
  ['a heading that folds its section', '<h3 aria-expanded="true">Plan</h3><p>a</p>', '### Plan\n\na'],
  [
    'a table of roles, in rows',
    '<div role="table"><div role="row"><span role="columnheader">A</span><span role="columnheader">B</span></div><div role="row"><span role="cell">1</span><span role="cell"><b>2</b></span></div></div>',
    '| A | B |\n| - | - |\n| 1 | **2** |',
  ],
  [
    'a grid of cells under headers that are buttons',
    '<div role="table"><div role="columnheader"><button>A</button></div><div role="columnheader"><button><span>B/<wbr>C</span></button></div><div role="cell">1</div><div role="cell">2</div><div role="cell">3</div><div role="cell">4</div></div>',
    '| A | B/C |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |',
  ],
  [
    'right-to-left marks, joiners, combining and wide letters',
    '<p>\u200fא\u200e 👩\u200d🚀 ẹ́ 한국어 \u2067x\u2069</p>',
    '\u200fא\u200e 👩\u200d🚀 ẹ́ 한국어 \u2067x\u2069',
  ],
];

const code: readonly Case[] = [
  [
    'Monaco: lines by their place, no-break spaces as spaces',
    '<div class="monaco-editor"><div class="view-lines"><div class="view-line" style="top: 19px;"><span>\u00a0\u00a0y()</span></div><div class="view-line" style="top: 0px;"><span>if\u00a0x:</span></div></div></div>',
    '```\nif x:\n  y()\n```',
  ],
  [
    'CodeMirror 5: an empty line has a filler',
    '<div class="CodeMirror"><div class="CodeMirror-code"><div><div class="CodeMirror-gutter-wrapper"><div class="CodeMirror-linenumber">1</div></div><pre class="CodeMirror-line"><span>a</span></pre></div><pre class="CodeMirror-line"><span>\u200b</span></pre><pre class="CodeMirror-line"><span>  b</span></pre></div></div>',
    '```\na\n\n  b\n```',
  ],
  [
    'a table of lines, with white space in its markup and an empty line',
    '<pre><code class="language-c"><table>\n  <tr>\n <td class="hljs-ln-numbers">1</td> <td class="hljs-ln-code">a</td></tr>\n  <tr><td class="hljs-ln-numbers">2</td><td></td></tr><tr><td class="hljs-ln-numbers">3</td><td>  b</td></tr></table></code></pre>',
    '```c\na\n\n  b\n```',
  ],
  [
    'a table with the numbers in a cell of their own',
    '<table class="highlighttable"><tr><td class="linenos"><pre>1\n2</pre></td><td class="code"><pre>a\n  b</pre></td></tr></table>',
    '```\na\n  b\n```',
  ],
  [
    'highlighted lines that nothing separates, an empty one among them',
    '<pre><code><span class="line">a</span><span class="line"></span><span class="line">\tb</span></code></pre>',
    '```\na\n\n\tb\n```',
  ],
  [
    'a frame that nothing marks: a header with buttons over the code',
    '<div><div><span>Python</span><button>Copy</button></div><div><pre><code>  x</code></pre></div></div>',
    '```python\n  x\n```',
  ],
  [
    'a box with a sentence over the code, which is no frame',
    '<div><div>Run this first. <button>Copy</button></div><pre><code>x</code></pre></div>',
    'Run this first.\n\n```\nx\n```',
  ],
];

describe.each([
  ['formulas', formulas],
  ['footnotes', footnotes],
  ['lists', lists],
  ['what is shown', shown],
  ['code', code],
])('%s', (_group, cases) => {
  test.each(cases)('%s', (_name, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });
});

describe('an editor that has not drawn all of its lines', () => {
  const line = (top: number) => `<div class="view-line" style="top:${top}px"><span>a</span></div>`;
  test.each([
    ['above', `<div class="monaco-editor"><div class="view-lines">${line(38)}${line(57)}</div></div>`],
    [
      'in the middle',
      `<div class="monaco-editor"><div class="view-lines">${line(0)}${line(19)}${line(76)}</div></div>`,
    ],
    [
      'below',
      '<div class="cm-editor"><div class="cm-content"><div class="cm-line">a</div><div class="cm-gap" style="height: 90px"></div></div></div>',
    ],
  ])('is named as unread: %s', (_where, html) => {
    const read = readHtml(html);
    expect(read.markdown).toMatch(/^```\na/);
    expect(read.unread).toEqual([{ kind: 'widget', name: 'code editor' }]);
  });

  test('one that has is not', () => {
    const html = `<div class="monaco-editor"><div class="view-lines">${line(0)}${line(19)}${line(38)}</div></div>`;
    expect(readHtml(html).unread).toEqual([]);
  });
});

describe('sources', () => {
  test('one with an address is a link with its label, and its title where that is another', () => {
    const read = readHtml(
      '<p>So.<span data-testid="chatgpt-citation" aria-label="The &quot;report&quot;"><a href="https://x.example/a">x.example</a></span></p>',
    );
    expect(read).toMatchObject({
      markdown: 'So. [x.example](https://x.example/a "The \\"report\\"")',
      unread: [],
    });
  });

  test('one without an address is dropped, and counted with those that its label counts', () => {
    const pill = (label: string) => `<span data-testid="webpage-citation-pill">${label}</span>`;
    const read = readHtml(`<p>So${pill('Example +2')} and so${pill('Other')}.</p>`);
    expect(read).toMatchObject({ markdown: 'So and so.', unread: [{ kind: 'citations', count: 4 }] });
  });

  test.each([
    ['\uE200cite\uE202turn0search1\uE202turn3view0\uE201', 2],
    ['\uE200filecite\uE202turn0file1\uE201', 1],
    ['\uE200entity\uE202["person","Ann"]\uE201', 0],
    ['citeturn0search1turn0search12', 2],
    ['\u30104:0\u2020plan.pdf\u3011', 1],
    ['\u301012\u2020source\u3011', 1],
    [' [cite: 1, 2, 3]', 3],
    ['\uF8FF\u{F0001}', 0],
  ])('the raw token %j is no part of an answer', (token, count) => {
    const read = readHtml(`<p>It rained${token}.</p>`);
    expect(read.markdown).toBe('It rained.');
    expect(read.unread).toEqual(count === 0 ? [] : [{ kind: 'citations', count }]);
  });

  test('what only looks like a token stays: in words, in code, in the user’s own text', () => {
    expect(htmlToMarkdown('<p>To cite turn 3, cite Ann [cited]. \u3010note\u3011</p>')).toBe(
      'To cite turn 3, cite Ann [cited]. \u3010note\u3011',
    );
    expect(htmlToMarkdown('<p><code>citeturn0search1 \uE0B0</code></p>')).toBe('`citeturn0search1 \uE0B0`');
    expect(htmlToMarkdown('<div class="whitespace-pre-wrap">citeturn0search1 \uF8FF</div>', true)).toBe(
      'citeturn0search1 \uF8FF',
    );
  });
});

describe('an answer as Streamdown draws it', () => {
  const line = (...words: string[]) =>
    `<span class="block before:content-[counter(line)]">${words.map((word) => `<span>${word}</span>`).join('')}</span>`;
  const code = `${line('def f():')}${line('    ', 'return 1')}<span class="block">\n</span>${line('# end')}`;
  const block = `<div data-streamdown="code-block" data-language="python"><div data-streamdown="code-block-header"><span class="font-mono">python</span></div><div data-streamdown="code-block-actions"><button>Copy</button></div><div data-streamdown="code-block-body"><pre class="language-python"><code>${code}</code></pre></div></div>`;

  test('each line of code is a line, also an empty one, and the header is no text', () => {
    expect(htmlToMarkdown(`<p>Run:</p>${block}`)).toBe(
      'Run:\n\n```python\ndef f():\n    return 1\n\n# end\n```',
    );
  });

  test('strong words are strong', () => {
    expect(htmlToMarkdown('<p>a <span data-streamdown="strong" class="font-semibold">b</span></p>')).toBe(
      'a **b**',
    );
  });

  test('the words of a link that is a button stay, and its address is counted as missing', () => {
    const html =
      '<p>See <button type="button" data-streamdown="link" class="underline">the page</button>.</p>';
    const { markdown, unread } = readHtml(html);
    expect(markdown).toBe('See the page.');
    expect(unread).toEqual([{ kind: 'citations', count: 1 }]);
  });
});

describe('code that other interfaces draw', () => {
  test('a header whose buttons are none by name, with pictures in them', () => {
    const header =
      '<div class="head"><span class="lang">python</span><div><div class="act copy-btn" title="Copy"><img src="copy.svg"></div></div></div>';
    const { markdown, attachments } = readHtml(
      `<div class="block-of-code">${header}<div><pre><code class="language-python">pass</code></pre></div></div>`,
    );
    expect(markdown).toBe('```python\npass\n```');
    expect(attachments).toEqual([]);
  });

  test('lines in wrappers of their own', () => {
    const wrapped = (text: string) =>
      `<span class="line-content"><span class="line"><span>${text}</span></span></span>`;
    const html = `<pre><code class="language-js"><div class="code-lines">${wrapped('a()')}${wrapped('  b()')}</div></code></pre>`;
    expect(htmlToMarkdown(html)).toBe('```js\na()\n  b()\n```');
  });

  test('a wrapper around the block names its language', () => {
    const html =
      '<div class="border language-bash"><div><pre class="shiki"><code>ls</code></pre></div></div><div class="language-bash"><p>x</p><pre>y</pre></div>';
    expect(htmlToMarkdown(html)).toBe('```bash\nls\n```\n\nx\n\n```\ny\n```');
  });
});
