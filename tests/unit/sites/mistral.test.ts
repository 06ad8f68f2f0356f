import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import { mistral } from './shapes/mistral.ts';

const { shape, url } = mistral;
const captureAnswer = (body: string, beside = '') =>
  parsePageCapture(
    capturePage(
      parsePage(
        shape({
          turns: [
            { role: 'user', body: 'a\n\nb' },
            { role: 'assistant', body, beside },
          ],
        }),
        url.href,
      ),
      url,
    ),
  );

describe('Le Chat', () => {
  test('reasoning and its header are left out, all parts of the answer are read', () => {
    const second =
      '<div data-message-part-type="reasoning">Hm.</div><div data-message-part-type="answer"><p>Two.</p></div>';
    const read = captureAnswer('<p>One.</p>', second);
    expect(read.turns.map(({ markdown, id }) => [markdown, id])).toEqual([
      ['a\n\nb', 'message-0'],
      ['One.\n\nTwo.', 'message-1'],
    ]);
  });

  test('a table that is drawn as a grid is a table', () => {
    const header = (text: string) => `<div role="columnheader"><button><span>${text}</span></button></div>`;
    const cell = (text: string) => `<div role="cell"><span>${text}</span></div>`;
    const body = `<div data-rich-table-inner-html="&lt;table&gt;"><div class="rich-table-title-bar"><button>Copy table</button></div><div role="table">${header('A')}${header('B')}${cell('1')}${cell('2')}</div></div>`;
    expect(captureAnswer(body).turns[1]?.markdown).toBe('| A | B |\n| - | - |\n| 1 | 2 |');
  });

  test('a code block inside of a `pre` is read once', () => {
    const body =
      '<pre><div data-testid="code-block"><div><i role="img" aria-label="elixir icon"></i><span>elixir</span><button>Copy</button></div><div><pre class="shiki"><code><span class="line">IO.puts</span></code></pre></div></div></pre>';
    expect(captureAnswer(body).turns[1]?.markdown).toBe('```elixir\nIO.puts\n```');
  });
});
