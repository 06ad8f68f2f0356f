import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { PageShape } from './page-shapes.ts';
import { kimi, kimiSharedPage } from './shapes/kimi.ts';

const capture = (shape: PageShape, body: string, url = kimi.url) =>
  parsePageCapture(
    capturePage(
      parsePage(
        shape({
          turns: [
            { role: 'user', body: 'Hi' },
            { role: 'assistant', body },
          ],
        }),
        url.href,
      ),
      url,
    ),
  );

describe('Kimi', () => {
  test.each([
    ['a conversation', kimi.shape, kimi.url],
    ['a shared link', kimiSharedPage, new URL('https://www.kimi.com/share/abc')],
  ])('%s is read, without thoughts and tools, with code and its language', (_page, shape, url) => {
    const code =
      '<div class="segment-code"><header class="segment-code-header"><div class="segment-code-lang">python</div></header><div class="segment-code-content"><pre class="language-python"><code>  x</code></pre></div></div>';
    const read = capture(shape, `<div class="paragraph">So:</div>${code}`, url);
    expect(read.turns.map(({ role, markdown }) => [role, markdown])).toEqual([
      ['user', 'Hi'],
      ['assistant', 'So:\n\n```python\n  x\n```'],
    ]);
  });

  test('ids that repeat in the page name nothing', () => {
    expect(capture(kimi.shape, 'a').turns.map(({ id }) => id)).toEqual([undefined, undefined]);
  });
});
