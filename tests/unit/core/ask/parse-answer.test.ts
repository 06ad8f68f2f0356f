import { describe, expect, test } from 'vitest';
import { parseAnswer } from '../../../../lib/core/ask/parse-answer.ts';
import { exampleItems, renderAskText } from '../../../../lib/core/ask/request-text.ts';
import { answerOf, CODE, jsonOf } from './answers.ts';

const ITEMS = [
  {
    section: 'restrictions',
    text: 'The shop must not go live before Ana has read it.',
    quote: 'don’t go live',
  },
  {
    section: 'decisions',
    text: 'Prices are in euros, and "net" is written beside them.',
    quote: 'prices in €',
  },
  { section: 'open_items', text: 'Send the list.', quote: 'send the list', external_effect: true },
];
const JSON_TEXT = jsonOf(ITEMS);
const CLAIMS = [
  { ...ITEMS[0], externalEffect: false },
  { ...ITEMS[1], externalEffect: false },
  { section: 'open_items', text: 'Send the list.', quote: 'send the list', externalEffect: true },
];
const smart = (json: string): string =>
  json.replace(/(?<=[{[,:\s])"(?!")/g, '“').replace(/(?<!\\)"(?=\s*[,:}\]])/g, '”');

describe('a block is found and read', () => {
  test.each([
    ['as it was asked for', answerOf(ITEMS), []],
    ['in prose', `Here is the summary.\n\n${answerOf(ITEMS)}\n\nTell me if more is needed {or not}.`, []],
    ['in a longer fence', `\`\`\`\`\n${JSON_TEXT}\n\`\`\`\``, []],
    ['in a list', `1. Done:\n\n   \`\`\`json\n   ${JSON_TEXT.replace(/\n/g, '\n   ')}\n   \`\`\``, []],
    ['without a fence', `Here it is: ${JSON_TEXT}`, []],
    ['with the code last', `\`\`\`json\n${JSON.stringify({ items: ITEMS, baton: CODE })}\n\`\`\``, []],
    ['in a fence that nobody closed', `\`\`\`json\n${JSON_TEXT}`, []],
    ['without a fence, before more words', `Here: ${JSON_TEXT} That is all.`, []],
    ['with smart quotes', `\`\`\`json\n${smart(JSON_TEXT)}\n\`\`\``, ['smart-quotes']],
    [
      'with trailing commas',
      answerOf(ITEMS)
        .replace(/\n {2}\]/, ',\n  ]')
        .replace('true\n', 'true,\n'),
      ['commas'],
    ],
    ['with a comma missing', answerOf(ITEMS).replace('},\n    {', '}\n    {'), ['commas']],
    [
      'with Markdown’s escapes',
      `Here: ${JSON_TEXT.replace(/_/g, '\\_').replace(/\[/g, '\\[')} Bye.`,
      ['escapes'],
    ],
    ['with single quotes', answerOf(ITEMS).replace('"baton"', "'baton'"), ['other']],
    ['with a comment', answerOf(ITEMS).replace('"items"', '// what I found\n  "items"'), ['other']],
  ])('%s', (_, markdown, repairs) => {
    expect(parseAnswer(markdown, CODE)).toEqual({ outcome: 'read', claims: CLAIMS, repairs, unreadable: 0 });
  });

  test('the newer of two in one turn counts', () => {
    const markdown = `${answerOf(ITEMS)}\n\nI correct myself:\n\n${answerOf(ITEMS.slice(0, 1))}`;
    expect(parseAnswer(markdown, CODE)).toMatchObject({ claims: CLAIMS.slice(0, 1) });
  });

  test.each([
    ['Open items', 'open_items'],
    ['LAST-COMPLETED-STEP', 'last_completed_step'],
  ])('a section “%s” is %s', (section, key) => {
    const answer = answerOf([{ section, text: 'The list.', quote: 'the list' }]);
    expect(parseAnswer(answer, CODE)).toMatchObject({ claims: [{ section: key }] });
  });

  test.each(['unknown', 'Unknown.', '', 'none'])('a quote “%s” is none', (quote) => {
    const answer = answerOf([{ section: 'unknowns', text: 'The date.', quote }]);
    expect(parseAnswer(answer, CODE)).toMatchObject({
      claims: [{ section: 'unknowns', text: 'The date.', externalEffect: false }],
    });
  });

  test('no items are a good answer', () => {
    expect(parseAnswer(answerOf([]), CODE)).toEqual({
      outcome: 'read',
      claims: [],
      repairs: [],
      unreadable: 0,
    });
  });
});

describe('a block that breaks off', () => {
  const fenced = `\`\`\`json\n${JSON_TEXT}`;
  const afterSecond = fenced.indexOf('"section": "open_items"');

  test.each([
    ['inside a text', fenced.indexOf('net') + 2, 1, 1],
    ['behind a text', fenced.indexOf('beside them."') + 'beside them."'.length, 1, 1],
    ['inside a key', fenced.indexOf('"quote": "prices') + 3, 1, 1],
    ['behind a colon', fenced.indexOf('"prices'), 1, 1],
    ['inside an escape', fenced.indexOf('\\"net') + 1, 1, 1],
    ['inside the word true', fenced.indexOf('true') + 2, 2, 1],
    ['at the beginning of an item', afterSecond, 2, 1],
  ])('%s keeps the whole items before it and counts the broken one', (_, end, whole, broken) => {
    expect(parseAnswer(fenced.slice(0, end), CODE)).toEqual({
      outcome: 'read',
      claims: CLAIMS.slice(0, whole),
      repairs: ['cut-off'],
      unreadable: broken,
    });
  });

  test('between two items loses none that was begun', () => {
    const end = fenced.lastIndexOf('},') + 2;
    expect(parseAnswer(fenced.slice(0, end), CODE)).toEqual({
      outcome: 'read',
      claims: CLAIMS.slice(0, 2),
      repairs: ['cut-off'],
      unreadable: 0,
    });
  });
});

describe('what is no answer is not taken', () => {
  test.each([
    ['an older request’s block', answerOf(ITEMS, '00000000')],
    ['a quoted block', answerOf(ITEMS).replace(/^/gm, '> ')],
    ['the request itself', renderAskText(CODE)],
    ['the code alone', `I have read ${CODE}.`],
    ['an empty turn', ''],
  ])('%s', (_, markdown) => {
    expect(parseAnswer(markdown, CODE)).toEqual({ outcome: 'unreadable', problem: 'no-block' });
  });

  test('the request’s example, repeated with the code, gives no items', () => {
    const echoed = answerOf([...exampleItems, ITEMS[0]!]);
    expect(parseAnswer(echoed, CODE)).toMatchObject({ claims: CLAIMS.slice(0, 1), unreadable: 0 });
  });

  test('a block without items is no answer', () => {
    const markdown = `\`\`\`json\n{"baton": "${CODE}", "goal": "x"}\n\`\`\``;
    expect(parseAnswer(markdown, CODE)).toEqual({ outcome: 'unreadable', problem: 'not-an-answer' });
  });

  test.each([
    ['an unknown section', { section: 'wishes', text: 'More.' }],
    ['no text', { section: 'goal', text: ' ' }],
    ['a text that is no text', { section: 'goal', text: 7 as never }],
    ['an endless text', { section: 'goal', text: 'x'.repeat(5_000) }],
  ])('an item with %s is counted and left', (_, item) => {
    expect(parseAnswer(answerOf([ITEMS[0]!, item]), CODE)).toMatchObject({
      claims: CLAIMS.slice(0, 1),
      unreadable: 1,
    });
  });

  test('a string that fell apart is counted, not taken in part', () => {
    const broken = answerOf(ITEMS).replace('must not go live', 'must "not", "go": "live"');
    const read = parseAnswer(broken, CODE);
    const texts = read.outcome === 'read' ? read.claims.map(({ text }) => text) : [];
    expect(texts).not.toContain('The shop must');
  });
});
