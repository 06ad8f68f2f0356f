import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { gemini } from './shapes/gemini.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const captureHtml = (html: string, url = gemini.url) =>
  parsePageCapture(capturePage(parsePage(html, url.href), url));
const capture = (...turns: ShapedTurn[]) => captureHtml(gemini.shape({ turns }));

describe('Gemini', () => {
  test('the hidden heading that repeats the message is not part of it, nor are the thoughts of the answer', () => {
    const read = capture(question, { role: 'assistant', body: '<p>The report.</p>' });
    expect(read.turns.map(({ markdown }) => markdown)).toEqual(['What is due?', 'The report.']);
  });

  test('ids are those of the exchange and of the answer', () => {
    const read = capture(question, { role: 'assistant', body: '<p>a</p>' });
    expect(read.turns.map(({ id }) => id)).toEqual(['0000000000000010', 'r_1']);
  });

  test('a folded message is read whole', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index}`).join('\n');
    const page = gemini.shape({ turns: [{ role: 'user', body: lines }] });
    const folded = page.replace(
      'class="query-text"',
      'class="query-text collapsed" style="max-height: 80px; overflow: hidden"',
    );
    expect(captureHtml(folded).turns[0]?.markdown).toBe(lines);
  });

  test('a line that whoever saved the page wrapped is one line', () => {
    const page = gemini.shape({ turns: [{ role: 'user', body: 'one two' }] });
    const wrapped = page.replace(
      '<p class="query-text-line">one two',
      '<p class="query-text-line">\n  one\n   two\n',
    );
    expect(captureHtml(wrapped).turns[0]?.markdown).toBe('one two');
  });

  test('a report, a canvas and a plan are named, and are not the answer', () => {
    const card = (name: string) => `<immersive-entry-chip>${name}</immersive-entry-chip>`;
    const body =
      '<p>Done.</p><response-element>' +
      card(
        '<gem-processing-card role="status"><span class="card-title">Tide study</span><span>Jan 5</span></gem-processing-card>',
      ) +
      card('<div data-test-id="artifact-text">Tide page</div><div>Jan 6</div>') +
      '<deep-research-confirmation-widget><div data-test-id="title">Tide plan</div><div>Step 1</div></deep-research-confirmation-widget></response-element>';
    expect(capture(question, { role: 'assistant', body }).turns[1]).toMatchObject({
      markdown: 'Done.',
      attachments: [
        { name: 'Tide study', kind: 'report' },
        { name: 'Tide page', kind: 'artifact' },
        { name: 'Tide plan', kind: 'other' },
      ],
    });
  });

  test('sources are behind buttons and have no address: they are counted', () => {
    const source =
      '<source-footnote><sup data-turn-source-index="1"></sup></source-footnote><sources-carousel-inline>' +
      '<div class="source-inline-chip-container"><button><span>Example</span></button></div></sources-carousel-inline>';
    expect(
      capture(question, { role: 'assistant', body: `<p>It rained.${source} A lot.${source}</p>` }).turns[1],
    ).toMatchObject({
      markdown: 'It rained. A lot.',
      unread: [{ kind: 'citations', count: 2 }],
    });
  });

  test('an uploaded picture is an image', () => {
    const beside =
      '<user-query-file-preview><button><img src="blob:1" alt="sketch.png"></button></user-query-file-preview>';
    expect(capture({ ...question, beside }).turns[0]?.attachments).toEqual([
      { name: 'sketch.png', kind: 'image' },
    ]);
  });

  test('the page of a shared link is read', () => {
    const page =
      '<main><share-turn-viewer><user-query><user-query-content><div class="query-text"><p class="query-text-line">What is due?</p></div></user-query-content></user-query>' +
      '<response-container><message-content><div class="markdown"><p>The report.</p></div></message-content></response-container></share-turn-viewer></main>';
    const read = captureHtml(page, new URL('https://gemini.google.com/share/0123456789ab'));
    expect(read.nativeId).toBeUndefined();
    expect(read.turns.map(({ role, markdown }) => [role, markdown])).toEqual([
      ['user', 'What is due?'],
      ['assistant', 'The report.'],
    ]);
  });

  test('the second field of the editor is no composer', () => {
    const page = gemini.shape({ turns: [question], composer: '<p>my draft</p>' });
    expect(captureHtml(page)).toMatchObject({ composer: 'found', composerText: 'my draft' });
  });
});
