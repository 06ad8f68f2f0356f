import { renderToString } from 'katex';
import type { ShapedTurn } from '../../tests/unit/sites/page-shapes.ts';

const SENTENCE =
  'The merge takes two sorted lists and gives one, which is where the second term comes from. ';

/** One exchange of two turns with about 2 kB of text each: plain words, then an answer with everything. */
export const sampleTurns: readonly ShapedTurn[] = [
  { role: 'user', body: `${SENTENCE.repeat(10)}\n\n${SENTENCE.repeat(11)}` },
  { role: 'assistant', body: buildAnswer() },
];

function buildAnswer(): string {
  const inline = renderToString('O(n \\log n)');
  const display = renderToString('T(n) = 2T\\left(\\frac{n}{2}\\right) + n', { displayMode: true });
  const paragraph = `<p>${SENTENCE.repeat(3)}It is <strong>stable</strong>, takes ${inline} and <code>a + b</code> is <a href="https://example.com/">a link</a>.</p>`;
  return [
    '<h2>Merge sort</h2>',
    paragraph,
    buildCode(),
    display,
    paragraph,
    buildTable(),
    `<ol><li>First step<ul><li>${SENTENCE}</li><li>another</li></ul></li><li>Second step</li></ol>`,
    `<blockquote><p>${SENTENCE}</p></blockquote>`,
    paragraph,
  ].join('\n');
}

/** A code block as a highlighter sets it. */
function buildCode(): string {
  const line =
    '    <span class="hljs-keyword">while</span> a <span class="hljs-keyword">and</span> b: out.append(a.pop(<span class="hljs-number">0</span>))\n';
  return `<pre><code class="hljs language-python"><span class="hljs-keyword">def</span> merge(a, b):\n${line.repeat(8)}</code></pre>`;
}

function buildTable(): string {
  const row = '<tr><td>merge sort</td><td style="text-align: right">1.5</td><td><code>a | b</code></td></tr>';
  return `<table><thead><tr><th>name</th><th style="text-align: right">best</th><th>code</th></tr></thead><tbody>${row.repeat(5)}</tbody></table>`;
}
