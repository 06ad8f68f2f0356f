import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { deepseek } from './shapes/deepseek.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const captureHtml = (html: string) =>
  parsePageCapture(capturePage(parsePage(html, deepseek.url.href), deepseek.url));
const capture = (...turns: ShapedTurn[]) => captureHtml(deepseek.shape({ turns }));

describe('DeepSeek', () => {
  test('thoughts are left out, also where nothing else is there yet', () => {
    const thinking =
      '<div class="ds-think-content"><div class="ds-markdown"><p>Let me think.</p></div></div>';
    expect(capture(question, answer).turns[1]?.markdown).toBe('The report.');
    expect(capture(question, { role: 'assistant', beside: thinking }).turns[1]).toMatchObject({
      role: 'assistant',
      markdown: '',
      unread: [{ kind: 'empty' }],
    });
  });

  test('the user’s words are found when every hashed class has another name', () => {
    const html = deepseek.shape({ turns: [question, answer] });
    const renamed = html.replaceAll('fbb737a4', 'a0b1c2d3').replaceAll('ds-collapsible-text', 'ds-foldable');
    expect(captureHtml(renamed).turns.map(({ role, markdown }) => [role, markdown])).toEqual([
      ['user', 'What is due?'],
      ['assistant', 'The report.'],
    ]);
  });

  test('the list begins with the first row of the conversation, or nobody knows', () => {
    const html = deepseek.shape({ turns: [question, answer] });
    const later = html.replace('item-key="1"', 'item-key="5"').replace('item-key="2"', 'item-key="6"');
    expect(captureHtml(html)).toMatchObject({ evidence: { startReached: 'yes', endReached: 'unknown' } });
    expect(captureHtml(later)).toMatchObject({
      evidence: { startReached: 'unknown', endReached: 'unknown' },
    });
    expect(captureHtml(later).turns.map(({ id }) => id)).toEqual(['row-5', 'row-6']);
  });

  test('a source is a link where it has an address, and counted where it has none', () => {
    const cite = (href: string) =>
      `<a${href}><span class="ds-markdown-cite"><span>-</span><span>1</span></span></a>`;
    const read = capture(question, {
      role: 'assistant',
      body: `<p>It rained${cite(' href="https://x.example/a"')} a lot${cite('')}.</p>`,
    });
    expect(read.turns[1]).toMatchObject({
      markdown: 'It rained [1](https://x.example/a) a lot.',
      unread: [{ kind: 'citations', count: 1 }],
    });
  });

  test('a code block’s banner is no text', () => {
    const body =
      '<div class="md-code-block"><div class="md-code-block-banner"><span>python</span><button><span>Copy</span></button></div><pre><span>  x</span>\n</pre></div>';
    expect(capture(question, { role: 'assistant', body }).turns[1]?.markdown).toBe('```python\n  x\n```');
  });
});
