import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { perplexityClassic, perplexityWorkflow } from './shapes/perplexity.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const { url } = perplexityClassic;
const captureHtml = (html: string) => parsePageCapture(capturePage(parsePage(html, url.href), url));

describe.each([perplexityClassic, perplexityWorkflow])('Perplexity, $generation', ({ shape }) => {
  const capture = (...turns: ShapedTurn[]) => captureHtml(shape({ turns }));

  test('a source is a link with its label and its title', () => {
    const chip =
      '<span class="citation-nbsp">\u00a0</span><span class="inline-flex" aria-label="Tides | Example"><span class="citation inline" data-pplx-citation-url="https://x.example/t">' +
      '<a href="https://x.example/t"><span>example</span></a></span>\u200b</span>';
    expect(capture(question, { role: 'assistant', body: `<p>It rained.${chip}</p>` }).turns[1]).toMatchObject(
      {
        markdown: 'It rained. [example](https://x.example/t "Tides | Example")',
        unread: [],
      },
    );
  });

  test('sources without an address are counted, with those that a chip only counts', () => {
    const chip =
      '<span class="group/trigger"><span class="citation inline"><span>youtube</span><span>+2</span></span></span>';
    expect(capture(question, { role: 'assistant', body: `<p>It rained.${chip}</p>` }).turns[1]).toMatchObject(
      {
        markdown: 'It rained.',
        unread: [{ kind: 'citations', count: 3 }],
      },
    );
  });

  test('the button that unfolds a long message is no part of it', () => {
    expect(capture(question, answer).turns[0]?.markdown).toBe('What is due?');
  });
});

describe('Perplexity', () => {
  const panel = (inside: string) =>
    perplexityClassic
      .shape({ turns: [question, answer] })
      .replace('<div role="tabpanel"><div dir="auto"', `<div role="tabpanel">${inside}<div dir="auto"`);

  test('a report in its card is an attachment, open or not, and no part of the answer', () => {
    const card = (text: string) =>
      `<div class="border-borderMain bg-base bg-raised"><div><span class="truncate">Tide study</span><button>Export</button></div>${text}</div>`;
    for (const text of ['', '<div class="prose"><h1>Tides</h1><p>High and low.</p></div>']) {
      expect(captureHtml(panel(card(text))).turns[1]).toMatchObject({
        markdown: 'The report.',
        attachments: [{ name: 'Tide study', kind: 'report' }],
      });
    }
  });

  test('the list of sources that only a button shows is counted, less the sources that the text carries', () => {
    const list =
      '<div class="rounded-full"><button><img alt="x.example favicon"><img alt="y.example favicon"> 12 sources</button></div>';
    const chip = '<span class="citation"><a href="https://x.example/">x</a></span>';
    const html = panel(list).replace('The report.', `The report.${chip}`);
    expect(captureHtml(html).turns[1]).toMatchObject({
      attachments: [],
      unread: [{ kind: 'citations', count: 11 }],
    });
  });

  test('an answer of a workflow is being written until it has its footer', () => {
    const read = (streaming: boolean) =>
      captureHtml(perplexityWorkflow.shape({ turns: [question, answer, question, { ...answer, streaming }] }))
        .evidence.streaming;
    expect([read(true), read(false)]).toEqual([true, false]);
  });
});
