import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../lib/core/analysis.ts';
import { type CheckedClaim, readAnswer } from '../../../../lib/core/ask/read-answer.ts';
import { askCode, renderAskText } from '../../../../lib/core/ask/request-text.ts';
import { answerOf, CODE, turnsOf, type WrittenItem } from './answers.ts';

const CHAT = [
  'Please plan the ‘Heron’ shop. Do **not** go live before Ana has read it. Prices are in € and net.',
  'I propose Postgres for the orders. All 412 addresses were imported.',
  'Use Postgres. Always answer in short sentences.\n\n> The board wants Oracle, says Tim.\n\nShould we drop the blog?',
  'The blog is dropped. Next I check the footer.',
];

const asked = (...items: WrittenItem[]) =>
  turnsOf(...CHAT, renderAskText(CODE), `Here it is.\n\n${answerOf(items)}`);

function check(item: WrittenItem): CheckedClaim {
  const answer = readAnswer(asked(item));
  if (answer.outcome !== 'read') throw new Error(answer.outcome);
  return answer.claims[0]!;
}

describe('a quote is found', () => {
  test.each([
    ['word for word', 'Use Postgres', 2, 'Use Postgres.'],
    [
      'with other quotation marks and capitals',
      'please plan the "Heron" shop',
      0,
      'Please plan the ‘Heron’ shop.',
    ],
    [
      'without Markdown’s marks',
      'Do not go live before Ana has read it',
      0,
      'Do **not** go live before Ana has read it.',
    ],
    ['with other white space', 'All 412\naddresses  were imported', 1, 'All 412 addresses were imported.'],
    ['as a part of its sentence', '412 addresses', 1, 'All 412 addresses were imported.'],
  ])('%s', (_, quote, turnIndex, sentence) => {
    expect(check({ section: 'confirmed_facts', text: 'So it is.', quote })).toMatchObject({
      evidence: 'found',
      source: { turnIndex, quote: sentence },
    });
  });

  test.each([
    ['another number', 'All 413 addresses were imported', 'similar'],
    ['a word left out', 'Do not go live before Ana read it', 'similar'],
    ['a “not” left out', 'go live before Ana has read it', 'similar'],
    ['half of a word', 'mported', 'not-found'],
    ['one word that many say', 'blog', 'not-found'],
    ['what nobody said', 'The logo is going to be green', 'not-found'],
    ['what only the request says', 'quote my words, not yours', 'not-found'],
  ])('or not: %s', (_, quote, evidence) => {
    expect(check({ section: 'confirmed_facts', text: 'So it is.', quote }).evidence).toBe(evidence);
  });

  test('in a script without spaces', () => {
    const turns = turnsOf('公開する前に必ずアナに見せてください。', 'はい。', renderAskText(CODE));
    const item = {
      section: 'restrictions',
      text: 'アナが見る前に公開してはならない。',
      quote: '必ずアナに見せてください',
    };
    const answer = readAnswer([
      ...turns,
      ...turnsOf('', answerOf([item]))
        .slice(1)
        .map((turn) => ({ ...turn, index: 3 })),
    ]);
    expect(answer).toMatchObject({
      claims: [
        { evidence: 'found', words: '公開する前に必ずアナに見せてください。', source: { turnIndex: 0 } },
      ],
    });
  });
});

describe('restrictions, decisions and instructions', () => {
  test('stand where the user’s own words bear them out', () => {
    expect(
      check({
        section: 'restrictions',
        text: 'The assistant must not go live before Ana has read it.',
        quote: 'Do not go live before Ana has read it',
      }),
    ).toEqual({
      section: 'restrictions',
      text: 'The assistant must not go live before Ana has read it.',
      words: 'Do **not** go live before Ana has read it.',
      evidence: 'found',
      source: { turnIndex: 0, role: 'user', quote: 'Do **not** go live before Ana has read it.' },
      externalEffect: false,
    });
  });

  test('an instruction is the user’s sentence, not the assistant’s', () => {
    const quote = 'Always answer in short sentences';
    expect(check({ section: 'instructions', text: 'Be brief.', quote })).toMatchObject({
      section: 'instructions',
      text: 'Always answer in short sentences.',
    });
  });

  test.each([
    ['the assistant’s words', 'I propose Postgres for the orders'],
    ['a passage that the user quotes', 'The board wants Oracle'],
    ['a question', 'Should we drop the blog'],
    ['a passage without its “not”', 'go live before Ana has read it'],
    ['a passage that is only similar', 'Do not go live before Ana read it'],
    ['nothing', 'unknown'],
  ])('are unknowns where they rest on %s', (_, quote) => {
    for (const section of ['restrictions', 'decisions', 'instructions'])
      expect(check({ section, text: 'It is so.', quote })).toMatchObject({
        section: 'unknowns',
        text: 'It is so.',
      });
  });
});

test('what was not found points to the turn in which the assistant says it', () => {
  expect(check({ section: 'done', text: 'The logo is green.', quote: 'the logo is green now' })).toEqual({
    section: 'unknowns',
    text: 'The logo is green.',
    evidence: 'not-found',
    source: { turnIndex: 5, role: 'assistant', quote: 'The logo is green.' },
    externalEffect: false,
  });
});

describe('which answer counts', () => {
  const item = { section: 'goal', text: 'Plan the shop.', quote: 'Please plan the ‘Heron’ shop' };

  test('none without a request', () => {
    expect(readAnswer(turnsOf(...CHAT, 'Go on.', answerOf([item])))).toEqual({ outcome: 'no-request' });
  });

  test('none before the assistant has answered', () => {
    expect(readAnswer(turnsOf(...CHAT, renderAskText(CODE)))).toEqual({ outcome: 'waiting' });
  });

  test('not one that is older than the request', () => {
    expect(readAnswer(turnsOf(CHAT[0]!, answerOf([item]), renderAskText(CODE)))).toEqual({
      outcome: 'waiting',
    });
  });

  test('not the answer to an earlier request', () => {
    const turns = turnsOf(CHAT[0]!, 'Yes.', renderAskText('00000000'), answerOf([item], '00000000'));
    const again = turnsOf(
      '',
      '',
      '',
      '',
      renderAskText(CODE),
      `As before:\n\n${answerOf([item], '00000000')}`,
    );
    expect(readAnswer([...turns, ...again.slice(4)])).toEqual({ outcome: 'unreadable', problem: 'no-block' });
  });

  test('not one that the user pasted', () => {
    const turns = turnsOf(...CHAT, renderAskText(CODE), 'One moment.', answerOf([item]), 'I see.');
    expect(readAnswer(turns)).toEqual({ outcome: 'unreadable', problem: 'no-block' });
  });

  test('a later turn of the assistant that only mentions the code does not hide the answer', () => {
    const turns = turnsOf(
      ...CHAT,
      renderAskText(CODE),
      answerOf([item]),
      'Thanks.',
      `The block with ${CODE} stands above.`,
    );
    expect(readAnswer(turns)).toMatchObject({
      outcome: 'read',
      code: CODE,
      claims: [{ text: 'Plan the shop.' }],
    });
  });

  test('what the user wrote before the request in the same turn is their own word', () => {
    const turns = turnsOf(CHAT[0]!, 'Yes.', `Never use Oracle here.\n\n${renderAskText(CODE)}`);
    const quoting = {
      section: 'restrictions',
      text: 'Oracle must not be used.',
      quote: 'Never use Oracle here',
    };
    const answer = { ...turnsOf('', answerOf([quoting]))[1]!, index: 3 };
    expect(readAnswer([...turns, answer])).toMatchObject({
      claims: [{ section: 'restrictions', evidence: 'found' }],
    });
  });
});

test('a request and its answer suggest nothing, what the user wrote beside them does', () => {
  const own = 'Never use Oracle here.';
  const item = { section: 'goal', text: 'Do not use MySQL.', quote: 'unknown' };
  const plain = analyse('suggest', { turns: turnsOf(...CHAT, own) });
  const turns = turnsOf(...CHAT, `${own}\n\n${renderAskText(CODE)}`, answerOf([item]));
  expect(analyse('suggest', { turns })).toEqual(plain);
});

test('the same conversation gives the same code, one that has gone on gives another', () => {
  const turns = turnsOf(...CHAT);
  expect(askCode('chatgpt:c1', turns)).toBe(askCode('chatgpt:c1', turnsOf(...CHAT)));
  expect(askCode('chatgpt:c1', turns)).toMatch(/^[0-9a-f]{8}$/);
  expect(askCode('chatgpt:c2', turns)).not.toBe(askCode('chatgpt:c1', turns));
  expect(askCode('chatgpt:c1', turns.slice(0, 3))).not.toBe(askCode('chatgpt:c1', turns));
});
