import { describe, expect, test } from 'vitest';
import { assessCompleteness } from '../../../lib/core/completeness.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import type { ShapedTurn } from './page-shapes.ts';
import { aistudio } from './shapes/aistudio.ts';
import { openwebui } from './shapes/openwebui.ts';
import { qianwen } from './shapes/qianwen.ts';
import type { ShapedSite } from './shapes/shaped-site.ts';

const turns: readonly ShapedTurn[] = [
  { role: 'user', body: 'What is due?' },
  { role: 'assistant', body: '<p>The report.</p>' },
];

/** A page in the shape of a site's, changed as the site changes it when turns are not in it. */
function captureChanged({ shape, url }: ShapedSite, change: (html: string) => string) {
  return capturePage(parsePage(change(shape({ turns })), url.href), url);
}

describe('AI Studio takes what is far from the window out of its turns', () => {
  const empty =
    '<ms-chat-turn id="turn-far"><div class="chat-turn-container user"><div data-turn-role="User"></div></div></ms-chat-turn>';

  test('empty turns before the first are counted, and the start is known to be missing', () => {
    const read = captureChanged(aistudio, (html) =>
      html.replace('<ms-chat-session>', `<ms-chat-session>${empty}${empty}`),
    );
    expect(read.turns).toHaveLength(2);
    expect(read.evidence).toMatchObject({ startReached: 'no', endReached: 'unknown', unmountedTurns: 2 });
    expect(assessCompleteness(read)).toMatchObject({ status: 'partial' });
  });

  test('behind the last, the end is', () => {
    const read = captureChanged(aistudio, (html) =>
      html.replace('</ms-chat-session>', `${empty}</ms-chat-session>`),
    );
    expect(read.evidence).toMatchObject({ startReached: 'unknown', endReached: 'no', unmountedTurns: 1 });
  });

  test('a page that holds nothing but empty turns was understood and not read', () => {
    const document = parsePage(`<ms-chat-session>${empty}</ms-chat-session>`, aistudio.url.href);
    expect(capturePage(document, aistudio.url)).toMatchObject({ status: 'read', turns: [] });
  });
});

describe('Open WebUI puts a spacer where turns are not in the page', () => {
  const spacer = '<div style="height: 900px"></div>';

  test.each([
    [
      'above',
      (html: string) => html.replace('<ul role="log">', `<ul role="log">${spacer}`),
      { startReached: 'no', endReached: 'unknown' },
    ],
    [
      'below',
      (html: string) => html.replace('</ul></section>', `${spacer}</ul></section>`),
      { startReached: 'unknown', endReached: 'no' },
    ],
    ['nowhere', (html: string) => html, { startReached: 'unknown', endReached: 'unknown' }],
  ])('%s', (_name, change, expected) => {
    expect(captureChanged(openwebui, change).evidence).toMatchObject(expected);
  });

  test('an editor inside of a message and the counter of its versions are no turns', () => {
    const inside = '<div id="message-edit-1"></div><input id="message-index-input-1">';
    const read = captureChanged(openwebui, (html) =>
      html.replace('<div class="chat-assistant">', `${inside}<div class="chat-assistant">`),
    );
    expect(read.turns).toHaveLength(2);
    expect(read.evidence.unrecognised).toBe(0);
  });
});

describe('Qianwen numbers the rounds that it has loaded', () => {
  test.each([
    ['0', 'unknown'],
    ['7', 'no'],
    ['x', 'unknown'],
  ])('first number %s', (position, startReached) => {
    const read = captureChanged(qianwen, (html) =>
      html.replace('data-chat-list-index="0"', `data-chat-list-index="${position}"`),
    );
    expect(read.evidence).toMatchObject({ startReached, endReached: 'yes' });
  });

  test('the last round without its mark is not known to be the newest', () => {
    const read = captureChanged(qianwen, (html) => html.replace(' last-message-item', ''));
    expect(read.evidence.endReached).toBe('unknown');
  });
});
