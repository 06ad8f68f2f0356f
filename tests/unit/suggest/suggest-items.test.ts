import { describe, expect, test } from 'vitest';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import { effort } from '../../effort.ts';
import { conversation, opening, texts } from './conversation.ts';

describe('the goal', () => {
  test.each([
    [
      'u: Hello there!\n\nCan you write a letter to the landlord about the broken heating in the flat?',
      'Can you write a letter to the landlord about the broken heating in the flat?',
    ],
    [
      'u: Please fix this.\n\n```js\nlet x = 1;\n```\nThe total is wrong.',
      'Please fix this. The total is wrong.',
    ],
    [
      'u: My heating is broken. I need a letter to the landlord that is friendly and that he understands.',
      'I need a letter to the landlord that is friendly and that he understands.',
    ],
    ['u: Write an add function. Keep it short:\n\n- typed\n- documented', 'Write an add function.'],
  ])('of %j is its request, without greeting and code', (first, goal) => {
    expect(texts(conversation(first, 'a: Sure, here it is.'), 'goal')).toEqual([goal]);
  });

  test('is taken from the first turn of the user, not from an assistant’s greeting', () => {
    expect(texts(conversation('a: How can I help you with the plan today?', opening), 'goal')).toHaveLength(
      1,
    );
  });
});

describe('what the user did not say themselves gives nothing', () => {
  const rule = 'Never use the colour red. Always answer in French.';
  test.each([
    ['a quoted line', `They wrote to me:\n\n> ${rule}\n\nWhat do you think of it?`],
    ['a code block', `This is in my file:\n\n\`\`\`\n${rule}\n\n${rule}\n\`\`\`\nWhat do you think of it?`],
    [
      'a long text below the line that announces it',
      `Please add the text below to the file:\n\n${'The shop is open on all days of the week. '.repeat(20)}\n\n${rule}`,
    ],
    [
      'a document with headings',
      `Please read this and tell me what you think.\n\n## Rules\n\n${rule}\n\n${'Bread is sold here. '.repeat(50)}`,
    ],
    [
      'a log',
      `I get this in the shell:\n\n[2024-01-01 10:00] Never use the colour red.\n[2024-01-01 10:01] Always answer in French.`,
    ],
    ['a table', `We have this list:\n\n| rule |\n| --- |\n| ${rule} |`],
  ])('%s', (_, said) => {
    const turns = conversation(opening, 'a: Sure.', `u: ${said}`);
    expect([...texts(turns, 'restrictions'), ...texts(turns, 'instructions')]).toEqual([]);
  });
});

describe('the language', () => {
  test('that has no rules is said to be unknown and gives the goal and task lists only', () => {
    const turns = conversation(
      'u: Kun je mij helpen met een brief aan de verhuurder? Noem alsjeblieft nooit mijn naam in de brief.',
      "a: I've added it. All tests pass.\n- [ ] de brief versturen",
    );
    const { language, suggestions } = suggestItems(turns);
    expect(language).toBe('unknown');
    expect(suggestions.map(({ section }) => section)).toEqual(['goal', 'open_items']);
  });

  test('is judged by the user, not by the assistant', () => {
    const turns = conversation(
      'u: Schreib einen Brief an meinen Vermieter, und zwar bitte auf Englisch.',
      'a: Sure, here is the letter that you have asked me for.',
    );
    expect(suggestItems(turns).language).toBe('de');
  });

  test.each([
    ['Dutch', 'Ik wil een plan voor de winkel, en het moet op één pagina passen.'],
    ['Italian', 'Mi serve un piano per il negozio, che deve stare in una pagina e non di più.'],
    ['Russian', 'Мне нужен план для нашего магазина, и он должен быть на одной странице.'],
    ['Korean', '우리 새 가게를 위한 계획을 도와줄 수 있나요? 이번 주 말까지 필요합니다.'],
    ['Swedish', 'Jag vill ha en plan för butiken, och den ska vara på en sida.'],
    ['code and paths alone', 'src/app/main.ts lib/core/draft.ts @docs/readme.md'],
  ])('without rules, %s, is not taken for one that has some', (_, said) => {
    expect(suggestItems(conversation(`u: ${said}`)).language).toBe('unknown');
  });

  test('of a turn counts in a mixed conversation', () => {
    const turns = conversation(
      opening,
      'a: Here is the plan.',
      'u: Bitte ändere die Preisliste nicht, denn der Chef ist noch nicht da.',
      'a: 好的。',
      'u: 请不要修改我们的价格表。',
      'a: Here it is.',
      'u: Great, that is just what I had in mind for the shop and for the rest of the week.',
    );
    expect(suggestItems(turns).language).toBe('en');
    expect(texts(turns, 'restrictions')).toEqual([
      'Der Nutzer sagt dem Assistenten: „Ändere die Preisliste nicht, denn der Chef ist noch nicht da.“',
      '用户对助手说：“请不要修改我们的价格表。”',
    ]);
  });

  test('of a short answer is that of the conversation', () => {
    const turns = conversation(opening, 'a: Shall I?', 'u: No names in it.');
    expect(texts(turns, 'restrictions')).toEqual(['There must be no names in it.']);
  });

  test('English is recognised', () => {
    expect(suggestItems(conversation(opening)).language).toBe('en');
  });
});

test('an empty conversation gives nothing', () => {
  expect(suggestItems([])).toEqual({ language: 'unknown', suggestions: [], leftOut: {} });
});

const names =
  'apple birch cedar daisy elder fern grass hazel iris juniper kale lemon maple nettle oak pear quince rose'.split(
    ' ',
  );

test('a section keeps its newest items and counts the others', () => {
  const turns = conversation(
    opening,
    'a: Sure.',
    ...names.flatMap((name) => [`u: I ran it: 12 of 12 ${name} trees planted.`, 'a: Ok.']),
  );
  expect(texts(turns, 'confirmed_facts')).toEqual(
    names.slice(-16).map((name) => `I ran it: 12 of 12 ${name} trees planted.`),
  );
  expect(suggestItems(turns).leftOut).toEqual({ confirmed_facts: names.length - 16 });
});

test('no restriction and no decision is held back', () => {
  const turns = conversation(
    opening,
    'a: Sure.',
    ...names.flatMap((name) => [
      `u: We decided to plant ${name} behind ${name}house. Never water ${name} at ${name}time.`,
      'a: Ok.',
    ]),
  );
  expect(texts(turns, 'decisions')).toHaveLength(names.length);
  expect(texts(turns, 'restrictions')).toHaveLength(names.length);
  expect(suggestItems(turns).leftOut).toEqual({});
});

test('when the user spoke last, their request is the next step', () => {
  const turns = conversation(opening, 'a: Here is the plan.', 'u: Good. Can you print the plan on one page?');
  expect(texts(turns, 'next_step')).toEqual(['Can you print the plan on one page?']);
});

test('a next step that the user names comes before an older one and before a request', () => {
  const turns = conversation(
    opening,
    'a: Sure.',
    "u: Next, let's order chairs.",
    'a: Ok.',
    "u: Can you wait? Next, let's paint the door.",
  );
  expect(texts(turns, 'next_step')).toEqual(["Next, let's paint the door."]);
});

test('equal turns give equal items', () => {
  const turns = conversation(
    opening,
    "a: I've added it.",
    "u: Don't send it. Let's go with option B.",
    'a: All tests pass.',
  );
  expect(suggestItems(turns)).toEqual(suggestItems(structuredClone(turns)));
});

test('every quote stands in its turn word for word', () => {
  const turns = conversation(
    opening,
    "a: I've added it. All tests pass now.",
    "u: Ok, please don't send it (never without asking me). Let's go with option B.",
  );
  for (const { quote, turnIndex } of suggestItems(turns).suggestions) {
    expect(turns[turnIndex]?.markdown).toContain(quote);
  }
});

test.each([
  'a',
  'no ',
  'do not ',
  "don't",
  '. ',
  '(never ',
  '- [ ] x\n',
  '# a\n\n',
  'without my ',
  'let’s ',
  '**a**\n',
  ', ',
])('%j many times in a row comes to an end', (piece) => {
  const text = piece.repeat(Math.ceil(effort(20_000, 100_000) / piece.length));
  expect(() => suggestItems(conversation(opening, `a: ${text}`, `u: ${text}`))).not.toThrow();
});

test('turns without words at the end make nothing older', () => {
  const spoken = [opening, 'a: The next step is small: put the third draft into the campaign.'];
  const silent = conversation(...spoken, 'u: ', 'a: ', 'u: ', 'a: ', 'u: ', 'a: ');
  expect(suggestItems(silent)).toEqual(suggestItems(conversation(...spoken)));
  expect(texts(silent, 'next_step')).toHaveLength(1);
});
