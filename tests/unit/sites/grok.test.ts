import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { PageShape, ShapedTurn } from './page-shapes.ts';
import { grok, grokColumnPage } from './shapes/grok.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const captureHtml = (html: string) => parsePageCapture(capturePage(parsePage(html, grok.url.href), grok.url));

describe.each<[string, PageShape]>([
  ['in rows', grok.shape],
  ['in one column', grokColumnPage],
])('Grok, %s', (_look, shape) => {
  test('turns come in the order in which they are seen, each once, without thoughts', () => {
    const read = captureHtml(shape({ turns: [question, answer, { role: 'user', body: 'yes' }, answer] }));
    expect(read.turns.map(({ role, markdown, id }) => [role, markdown, id])).toEqual([
      ['user', 'What is due?', '0'],
      ['assistant', 'The report.', '1'],
      ['user', 'yes', '2'],
      ['assistant', 'The report.', '3'],
    ]);
    expect(read.model).toBe('Auto');
  });

  test('the newest answer is being written while it has no buttons', () => {
    const read = (streaming: boolean) =>
      captureHtml(shape({ turns: [question, answer, question, { ...answer, streaming }] })).evidence
        .streaming;
    expect([read(true), read(false)]).toEqual([true, false]);
  });
});

describe('Grok', () => {
  test('a turn that is drawn in two rows is one turn', () => {
    const row = (top: number, id: string, role: string, body: string) =>
      `<div data-plane-row="${top}" style="position: absolute; transform: translateY(${top}px)"><div id="response-${id}">` +
      `<div data-testid="${role}-message"><div class="response-content-markdown">${body}</div></div></div></div>`;
    const html =
      row(900, 'b', 'assistant', '<p>Two.</p>') +
      row(0, 'a', 'user', '<p>Hi</p>') +
      row(600, 'b', 'assistant', '<p>One.</p>');
    expect(captureHtml(`<main>${html}</main>`).turns).toMatchObject([
      { id: 'a', role: 'user', markdown: 'Hi' },
      { id: 'b', role: 'assistant', markdown: 'One.\n\nTwo.' },
    ]);
  });

  test('rows without a place of their own keep the order of the document', () => {
    const html = grok.shape({ turns: [question, answer] }).replaceAll(/style="transform[^"]*"/g, '');
    expect(captureHtml(html).turns.map(({ role }) => role)).toEqual(['assistant', 'user']);
  });

  test('a turn whose signs contradict each other is counted', () => {
    const html = grokColumnPage({ turns: [question, answer] }).replace(
      '<div class="message-bubble">',
      '<div class="message-bubble" data-testid="assistant-message">',
    );
    expect(captureHtml(html).evidence.unrecognised).toBe(1);
  });

  test('nothing on the page proves that the conversation is complete', () => {
    expect(captureHtml(grok.shape({ turns: [question, answer] })).evidence).toMatchObject({
      startReached: 'unknown',
      endReached: 'unknown',
    });
  });
});
