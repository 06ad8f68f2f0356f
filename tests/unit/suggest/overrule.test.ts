import { describe, expect, test } from 'vitest';
import { conversation, opening, texts } from './conversation.ts';

const all = (...lines: string[]) =>
  conversation(opening, 'a: Sure.', ...lines.flatMap((line) => [`u: ${line}`, 'a: Ok.']));

describe('what the user takes back is no longer current', () => {
  test.each([
    ["Let's go with option B for the door.", 'Scrap that.'],
    ['We decided to paint the door green.', 'Never mind, forget it.'],
    ["We'll use Postgres for the orders.", 'Actually, forget Postgres for the orders.'],
    ["We'll use Postgres for the orders.", "Let's take files instead of Postgres for the orders."],
  ])('the decision "%s" after "%s"', (decision, retraction) => {
    const turns = all(decision, retraction);
    expect(texts(turns, 'decisions')).not.toContain(decision);
    expect(texts(turns, 'rejected')).toContain(`Withdrawn by the user later on: ${decision}`);
  });

  test('"actually" with another choice of the same kind', () => {
    const turns = all("We'll use Postgres.", "Actually, we'll use SQLite.");
    expect(texts(turns, 'decisions')).toEqual(["We'll use SQLite."]);
  });

  test('the rule before, when the user says that it is the rule', () => {
    const turns = all("Don't touch the price list.", 'You can drop that rule.');
    expect(texts(turns, 'restrictions')).toEqual([]);
  });

  test('a restriction that the user lifts in words that name it', () => {
    const turns = all("Don't touch the price list.", 'You may now touch the price list.');
    expect(texts(turns, 'restrictions')).toEqual([]);
    expect(texts(turns, 'rejected')).toEqual([
      'Withdrawn by the user later on: The assistant must not touch the price list.',
    ]);
  });
});

describe('a restriction stays', () => {
  test.each([
    'You may touch the price list once the bank has agreed.',
    'You may now paint the door.',
    'You can find the price list in the folder.',
    'Revert that!',
    'Never mind.',
    'Ignore that error.',
    'Can you touch the price list?',
    'ok',
    'yes, go on',
  ])('after "%s"', (later) => {
    expect(texts(all("Don't touch the price list.", later), 'restrictions')).toEqual([
      'The assistant must not touch the price list.',
    ]);
  });

  test('whatever the assistant says', () => {
    const turns = conversation(
      opening,
      'a: Sure.',
      "u: Don't touch the price list.",
      'a: Scrap that. You may now touch the price list.',
    );
    expect(texts(turns, 'restrictions')).toEqual(['The assistant must not touch the price list.']);
  });
});

test('a decision that was made long before "scrap that" stays', () => {
  const turns = all(
    "Let's go with option B for the door.",
    'How are the chairs?',
    'And the tables?',
    'Scrap that.',
  );
  expect(texts(turns, 'decisions')).toEqual(["Let's go with option B for the door."]);
});

test('a decision said again is proposed once, in the latest wording', () => {
  const turns = all(
    "Let's go with option B for the front door.",
    "Ok so let's go with option B for the front door then.",
  );
  expect(texts(turns, 'decisions')).toEqual(["Let's go with option B for the front door then."]);
});

test('two prohibitions that differ in one word are both kept', () => {
  const turns = all("Don't change the price list of the shop.", "Don't change the price list of the café.");
  expect(texts(turns, 'restrictions')).toHaveLength(2);
});
