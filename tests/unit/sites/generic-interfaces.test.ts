import { describe, expect, test } from 'vitest';
import { capturePage } from './capture.ts';
import { parsePage } from './html.ts';

const url = new URL('https://unknown.example/chat/7');
const read = (body: string) => capturePage(parsePage(`<body>${body}</body>`, url.href), url);
const texts = (body: string) => read(body).turns.map(({ role, markdown }) => `${role}: ${markdown}`);
const field = '<div><textarea></textarea><button>Send</button></div>';
const expected = [
  'user: What is due now?',
  'assistant: The report is.',
  'user: When is it due?',
  'assistant: On Friday at noon.',
];
const spoken = ['What is due now?', 'The report is.', 'When is it due?', 'On Friday at noon.'];

/** A conversation of two exchanges, each turn drawn by one of the two functions. */
function talk(user: (text: string) => string, assistant: (text: string) => string): string {
  return spoken.map((text, index) => (index % 2 === 0 ? user(text) : assistant(text))).join('');
}

describe('turns that only their place tells apart', () => {
  const row = (place: string, text: string) =>
    `<div class="flex ${place}"><div class="rounded px-4">${text}</div></div>`;

  test.each([
    [
      'rows at the end and the start of a line',
      talk(
        (text) => row('justify-end', text),
        (text) => row('justify-start', text),
      ),
    ],
    [
      'bubbles that are pushed aside by their margins',
      talk(
        (text) => `<div class="max-w-[80%] ml-auto bg-primary">${text}</div>`,
        (text) => `<div class="max-w-[80%] mr-auto bg-muted">${text}</div>`,
      ),
    ],
    [
      'rows of which only the user’s are placed',
      talk(
        (text) => row('md:px-10 items-end', text),
        (text) => row('md:px-10', text),
      ),
    ],
    [
      'rows placed by a style of their own',
      talk(
        (text) => `<div style="display: flex; justify-content: flex-end"><p>${text}</p></div>`,
        (text) => `<div style="display: flex; justify-content: flex-start"><p>${text}</p></div>`,
      ),
    ],
    [
      'rows in wrappers that are all alike',
      talk(
        (text) => `<section>${row('justify-end', text)}</section>`,
        (text) => `<section>${row('justify-start', text)}</section>`,
      ),
    ],
  ])('%s', (_name, rows) => {
    expect(
      texts(`<main><div class="overflow-auto">${rows}<div class="h-px"></div></div></main>${field}`),
    ).toEqual(expected);
    expect(
      texts(`<main><div role="log"><div>${rows}</div><div class="anchor"></div></div></main>${field}`),
    ).toEqual(expected);
  });

  test('the greeting of an assistant comes first', () => {
    const rows = `${row('justify-start', 'How can I help you?')}${talk(
      (text) => row('justify-end', text),
      (text) => row('justify-start', text),
    )}`;
    expect(texts(`<main><div>${rows}</div></main>${field}`)).toEqual([
      'assistant: How can I help you?',
      ...expected,
    ]);
  });

  test('what stands among them and is no turn is counted', () => {
    const rows = `${row('justify-end', spoken[0]!)}${row('justify-start', spoken[1]!)}<div class="mx-auto">Two of three sources</div>`;
    const { turns, evidence } = read(`<main><div>${rows}${rows}</div></main>${field}`);
    expect(turns).toHaveLength(4);
    expect(evidence.unrecognised).toBe(2);
  });

  test('a day between them is no such thing', () => {
    const rows = `${row('justify-end', spoken[0]!)}${row('justify-start', spoken[1]!)}<div class="mx-auto">Yesterday</div>`;
    expect(read(`<main><div>${rows}${rows}</div></main>${field}`).evidence.unrecognised).toBe(0);
  });

  test.each([
    [
      'figures in a form',
      '<div class="flex justify-end">1</div><div class="flex justify-start">2</div><div class="flex justify-end">3</div><div class="flex justify-start">4</div>',
    ],
    [
      'buttons below a text',
      `<div><p>An article of several words.</p><div class="flex justify-end"><button>Share</button></div></div>`,
    ],
  ])('%s: nothing is read', (_name, body) => {
    expect(read(`<main>${body}</main>${field}`)).toMatchObject({ status: 'empty', turns: [] });
  });

  test('a foot of the page with something at either end: nothing is read', () => {
    const foot = `<div>${row('justify-start', 'All rights are reserved')}${row('justify-end', 'Made with much love')}</div>`;
    expect(read(`<main><p>An article.</p></main>${foot}${field}`).turns).toEqual([]);
  });

  test('where nobody can write nothing is read', () => {
    const rows = talk(
      (text) => row('justify-end', text),
      (text) => row('justify-start', text),
    );
    expect(read(`<main><div>${rows}</div></main>`).turns).toEqual([]);
  });
});

describe('names that interfaces give to the speakers', () => {
  test('the same words in another order', () => {
    const body = talk(
      (text) =>
        `<div class="kit-user-chat-message-container"><div class="kit-user-chat-message">${text}</div></div>`,
      (text) =>
        `<div class="kit-chat-bot-message-container"><div class="kit-chat-bot-avatar"><p>B</p></div><div class="kit-chat-bot-message"><span>${text}</span></div></div>`,
    );
    expect(texts(`<div>${body}</div><form><input></form>`)).toEqual(expected);
  });

  test.each([
    ['circle-you', 'circle-bot'],
    ['vf-user-response', 'vf-system-response'],
    ['q-message-sent', 'q-message-received'],
    ['chat chat-end', 'chat chat-start'],
    ['rw-client', 'rw-response'],
    ['message-row user-row', 'message-row bot-row'],
  ])('%s and %s', (user, assistant) => {
    const body = talk(
      (text) => `<div class="${user}"><p>${text}</p></div>`,
      (text) => `<div class="${assistant}"><p>${text}</p></div>`,
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('the names of turns are found among hundreds that only other things have', () => {
    const others = Array.from({ length: 300 }, (_, index) => `<i class="user-${index}x"></i>`).join('');
    const body = talk(
      (text) => `<div class="talk-user"><p>${text}</p></div>`,
      (text) => `<div class="talk-bot"><p>${text}</p></div>`,
    );
    expect(texts(`<nav>${others}</nav><div>${body}</div>${field}`)).toEqual(expected);
  });

  test('a word that stands in the class of both says nothing', () => {
    const body = talk(
      (text) => `<div class="ai-chat-message ai-chat-message-right"><p>${text}</p></div>`,
      (text) => `<div class="ai-chat-message"><p>${text}</p></div>`,
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('one side only, each in a wrapper of its own, and something else at the end of the list', () => {
    const body = talk(
      (text) => `<article><div class="web-chat-row web-chat-row--from-user"><p>${text}</p></div></article>`,
      (text) => `<article><div class="web-chat-row"><p>${text}</p></div></article>`,
    );
    expect(texts(`<div>${body}<div class="toast"></div></div>${field}`)).toEqual(expected);
  });

  test('one side only, in rows that have no class in common', () => {
    const body = talk(
      (text) => `<div class="chat_chat-message-user__W1"><div><p>${text}</p></div></div>`,
      (text) => `<div class="chat_chat-message__X2"><div><p>${text}</p></div></div>`,
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('an attribute that says whether it is the user', () => {
    const body = talk(
      (text) => `<div class="mes" is_user="true"><p>${text}</p></div>`,
      (text) => `<div class="mes" is_user="false"><p>${text}</p></div>`,
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('the two sides not equally deep', () => {
    const body = talk(
      (text) => `<div class="guest-container"><span>${text}</span></div>`,
      (text) => `<div><div class="host-container"><div><span>${text}</span></div></div><div></div></div>`,
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('a turn’s own class that says what stands beside it', () => {
    const body = talk(
      (text) =>
        `<div class="bubble bubble-avatar-side bubble-right"><div class="bubble-avatar"><img alt="" src="a.svg"></div><div class="bubble-content with-avatar">${text}</div></div>`,
      (text) =>
        `<div class="bubble bubble-avatar-side bubble-left"><div class="bubble-avatar"><img alt="" src="b.svg"></div><div class="bubble-content with-avatar">${text}</div></div>`,
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('an attribute of what only stands beside the words', () => {
    const item = (role: string, text: string) =>
      `<div class="x1"><div><article><p>${text}</p></article></div><div role="menubar"><div role="${role}"><svg></svg></div></div></div>`;
    const body = talk(
      (text) => item('user', text),
      (text) => item('assistant', text),
    );
    expect(texts(`<div>${body}</div>${field}`)).toEqual(expected);
  });

  test('bare text before the words', () => {
    const body = talk(
      (text) => `<div class="pre">User: <div>${text}</div></div>`,
      (text) => `<div class="pre">AI: <div>${text}</div></div>`,
    );
    expect(texts(`<div>${body}<form><input></form></div>`)).toEqual(expected);
  });
});

describe('open shadow trees', () => {
  const drawn = (inside: string, given = '') =>
    `<t-item><template shadowrootmode="open">${inside}</template>${given}</t-item>`;

  test('each turn in one of its own, with names and times that are given to it', () => {
    const item = (role: string, text: string) =>
      drawn(
        `<div class="item__inner item__role--${role}"><div class="item__main"><slot name="header"><div class="item__header"><span class="item__name"><slot name="name"></slot></span></div></slot><slot name="content"><div class="item__content">${text}</div></slot></div></div>`,
        '<span slot="name">Somebody 10:20</span>',
      );
    const body = talk(
      (text) => item('user', text),
      (text) => item('assistant', text),
    );
    const composer = `<t-sender><template shadowrootmode="open">${field}</template></t-sender>`;
    const chat = `<t-chat><template shadowrootmode="open"><t-list>${body}</t-list>${composer}</template></t-chat>`;
    expect(texts(chat)).toEqual(expected);
    expect(read(chat).composer).toBe('found');
  });

  test('a table of elements with roles, whose headers are drawn as buttons', () => {
    const cell = (text: string) => `<k-cell role="cell">${text}</k-cell>`;
    const header = (text: string) =>
      `<k-header role="columnheader"><template shadowrootmode="open"><button><slot></slot></button></template>${text}</k-header>`;
    const table = `<k-table role="table"><k-row role="row">${header('Sort')}${header('Best')}</k-row><k-row role="row">${cell('merge')}${cell('1')}</k-row></k-table>`;
    const body = `<div class="user">Compare</div><div class="assistant"><p>So:</p>${table}</div>${field}`;
    expect(texts(body)[1]).toBe('assistant: So:\n\n| Sort | Best |\n| - | - |\n| merge | 1 |');
  });
});

describe('what stands in a turn and was not said', () => {
  const framed = (user: (text: string) => string, assistant: (text: string) => string) =>
    texts(
      `<div>${talk(
        (text) => `<div data-testid="outgoing-message" class="a1">${user(text)}</div>`,
        (text) => `<div data-testid="incoming-message" class="a2">${assistant(text)}</div>`,
      )}</div>${field}`,
    );

  test.each([
    ['names', '<div class="c1">You</div>', '<div class="c1"><div>Assistant</div></div>'],
    [
      'names for screen readers',
      '<div class="k-visually-hidden">You said</div>',
      '<div class="c2">My Bot said:</div>',
    ],
    [
      'a name with a time',
      '<div class="c1"><span>You 3:41 AM</span></div>',
      '<div class="c1"><span>ChatGPT 15:41</span></div>',
    ],
    ['names that are set apart', '<strong>You:</strong>', '<h4>ChatGPT</h4>'],
    ['pictures', '<div><img src="me.png"></div>', '<div><img src="it.png" alt=""></div>'],
    [
      'letters in place of pictures',
      '<span data-slot="avatar"><span>ME</span></span>',
      '<span data-slot="avatar"><span>AI</span></span>',
    ],
  ])('%s before the words', (_name, user, assistant) => {
    expect(
      framed(
        (text) => `${user}<div><div class="b1">${text}</div></div>`,
        (text) => `${assistant}<div><div class="b2"><p>${text}</p></div></div>`,
      ),
    ).toEqual(expected);
  });

  test.each(['just now', '10:32 AM', '2026-12-01 10:32', '5 minutes ago', 'Today 16:38'])(
    '%s behind them',
    (time) => {
      const foot = `<div><span class="t1">${time}</span></div>`;
      expect(
        framed(
          (text) => `<div>${text}</div>${foot}`,
          (text) => `<div><p>${text}</p></div>${foot}`,
        ),
      ).toEqual(expected);
    },
  );

  test.each([
    '<div data-state="open"><button aria-controls="c7">Thought for 3 seconds</button><div id="c7">Let me think.</div></div>',
    '<div data-state="closed"><button aria-controls="c7">Thought for 3 seconds</button></div>',
    '<details open><summary>Reasoning</summary><p>Let me think.</p></details>',
  ])('thoughts that can be closed: %s', (thoughts) => {
    expect(
      framed(
        (text) => text,
        (text) => `${thoughts}<div class="prose"><p>${text}</p></div>`,
      ),
    ).toEqual(expected);
  });

  test('what follows the opener of thoughts that are not there stays', () => {
    const opener = '<button aria-controls="c7">Thought for 3 seconds</button>';
    expect(
      framed(
        (text) => text,
        (text) => `<div>${opener}<div class="prose"><p>${text}</p></div></div>`,
      ),
    ).toEqual(expected);
  });

  test('a turn that is nothing but such a word keeps it', () => {
    const body =
      '<div class="user"><div>You</div></div><div class="assistant"><div>10:32</div></div><div class="user"><div><div>me</div></div></div><div class="assistant"><p>AI</p></div>';
    expect(texts(`<div>${body}</div>${field}`)).toEqual([
      'user: You',
      'assistant: 10:32',
      'user: me',
      'assistant: AI',
    ]);
  });

  test('a note between or behind paragraphs is text, whatever its class', () => {
    const note = (text: string) => `<div class="callout-info">${text}</div>`;
    const answer = `<p>One.</p>${note('Mind the step.')}<div class="date">On Friday</div><p>Two.</p>${note('That is all.')}`;
    expect(
      framed(
        (text) => text,
        () => `<div class="prose">${answer}</div>`,
      )[1],
    ).toBe('assistant: One.\n\nMind the step.\n\nOn Friday\n\nTwo.\n\nThat is all.');
  });

  test('names and times around paragraphs are none', () => {
    expect(
      framed(
        (text) => `<span class="name">Ann</span><p>${text}</p><span class="time">gleich</span>`,
        (text) => `<span class="sender">Bot</span><p>${text}</p><div class="actions">copy</div>`,
      ),
    ).toEqual(expected);
  });

  test('a heading is text, however its class calls it', () => {
    expect(
      framed(
        (text) => text,
        (text) => `<div class="prose"><h1 class="md-component-header">Due</h1><p>${text}</p></div>`,
      )[1],
    ).toBe('assistant: # Due\n\nThe report is.');
  });

  test('a time or a name that only one of the turns ends in was said', () => {
    const body =
      '<div class="user"><div>When is the train?</div><div>10:32</div></div><div class="assistant"><p>Yes.</p></div>' +
      '<div class="user"><div>Who pays?</div><div>Me</div></div><div class="assistant"><p>Good.</p></div>';
    expect(texts(`<div>${body.replace('<div>Me</div>', '<div>The club</div>')}</div>${field}`)).toEqual([
      'user: When is the train?\n\n10:32',
      'assistant: Yes.',
      'user: Who pays?\n\nThe club',
      'assistant: Good.',
    ]);
  });

  test('the words of the other speaker stay', () => {
    expect(
      framed(
        (text) => `<div>Assistant</div><div>${text}</div>`,
        (text) => `<p>${text}</p>`,
      )[0],
    ).toBe('user: Assistant\n\nWhat is due now?');
  });
});

test('line ends that a style sheet shows are line ends', () => {
  const style = '<style>.text { white-space: pre-wrap }</style>';
  const body = `${style}<div class="user">Go</div><div class="assistant"><div class="text"><p>One\ntwo\n\nthree</p></div></div>${field}`;
  expect(texts(body)[1]).toBe('assistant: One\\\ntwo\n\nthree');
  expect(texts(body.replace('pre-wrap', 'normal'))[1]).toBe('assistant: One two three');
});
