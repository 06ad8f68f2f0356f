import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import {
  claudeClassicPage,
  claudeTranscriptPage,
  claudeUrl,
  claudeWindow,
  type ShapedTurn,
} from './page-shapes.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const file =
  '<div data-testid="file-thumbnail"><button aria-label="notes.txt, txt, 3 lines"><h3>notes.txt</h3></button></div>';
const artifact =
  '<div role="button" aria-label="Preview"><div class="artifact-block-cell"><div class="leading-tight">Tide table</div><div>Code</div></div></div>';
const captureHtml = (html: string) =>
  parsePageCapture(capturePage(parsePage(html, claudeUrl.href), claudeUrl));

describe.each([
  ['classic', claudeClassicPage],
  ['transcript', claudeTranscriptPage],
] as const)('%s', (_generation, shape) => {
  test('a turn of attachments only stays a turn, with their names', () => {
    const read = captureHtml(shape({ turns: [{ role: 'user', beside: file }, answer] }));
    expect(read.turns[0]).toMatchObject({
      role: 'user',
      markdown: '',
      attachments: [{ name: 'notes.txt', kind: 'file' }],
      unread: [],
    });
    expect(read.evidence.unrecognised).toBe(0);
  });

  test('an artifact is named once, wherever its card stands', () => {
    const beside = captureHtml(shape({ turns: [question, { ...answer, beside: artifact }] }));
    const inside = captureHtml(
      shape({ turns: [question, { role: 'assistant', body: `<p>The report.</p>${artifact}` }] }),
    );
    for (const read of [beside, inside]) {
      expect(read.turns[1]).toMatchObject({
        markdown: 'The report.',
        attachments: [{ name: 'Tide table', kind: 'artifact' }],
      });
    }
  });

  test('a user’s paragraphs, list and code block are read as the site renders them', () => {
    const body =
      '<p class="whitespace-pre-wrap">Keep *this*:<br>\tas it is</p><ul><li class="whitespace-normal">one</li></ul>' +
      '<div class="group/copy"><button>Copy</button><pre><code>a\n\n  b</code></pre></div>';
    const read = captureHtml(shape({ turns: [{ role: 'user', body }, answer] }));
    expect(read.turns[0]?.markdown).toBe('Keep *this*:\n\tas it is\n\n- one\n\n```\na\n\n  b\n```');
  });

  test('the model is named without its mode', () => {
    const selector =
      '<button data-testid="model-selector-dropdown"><div>Model 5</div><span>Extended</span></button>';
    expect(captureHtml(shape({ turns: [question, answer], after: selector })).model).toBe('Model 5');
  });

  test('the field that the server renders before the page’s script has started is no composer', () => {
    const page = shape({ turns: [question, answer] }).replace(
      'contenteditable="true"',
      'contenteditable="false"',
    );
    const standIn = '<textarea data-testid="chat-input-ssr"></textarea>';
    expect(captureHtml(page.replace('</body>', `${standIn}</body>`)).composer).toBe('missing');
  });
});

test('a thinking block’s header and text are not part of the answer, in whichever row the answer stands', () => {
  const thinking =
    '<div class="row-start-1"><button class="group/status">Thought for 3s</button><span class="sr-only" role="status">Thought for 3s</span>' +
    '<div><div class="standard-markdown"><p>Let me think.</p></div></div></div>';
  const read = captureHtml(
    `<div data-test-render-count="1"><div data-is-streaming="false"><div class="font-claude-response"><div class="grid">${thinking}` +
      '<div class="row-start-2"><div class="row-start-1"><div class="standard-markdown"><p>Due on Friday.</p></div></div></div></div>' +
      '<div class="grid"><div class="row-start-1"><div class="standard-markdown"><p>And on Monday.</p></div></div></div></div></div></div>',
  );
  expect(read.turns).toMatchObject([{ role: 'assistant', markdown: 'Due on Friday.\n\nAnd on Monday.' }]);
});

test('several texts of one answer, around its tool calls, are one turn', () => {
  const body =
    'First.</div><div data-cds="TurnStatus">Searching</div><div data-perf-reply-text=""><p>Second.</p>';
  const read = captureHtml(claudeTranscriptPage({ turns: [question, { role: 'assistant', body }] }));
  expect(read.turns[1]?.markdown).toBe('First.\n\nSecond.');
});

describe('completeness of the transcript', () => {
  test('is established where the rows are all there', () => {
    const read = captureHtml(claudeTranscriptPage({ turns: [question, answer] }));
    expect(read.evidence).toMatchObject({
      declaredTurns: 2,
      startReached: 'yes',
      endReached: 'yes',
      unmountedTurns: 0,
    });
    expect(read.turns.map(({ id }) => id)).toEqual(['row-0', 'row-1']);
  });

  test('is denied where the first row is not the first of the conversation', () => {
    const read = captureHtml(claudeWindow({ turns: [question, answer] }, 6, 8));
    expect(read.evidence).toMatchObject({
      declaredTurns: 8,
      startReached: 'no',
      endReached: 'yes',
      unmountedTurns: 6,
    });
  });

  test('is denied where the last row is not the last of the conversation', () => {
    const read = captureHtml(claudeWindow({ turns: [question, answer] }, 0, 8));
    expect(read.evidence).toMatchObject({ startReached: 'yes', endReached: 'no', unmountedTurns: 6 });
  });

  test('is open where the site states no total', () => {
    const page = claudeTranscriptPage({ turns: [question, answer] }).replace(
      /aria-setsize="\d+"/g,
      'aria-setsize="-1"',
    );
    expect(captureHtml(page).evidence).toMatchObject({ startReached: 'yes', endReached: 'unknown' });
  });
});

test('the labels of the classic page count its turns in any language', () => {
  const page = claudeClassicPage({ turns: [question, answer] });
  let position = 0;
  const labelled = page.replace(/<div data-test-render-count="2">/g, () => {
    position += 1;
    return `<div role="article" aria-label="メッセージ 2 件中 ${position} 件目" data-test-render-count="2">`;
  });
  expect(captureHtml(labelled).evidence).toMatchObject({
    declaredTurns: 2,
    startReached: 'yes',
    endReached: 'yes',
  });
  expect(captureHtml(page).evidence).toMatchObject({ startReached: 'unknown', endReached: 'unknown' });
});
