import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { copilot, m365Copilot } from './shapes/copilot.ts';
import type { ShapedSite } from './shapes/shaped-site.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const captureAnswer = ({ shape, url }: ShapedSite, body: string) =>
  parsePageCapture(
    capturePage(parsePage(shape({ turns: [question, { role: 'assistant', body }] }), url.href), url),
  );

describe('Copilot', () => {
  test('code has the language of its header, and the header is no text', () => {
    const body =
      '<p><span class="whitespace-pre-wrap">Run:</span></p><div class="rounded-xl"><div class="flex"><div><span class="capitalize">python</span><button title="Collapse code snippet"></button></div>' +
      '<div><button data-copy="false"><div aria-hidden="true">Copy</div></button></div></div><div><div class="whitespace-pre"><pre><code><span>  x</span>\n</code></pre></div></div></div>';
    expect(captureAnswer(copilot, body).turns[1]?.markdown).toBe('Run:\n\n```python\n  x\n```');
  });

  test('ids are those of the answers', () => {
    expect(captureAnswer(copilot, '<p>a</p>').turns.map(({ id }) => id)).toEqual([undefined, 'm1']);
  });

  test('for organisations: code has the language of its header', () => {
    const body =
      '<div role="group" class="scriptor-component-code-block"><div>Rust</div><pre><code>fn a() {}</code></pre></div>';
    expect(captureAnswer(m365Copilot, body).turns[1]?.markdown).toBe('```rust\nfn a() {}\n```');
  });

  test('a part of the page for organisations is read on the one for everyone', () => {
    const page = m365Copilot.shape({ turns: [question, { role: 'assistant', body: '<p>a</p>' }] });
    const read = capturePage(parsePage(page, copilot.url.href), copilot.url);
    expect(read).toMatchObject({
      site: 'copilot',
      generation: 'm365',
      turns: [{ role: 'user' }, { markdown: 'a' }],
    });
  });
});
