import { describe, expect, test } from 'vitest';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import { conversation, opening, texts } from './conversation.ts';

describe('an unknown that the user settled later is not listed', () => {
  test.each([
    ['Open questions: is lunch included in the ticket?', 'Lunch is not included, it is 9 € extra.'],
    [
      'Two questions remain open:\n- Who reads the letters?',
      'Letters go to desk@example.org, Olga reads that.',
    ],
    ['The weight of box K-7 is unknown.', 'The weight of box K-7 is 12 kg.'],
  ])('"%s" after "%s"', (asked, answer) => {
    expect(texts(conversation(opening, `a: ${asked}`, `u: ${answer}`), 'unknowns')).toEqual([]);
  });

  test.each([
    ['ok', 'is said only'],
    ['It works now.', 'is another matter'],
    ['Lunch I have to ask the bank about.', 'puts it off'],
    ['The letters are sent to 12 guests.', 'is about something else'],
    ['Is lunch included in the ticket?', 'asks again'],
  ])('"%s" %s and settles nothing', (answer) => {
    const turns = conversation(
      opening,
      'a: Open questions: is lunch included in the ticket?',
      `u: ${answer}`,
    );
    expect(texts(turns, 'unknowns')).toEqual(['Open question: is lunch included in the ticket?']);
  });

  test('the assistant’s own word settles nothing', () => {
    const turns = conversation(
      opening,
      'a: The weight of box K-7 is unknown.',
      'u: hm',
      'a: The weight of box K-7 is 12 kg.',
    );
    expect(texts(turns, 'unknowns')).toEqual(['The weight of box K-7 is unknown.']);
  });
});

test('an unknown that the user takes up with "it" is theirs and says what it is', () => {
  const turns = conversation(
    opening,
    'a: It is an assumption. The map has only new rooms.',
    'u: Then put it on the list as not verified.',
  );
  const unknowns = suggestItems(turns).suggestions.filter(({ section }) => section === 'unknowns');
  expect(unknowns.map(({ text, role }) => [text, role])).toEqual([
    ['Listed as not verified by the user: "It is an assumption. The map has only new rooms."', 'user'],
  ]);
});

describe('what the assistant claimed', () => {
  test('is gone when it takes it back, its admissions stay', () => {
    const turns = conversation(
      opening,
      'a: The import is now complete. The number of rooms is unknown.',
      'u: How can you tell?',
      'a: You are right, I cannot.',
    );
    expect(texts(turns, 'unknowns')).toEqual(['The number of rooms is unknown.']);
  });

  test('about what will happen is overtaken after some turns, about what is stays', () => {
    const said = 'a: It should work now. The import is now complete.';
    const later = ['u: and then', 'a: yes', 'u: hm', 'a: so', 'u: fine', 'a: good'];
    expect(texts(conversation(opening, said), 'unknowns')).toHaveLength(2);
    expect(texts(conversation(opening, said, ...later), 'unknowns')).toEqual(['The import is now complete.']);
  });
});

describe('an open item', () => {
  const promise = "u: I'll count the five chairs in the cellar.";

  test('is gone when a list has it checked', () => {
    const turns = conversation(
      opening,
      'a: Ok.',
      promise,
      'a: Now:\n- [x] Count the five chairs in the cellar',
    );
    expect(texts(turns, 'open_items')).toEqual([]);
  });

  test('is proposed once when the newest list restates it', () => {
    const turns = conversation(opening, 'a: Ok.', promise, 'a: Now:\n- [ ] Count the chairs (you)');
    expect(texts(turns, 'open_items')).toEqual(['Count the chairs (the user)']);
  });

  test('stays when a later list no longer has it', () => {
    const turns = conversation(
      opening,
      'a: Ok.',
      promise,
      'a: Now:\n- [ ] Count the chairs (you)',
      'u: And the door?',
      'a: Now:\n- [ ] Paint the door',
    );
    expect(texts(turns, 'open_items')).toContain("I'll count the five chairs in the cellar.");
  });

  test('is not closed by one common word', () => {
    const turns = conversation(opening, 'a: Ok.', promise, 'a: Now:\n- [x] Chairs');
    expect(texts(turns, 'open_items')).toEqual(["I'll count the five chairs in the cellar."]);
  });
});

test('a next step that the user named long ago is no longer next and no longer open', () => {
  const later = ['a: Ok.', 'u: and then', 'a: yes', 'u: hm', 'a: so', 'u: fine', 'a: good'];
  const turns = conversation(opening, 'a: Ok.', "u: Next, let's write the menu.", ...later);
  expect([...texts(turns, 'next_step'), ...texts(turns, 'open_items')]).toEqual([]);
});

test('the last completed step is a report of work, and the user’s own before the assistant’s echo', () => {
  const turns = conversation(
    opening,
    'a: Ok.',
    'u: I ran it: 12 pages printed.',
    'a: Then the menu is done.',
    'u: Lunch is not included, it is 9 € extra.',
  );
  expect(texts(turns, 'last_completed_step')).toEqual(['I ran it: 12 pages printed.']);
});
