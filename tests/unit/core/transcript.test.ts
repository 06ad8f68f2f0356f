import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../../lib/core/transcript.ts';

const rolesAndWords = (text: string) =>
  parseTranscript(text).turns.map(({ role, markdown }) => `${role}: ${markdown}`);

const shapes: [string, string][] = [
  ['headings of a page’s own', 'You said:\nHi\n\nChatGPT said:\nHello\n\nYou said:\nBye'],
  ['names with colons', 'User: Hi\nAssistant: Hello\nUser: Bye'],
  ['names alone on their lines', 'User:\n\nHi\n\nAssistant:\n\nHello\n\nUser:\nBye'],
  ['human and AI', 'Human: Hi\n\nAI: Hello\n\nHuman: Bye'],
  ['Markdown headings', '## User\n\nHi\n\n## Assistant\n\nHello\n\n## User\n\nBye\n'],
  [
    'Markdown headings of an interface',
    '##### You said:\nHi\n##### ChatGPT said:\nHello\n##### You said:\nBye',
  ],
  ['bold headings', '### **Prompt:**\nHi\n### **Response:**\nHello\n### **Prompt:**\nBye'],
  ['bold names before the words', '**User:** Hi\n\n**Assistant:** Hello\n\n**User:** Bye'],
  ['bold names with the colon outside', '**You**: Hi\n\n**Claude**: Hello\n\n**You**: Bye'],
  ['bold names alone', '**User**\n\nHi\n\n**Assistant**\n\nHello\n\n**User**\n\nBye'],
  ['words alone on their lines', 'You\nHi\nChatGPT\nHello\nYou\nBye'],
  ['names with a model’s version', 'You: Hi\nClaude Sonnet 4.5: Hello\nYou: Bye'],
  ['Windows line ends', 'User: Hi\r\nAssistant: Hello\r\nUser: Bye'],
  ['marks without width', '\u200eUser: Hi\n\u200fAssistant: Hello\n\ufeffUser: Bye'],
  ['German', 'Du hast gesagt:\nHi\nChatGPT hat gesagt:\nHello\nDu hast gesagt:\nBye'],
  [
    'French, with its space before the colon',
    'Vous avez dit\u00a0:\nHi\nChatGPT a dit\u00a0:\nHello\nVous avez dit\u00a0:\nBye',
  ],
  ['Spanish', 'Dijiste:\nHi\nChatGPT dijo:\nHello\nDijiste:\nBye'],
  ['Russian', 'Вы сказали:\nHi\nChatGPT сказал:\nHello\nВы сказали:\nBye'],
  ['Japanese, with a wide colon', 'あなた：\nHi\nChatGPT：\nHello\nあなた：\nBye'],
  ['Chinese', '你说：\nHi\nChatGPT 说：\nHello\n你说：\nBye'],
  ['Korean', '나의 말:\nHi\nChatGPT의 말:\nHello\n나의 말:\nBye'],
  ['Arabic', 'لقد قلت:\nHi\nقال ChatGPT:\nHello\nلقد قلت:\nBye'],
];

test.each(shapes)('a transcript with %s is read', (_, text) => {
  expect(rolesAndWords(text)).toEqual(['user: Hi', 'assistant: Hello', 'user: Bye']);
});

describe('what is no transcript', () => {
  test.each([
    ['prose', 'Just a few words.\nNothing else.'],
    ['one speaker only', 'Note: this\nUser: sets the password\nUser: logs in'],
    ['a form', 'Name: Ada\nTown: London\nAnswer: 42'],
    ['a list of questions by one person', 'Question: why?\nQuestion: how?'],
    ['a text about prompts in a fence', '```\nUser: Hi\nAssistant: Hello\n```'],
    ['quoted speech', '> User: Hi\n> Assistant: Hello'],
    ['indented code', '    User: Hi\n    Assistant: Hello'],
    ['an empty text', '\n \n'],
  ])('%s has no speakers, and none is guessed', (_, text) => {
    const { turns, hasSpeakers } = parseTranscript(text);
    expect(hasSpeakers).toBe(false);
    expect(turns.every(({ role }) => role === 'unknown')).toBe(true);
  });
});

test('a code fence keeps lines that look like a speaker’s', () => {
  expect(rolesAndWords('User: Fix it\n```\nUser: root\nAssistant: none\n```\nAssistant: Done')).toEqual([
    'user: Fix it\n```\nUser: root\nAssistant: none\n```',
    'assistant: Done',
  ]);
});

test('a fence inside a longer fence does not end it', () => {
  const code = '````md\n```\nUser: inner\n```\nUser: still inside\n````';
  expect(rolesAndWords(`User: See\n${code}\nAssistant: Yes`)).toEqual([
    `user: See\n${code}`,
    'assistant: Yes',
  ]);
});

test('a fence that is never closed does not swallow the turns after it', () => {
  expect(rolesAndWords('User: ```js\nx()\nAssistant: Close it')).toHaveLength(2);
  expect(rolesAndWords('User: Look\n```js\nx()\nAssistant: Close it')).toHaveLength(2);
});

test('another word for a side is content: one transcript calls each side by one name', () => {
  expect(rolesAndWords('User: Sum?\nAssistant: So:\nAnswer: 42\nUser: Thanks\nAssistant: Bye')).toEqual([
    'user: Sum?',
    'assistant: So:\nAnswer: 42',
    'user: Thanks',
    'assistant: Bye',
  ]);
});

test('several assistants in one transcript are all the assistant', () => {
  expect(rolesAndWords('You said:\nHi\nChatGPT said:\nA\nYou said:\nAnd you?\nClaude said:\nB')).toEqual([
    'user: Hi',
    'assistant: A',
    'user: And you?',
    'assistant: B',
  ]);
});

test('a speaker whom nobody knows, and what stands before the first one, is said to be unknown', () => {
  expect(rolesAndWords('My chat\n\nYou said:\nHi\nHarbour Helper said:\nHello\nChatGPT said:\nHey')).toEqual([
    'unknown: My chat',
    'user: Hi',
    'unknown: Hello',
    'assistant: Hey',
  ]);
});

test('equal, short and empty turns stay turns', () => {
  const { turns } = parseTranscript('User: yes\nAssistant: k\nUser: yes\nAssistant:\nUser: yes');
  expect(turns.map(({ markdown }) => markdown)).toEqual(['yes', 'k', 'yes', '', 'yes']);
  expect(turns[3]?.unread).toEqual([{ kind: 'empty' }]);
});

const line = fc.oneof(
  fc.constantFrom(
    'yes',
    'no',
    'Note: mind the gap',
    '- one: two',
    '| a | b |',
    '## Plan',
    '**Result:** fine',
    'a: b',
  ),
  fc.string({ unit: fc.constantFrom(...'abc xyz.,!?-é語ع👩‍👧'), minLength: 1, maxLength: 30 }),
);
const code = fc
  .array(fc.constantFrom('User: in code', 'Assistant: in code', '## User', 'x = 1', ''), { maxLength: 5 })
  .map((lines) => ['```', ...lines, '```'].join('\n'));
const words = fc
  .array(fc.oneof({ weight: 3, arbitrary: line }, code), { minLength: 1, maxLength: 5 })
  .map((lines) => lines.join('\n').trim())
  .filter((text) => text !== '' && !/^\s/.test(text));
const writers: Record<string, (role: 'user' | 'assistant', text: string) => string> = {
  plain: (role, text) => `${role === 'user' ? 'User' : 'Assistant'}: ${text}\n`,
  heading: (role, text) => `# ${role === 'user' ? 'User' : 'Assistant'}\n\n${text}\n`,
  bold: (role, text) => `**${role === 'user' ? 'You' : 'ChatGPT'}:**\n\n${text}\n`,
  page: (role, text) => `${role === 'user' ? 'You said' : 'ChatGPT said'}:\n${text}\n`,
};

test.each(Object.entries(writers))('a conversation written as %s reads back', (_, write) => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 2, maxLength: 60 }), (spoken) => {
      const turns = spoken.map(
        (text, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', text }) as const,
      );
      const text = turns.map((turn) => write(turn.role, turn.text)).join('\n');
      const read = parseTranscript(text).turns.map(({ role, markdown }) => ({
        role,
        text: markdown.trimEnd(),
      }));
      expect(read).toEqual(turns.map((turn) => ({ ...turn, text: turn.text.trimEnd() })));
    }),
    { numRuns: 150 },
  );
});

test('any number of turns is read, and fences that never close do not run away', () => {
  expect(parseTranscript('User: x\nAssistant: y\n'.repeat(60_000)).turns).toHaveLength(120_000);
  expect(parseTranscript('User:\n```\n'.repeat(100_000)).hasSpeakers).toBe(false);
});
