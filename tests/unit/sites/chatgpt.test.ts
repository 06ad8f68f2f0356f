import { describe, expect, test } from 'vitest';
import { parsePageCapture } from '../../../lib/core/capture.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';
import { chatgptAppShellPage, chatgptClassicPage, chatgptUrl, type ShapedTurn } from './page-shapes.ts';

const question: ShapedTurn = { role: 'user', body: 'What is due?' };
const answer: ShapedTurn = { role: 'assistant', body: '<p>The report.</p>' };
const captureHtml = (html: string) =>
  parsePageCapture(capturePage(parsePage(html, chatgptUrl.href), chatgptUrl));
const captureClassic = (...turns: ShapedTurn[]) => captureHtml(chatgptClassicPage({ turns }));
const captureShell = (...turns: ShapedTurn[]) => captureHtml(chatgptAppShellPage({ turns }));

describe('the classic page', () => {
  test('a turn of several messages is one turn, with the button between them left out', () => {
    const read = captureHtml(
      '<main><div data-testid="conversation-turn-1"><div data-message-author-role="assistant"><div class="markdown"><p>One.</p></div></div>' +
        '<button>Thought for 3s</button><div data-message-author-role="assistant"><div class="markdown"><p>Two.</p></div></div></div></main>',
    );
    expect(read.turns).toMatchObject([{ role: 'assistant', markdown: 'One.\n\nTwo.' }]);
  });

  test('a body inside a body is read once', () => {
    const body = '<p>One.</p><div class="markdown"><p>Two.</p></div>';
    expect(captureClassic(question, { role: 'assistant', body }).turns[1]?.markdown).toBe('One.\n\nTwo.');
  });

  test('a turn of attachments only stays a turn, with their names', () => {
    const tile =
      '<div role="group" aria-label="plan.pdf" class="group/file-tile"><button aria-label="plan.pdf"></button><div class="font-semibold">plan.pdf</div></div>';
    const read = captureClassic(
      { role: 'user', beside: `${tile}<button><img alt="sketch.png" src="blob:x"></button>` },
      answer,
    );
    expect(read.turns[0]).toMatchObject({
      role: 'user',
      markdown: '',
      attachments: [
        { name: 'plan.pdf', kind: 'file' },
        { name: 'sketch.png', kind: 'image' },
      ],
      unread: [],
    });
  });

  test('a canvas is an artifact and its document is not the answer', () => {
    const canvas =
      '<div id="textdoc-message-7"><h3>Draft letter</h3><div class="markdown"><p>Dear all</p></div></div>';
    const read = captureClassic(question, { ...answer, beside: canvas });
    expect(read.turns[1]).toMatchObject({
      markdown: 'The report.',
      attachments: [{ name: 'Draft letter', kind: 'artifact' }],
    });
  });

  test('turns that were taken out of the page are counted, and the beginning is missing', () => {
    const page = chatgptClassicPage({ turns: [question, answer] });
    const gone = '<div data-turn-id-container="old-1"></div><div data-turn-id-container="old-2"></div>';
    const read = captureHtml(page.replace('<main>', `<main>${gone}`));
    expect(read.turns).toHaveLength(2);
    expect(read.evidence).toMatchObject({ startReached: 'no', endReached: 'yes', unmountedTurns: 2 });
  });

  test('a page that holds only the places of turns was understood, and is neither empty nor changed', () => {
    const read = captureHtml('<main><div data-turn-id-container="old-1"></div></main>');
    expect(read).toMatchObject({ status: 'read', generation: 'classic', turns: [] });
    expect(read.evidence).toMatchObject({ startReached: 'no', endReached: 'no', unmountedTurns: 1 });
  });

  test('a conversation whose turns are numbered from 1 is there from its start', () => {
    expect(captureClassic(question, answer).evidence).toMatchObject({
      startReached: 'yes',
      endReached: 'yes',
    });
  });

  test('where older pages can still be loaded, the first number proves nothing', () => {
    const page = chatgptClassicPage({ turns: [question, answer] });
    const read = captureHtml(page.replace('client-created-root', 'paginated-root:1'));
    expect(read.evidence.startReached).toBe('unknown');
  });

  test('signs that contradict each other are counted as not understood', () => {
    const page = chatgptClassicPage({ turns: [question, answer] });
    const read = captureHtml(
      page.replace('data-message-author-role="assistant"', 'data-message-author-role="user"'),
    );
    expect(read.turns).toHaveLength(2);
    expect(read.evidence.unrecognised).toBe(1);
  });

  test('a turn without any sign of its speaker is counted, and the others are read', () => {
    const page = chatgptClassicPage({ turns: [question, answer] });
    const read = captureHtml(page.replace('<main>', '<main><section data-turn-id="odd">Hello</section>'));
    expect(read.turns).toHaveLength(2);
    expect(read.evidence.unrecognised).toBe(1);
  });

  test('a turn that holds nothing at all says so', () => {
    expect(captureClassic(question, { role: 'assistant' }).turns[1]?.unread).toEqual([{ kind: 'empty' }]);
  });

  test('a turn that cannot be read leaves its place and is counted', () => {
    const document = parsePage(chatgptClassicPage({ turns: [question, answer, question] }), chatgptUrl.href);
    const body = document.querySelector('.markdown p');
    const get = () => {
      throw new Error('hostile page');
    };
    Object.defineProperties(body, { childNodes: { get }, firstChild: { get } });
    const read = parsePageCapture(capturePage(document, chatgptUrl));
    expect(read.turns).toMatchObject([
      { markdown: 'What is due?' },
      { role: 'assistant', markdown: '', unread: [{ kind: 'other' }] },
      { markdown: 'What is due?' },
    ]);
    expect(read.evidence.unrecognised).toBe(1);
  });

  test('the model of the newest answer is named', () => {
    expect(captureClassic(question, answer).model).toBe('model-x');
  });
});

describe('the app shell', () => {
  test('work commentary is not part of the answer', () => {
    const commentary =
      '<div><span data-chatgpt-agent-turn-start=""></span><button>Worked for 2s</button>' +
      '<div data-markdown-text-style="assistant-message" data-markdown-text-tone="tertiary"><p>Looking.</p></div></div>';
    const page = chatgptAppShellPage({ turns: [question, answer] });
    const read = captureHtml(
      page.replace(/(<div data-content-search-unit-key="[^"]*:assistant")/, `${commentary}$1`),
    );
    expect(read.turns.map(({ markdown }) => markdown)).toEqual(['What is due?', 'The report.']);
  });

  test('an uploaded image belongs to the user, a generated one to the answer', () => {
    const upload = '<div role="button"><img alt="Photo of a desk" src="https://files.example/1"></div>';
    const generated = '<div data-testid="generated-image-preview"><img alt="A lamp" src="blob:1"></div>';
    const read = captureShell(
      { role: 'user', body: 'Draw it.', beside: upload },
      { role: 'assistant', beside: generated },
    );
    expect(read.turns).toMatchObject([
      { role: 'user', markdown: 'Draw it.', attachments: [{ name: 'Photo of a desk', kind: 'image' }] },
      { role: 'assistant', markdown: '', attachments: [{ name: 'A lamp', kind: 'image' }] },
    ]);
  });

  test('ids are those of the messages', () => {
    expect(captureShell(question, answer).turns.map(({ id }) => id)).toEqual(['exchange-0', 'answer-0']);
  });

  test('nothing on the page proves that the conversation is complete', () => {
    expect(captureShell(question, answer).evidence).toMatchObject({
      startReached: 'unknown',
      endReached: 'unknown',
    });
  });

  test('the newest exchange is there where the reversed scroller stands at its origin', () => {
    const page = chatgptAppShellPage({ turns: [question, answer] });
    const style = 'style="display: flex; flex-direction: column-reverse"';
    const document = parsePage(
      page.replace('data-app-action-timeline-scroll=""', `$& ${style}`),
      chatgptUrl.href,
    );
    const scroller = document.querySelector('[data-app-action-timeline-scroll]');
    expect(capturePage(document, chatgptUrl).evidence).toMatchObject({
      startReached: 'unknown',
      endReached: 'yes',
    });
    Object.defineProperty(scroller, 'scrollTop', { value: -400 });
    expect(capturePage(document, chatgptUrl).evidence.endReached).toBe('unknown');
  });

  test('an exchange whose units are not understood is counted', () => {
    const page = chatgptAppShellPage({ turns: [question, answer] });
    const read = captureHtml(
      page.replace(
        '<div data-thread-find-target="conversation">',
        '$&<div data-turn-key="odd"><p>Hi</p></div>',
      ),
    );
    expect(read.turns).toHaveLength(2);
    expect(read.evidence.unrecognised).toBe(1);
  });

  test('a message that is being edited is no composer', () => {
    const editor = '<form><div contenteditable="true" data-composer-markdown="">What is</div></form>';
    const read = captureShell(
      { ...question, beside: `<form data-chatgpt-composer="">${editor}</form>` },
      answer,
    );
    expect(read).toMatchObject({ composer: 'found', composerText: '' });
  });
});

test('the stand-in that is shown before the page’s script has started is no composer', () => {
  const home = new URL('https://chatgpt.com/');
  const read = parsePageCapture(
    capturePage(parsePage('<main><textarea id="pending-home-input"></textarea></main>', home.href), home),
  );
  expect(read).toMatchObject({ status: 'empty', composer: 'missing' });
});
