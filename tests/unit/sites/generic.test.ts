import { describe, expect, test } from 'vitest';
import { assessCompleteness } from '../../../lib/core/completeness.ts';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';

const url = new URL('https://unknown.example/chat/7');
const capture = (body: string) => capturePage(parsePage(`<body>${body}</body>`, url.href), url);
const field = '<textarea></textarea>';
const texts = (body: string) => capture(body).turns.map(({ role, markdown }) => `${role}: ${markdown}`);
const expected = ['user: What is due?', 'assistant: The report.'];

describe('ways in which pages mark who speaks', () => {
  test.each([
    ['data-role', '<p data-role="user">What is due?</p><p data-role="assistant">The report.</p>'],
    ['data-author, capitals', '<p data-author="Human">What is due?</p><p data-author="AI">The report.</p>'],
    [
      'data-message-type',
      '<p data-message-type="question">What is due?</p><p data-message-type="answer">The report.</p>',
    ],
    ['one class each', '<div class="user">What is due?</div><div class="assistant">The report.</div>'],
    [
      'a word in a class',
      '<div class="msg msg-human">What is due?</div><div class="msg msg-bot">The report.</div>',
    ],
    [
      'camel case',
      '<div class="UserMessage_x1">What is due?</div><div class="BotMessage_x1">The report.</div>',
    ],
    [
      'sides',
      '<div class="bubble--outgoing">What is due?</div><div class="bubble--incoming">The report.</div>',
    ],
    [
      'test ids',
      '<div data-testid="user-turn">What is due?</div><div data-testid="assistant-turn">The report.</div>',
    ],
    [
      'a word in a value',
      '<p data-step-type="user_message">What is due?</p><p data-step-type="assistant_message">The report.</p>',
    ],
    [
      'a direction',
      '<p data-direction="outgoing">What is due?</p><p data-direction="incoming">The report.</p>',
    ],
    [
      'a class for one speaker only',
      '<div class="chat-message chat-message-user">What is due?</div><div class="chat-message">The report.</div>',
    ],
    [
      'a class for the other speaker only',
      '<div class="msg">What is due?</div><div class="msg from-bot">The report.</div>',
    ],
    [
      'a picture of the speaker',
      '<div><div><i data-testid="avatarUser">U</i></div><p>What is due?</p></div><div><div><i data-testid="avatarAssistant">A</i></div><p>The report.</p></div>',
    ],
    [
      'me and the other',
      '<div class="line--me">What is due?</div><div class="line--other">The report.</div>',
    ],
    ['a log', '<div role="log"><p class="a">What is due?</p><p class="b">The report.</p></div>'],
  ])('%s', (_name, body) => {
    expect(texts(`<main>${body}</main>${field}`)).toEqual(expected);
  });
});

describe('a log whose two kinds of lines only take turns', () => {
  const log = (...lines: string[]) =>
    `<main><div role="log">${lines.map((line, index) => `<div class="${index % 2 === 0 ? 'plum' : 'pear'}">${line}</div>`).join('')}</div></main>${field}`;
  const roles = (body: string) => capture(body).turns.map(({ role }) => role);

  test('begins with the user', () => {
    const body = log('<p>What is due?</p>', '<ul><li>The report</li></ul>', '<p>Thanks.</p>');
    expect(roles(body)).toEqual(['user', 'assistant', 'user']);
  });

  test('names no speaker when the first one writes as assistants do: it may begin with a greeting', () => {
    const body = log('<p>Hello.</p>', '<p>What is due?</p>', '<ul><li>The report</li></ul>');
    expect(roles(body)).toEqual(['unknown', 'unknown', 'unknown']);
  });
});

describe('pages that hold nothing like a conversation', () => {
  test.each([
    ['an article with a comment form', `<article><h1>Title</h1><p>One</p><p>Two</p></article>${field}`],
    ['a list of users', `<ul><li class="user">Ann</li><li class="user">Bob</li></ul>${field}`],
    [
      'rows aligned by turns',
      `<div class="justify-end">1</div><div class="justify-start">2</div><div class="justify-end">3</div><div class="justify-start">4</div>${field}`,
    ],
    [
      'a user’s menu and an assistant’s page',
      '<nav><a class="user">Me</a></nav><main><div><h1 class="assistant">Our assistant</h1></div></main>',
    ],
    [
      'a log of one kind of line',
      `<div role="log"><p class="line">a</p><p class="line">b</p><p class="line">c</p></div>${field}`,
    ],
    ['two words for one speaker', `<p data-role="user">a</p><p data-role="human">b</p>${field}`],
    [
      'a wrapper of the one around the other',
      `<div class="user"><div class="assistant">a</div></div>${field}`,
    ],
    ['nothing', ''],
    [
      'a role from the page’s own language',
      `<p data-role="constructor">a</p><p data-role="__proto__">b</p>${field}`,
    ],
  ])('%s', (_name, body) => {
    // What has no turn and one field may still be a new chat: nothing is read, and a packet may go into the field.
    const expected = body.includes(field)
      ? { status: 'empty', site: 'generic', turns: [], composer: 'found' }
      : { status: 'unknown', site: '', turns: [], composer: 'missing' };
    expect(capture(body)).toMatchObject(expected);
  });
});

test.each([
  ['is being written', '<div class="segment--active">', true],
  ['is finished, by what stands around it', '<div class="segment--complete">', false],
])('an answer with a class that speaks of streaming %s', (_name, around, streaming) => {
  const answer = `${around}<div class="assistant streaming">Done</div></div>`;
  expect(capture(`<div class="user">Go on</div>${answer}${field}`).evidence.streaming).toBe(streaming);
});

describe('a page without turns', () => {
  const isFresh = (body: string) => capture(body).status === 'empty';

  test.each([
    ['a text area', '<main><h1>Hello</h1><textarea></textarea></main>'],
    ['an editable element', '<div contenteditable="true"></div>'],
    [
      'one field that can be written in',
      '<textarea disabled></textarea><div role="textbox" contenteditable></div>',
    ],
  ])('may be a fresh chat where it has %s', (_name, body) => {
    expect(isFresh(body)).toBe(true);
  });

  test('may be a fresh chat where its one field stands in an open shadow tree', () => {
    const document = parsePage('<body><some-chat></some-chat></body>', url.href);
    const shadow = document.querySelector('some-chat')!.attachShadow({ mode: 'open' });
    shadow.append(document.createElement('textarea'));
    expect(capturePage(document, url)).toMatchObject({ status: 'empty', composer: 'found' });
  });

  test.each([
    ['it has no field', '<main><h1>Hello</h1></main>'],
    ['two fields leave it open which is meant', '<textarea></textarea><textarea></textarea>'],
    ['its field stands in a dialog', '<dialog><textarea></textarea></dialog>'],
    ['its field is hidden', '<textarea style="display: none"></textarea>'],
  ])('is nothing to Baton where %s', (_name, body) => {
    expect(isFresh(body)).toBe(false);
  });
});

describe('a reading that was guessed', () => {
  const read = capture(`<main><div class="user">Go on</div><div class="assistant">Done</div></main>${field}`);

  test('says so, and is never complete', () => {
    expect(read).toMatchObject({ status: 'read', site: 'generic', temporary: false });
    expect(assessCompleteness(read)).toMatchObject({
      status: 'unverified',
      reasons: expect.arrayContaining(['guessed']),
    });
    const established = { ...read.evidence, startReached: 'yes', endReached: 'yes' } as const;
    expect(assessCompleteness({ turns: read.turns, evidence: established })).toEqual({
      status: 'unverified',
      turns: 2,
      turnsExpected: 2,
      reasons: ['guessed'],
    });
  });

  test('has no id: an unknown site may show all its conversations at one address', () => {
    expect(read.nativeId).toBeUndefined();
  });

  test('is not made where the site is known, whatever is on the page', () => {
    const at = new URL('https://chatgpt.com/');
    const document = parsePage(`<div class="user">a</div><div class="assistant">b</div>${field}`, at.href);
    expect(capturePage(document, at)).toMatchObject({ status: 'empty', site: 'chatgpt', turns: [] });
  });
});

describe('what stands beside a turn’s text', () => {
  test('names, times and buttons are left out', () => {
    const turn = (role: string, text: string) =>
      `<div class="turn-${role}"><div class="turn-meta"><span class="name">Ann</span><time>10:04</time></div>` +
      `<div class="turn-text"><p>${text}</p></div><div class="turn-actions"><span>copy</span></div><button>Edit</button></div>`;
    expect(texts(`${turn('user', 'What is due?')}${turn('assistant', 'The report.')}${field}`)).toEqual(
      expected,
    );
  });

  test('a header inside of the text stays', () => {
    const answer = '<div><div class="info"><p>Note</p></div><p>The report.</p></div>';
    const body = `<div class="user">What?</div><div class="assistant">${answer}</div>${field}`;
    expect(texts(body)[1]).toBe('assistant: Note\n\nThe report.');
  });

  test('thoughts are left out', () => {
    const body =
      '<div class="user">What is due?</div><div class="assistant"><div class="thinking-box">Let me think</div><p>The report.</p></div>';
    expect(texts(`${body}${field}`)).toEqual(expected);
  });

  test('what the user typed keeps its lines', () => {
    const body =
      '<div class="user"><span>one\n\n  two\n- *three*</span></div><div class="assistant"><p>a\nb</p></div>';
    expect(texts(`${body}${field}`)).toEqual(['user: one\n\n  two\n- *three*', 'assistant: a b']);
  });
});

describe('open shadow trees', () => {
  const inside = (body: string) =>
    `<some-chat><template shadowrootmode="open"><main>${body}</main>${field}</template></some-chat>`;
  const conversation = '<div class="user">What is due?</div><div class="assistant"><p>The report.</p></div>';

  test('a conversation in one is read, with its composer and its signs of writing', () => {
    const read = capture(
      inside(conversation.replace('class="assistant"', 'class="assistant" aria-busy="true"')),
    );
    expect(read.turns.map(({ role, markdown }) => `${role}: ${markdown}`)).toEqual(expected);
    expect(read).toMatchObject({ composer: 'found', evidence: { streaming: true } });
    expect(read.health).toContainEqual({ selector: 'class.turn', required: true, matches: 2 });
  });

  test('also one inside of another', () => {
    expect(
      texts(`<an-app><template shadowrootmode="open">${inside(conversation)}</template></an-app>`),
    ).toEqual(expected);
  });

  test('a part of a turn that is drawn in one is text of the turn, with what it was given', () => {
    const card =
      '<a-card><template shadowrootmode="open"><p>The <slot></slot></p></template><strong>report</strong>.</a-card>';
    expect(texts(`<div class="user">What is due?</div><div class="assistant">${card}</div>${field}`)[1]).toBe(
      'assistant: The **report**.',
    );
  });
});

test('two fields in which one could write are no composer', () => {
  expect(capture(`<div class="user">a</div><div class="assistant">b</div>${field}${field}`).composer).toBe(
    'missing',
  );
});
