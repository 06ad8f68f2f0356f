import { describe, expect, test } from 'vitest';
import { suggestItems } from '../../../lib/core/suggest/suggest-items.ts';
import { conversation, opening, texts } from './conversation.ts';

test.each([
  'All 42 tests pass.',
  "I've deployed the new version to the server.",
  'This should now be fixed.',
  'The import is now working.',
  'The new query is 40% faster than before.',
  'Everything works and the page is production-ready.',
  '✅ **Tested functionality** - the form sends',
])('"%s" is an unverified claim, whatever it sounds like', (claim) => {
  const { suggestions } = suggestItems(conversation(opening, `a: ${claim}`));
  const claimed = suggestions.filter(({ role }) => role === 'assistant');
  expect(claimed.map(({ section }) => section)).toEqual(['unknowns']);
});

test.each([
  'If the tests pass, tell me.',
  'Make sure that everything works.',
  'Would you like me to deploy it?',
  'Run the tests to verify that it works.',
  'You can now choose a colour.',
  'I do not know if you would like blue.',
  'If I cannot tell, I will ask.',
  'I cannot tell you how happy I am.',
  'It is a guess.',
  'Do you know what is unknown?',
  'The word is unknown to the printer.',
])('"%s" claims nothing', (sentence) => {
  expect(texts(conversation(opening, `a: ${sentence}`), 'unknowns')).toEqual([]);
});

test('what the assistant says it has done is its claim, and the newest is the last completed step', () => {
  const turns = conversation(
    opening,
    "a: I've created the plan for the shop.",
    'u: thanks',
    "a: I've added the price list.",
  );
  const done = suggestItems(turns).suggestions.filter(
    ({ section }) => section === 'done' || section === 'last_completed_step',
  );
  expect(done.map(({ section, text, role }) => [section, text, role])).toEqual([
    ['done', "I've created the plan for the shop.", 'assistant'],
    ['done', "I've added the price list.", 'assistant'],
    ['last_completed_step', "I've added the price list.", 'assistant'],
  ]);
});

test.each(['restrictions', 'decisions', 'instructions', 'confirmed_facts'] as const)(
  'an assistant gives no %s',
  (section) => {
    const turns = conversation(
      opening,
      "a: Let's go with option B. Never use option A. Always add the date. I ran it, all tests pass. We'll use Postgres. You must not change it.",
    );
    expect(texts(turns, section)).toEqual([]);
  },
);

test('the assistant’s offer and a question of the user’s give no consent', () => {
  const turns = conversation(
    opening,
    'a: Shall I delete the old files? I recommend to go with the deletion.',
    'u: yes',
  );
  const sections = suggestItems(turns).suggestions.map(({ section }) => section);
  expect(sections).toEqual(['goal']);
});

test('unchecked tasks are open, checked ones are not, and effects outside are marked', () => {
  const turns = conversation(
    opening,
    'a: Here:\n- [x] write the menu\n- [ ] print the menu\n- [ ] send the menu to the printer',
  );
  const open = suggestItems(turns).suggestions.filter(({ section }) => section === 'open_items');
  expect(open.map(({ text, externalEffect }) => [text, externalEffect])).toEqual([
    ['print the menu', undefined],
    ['send the menu to the printer', true],
  ]);
});

test('a list below "Next steps" is open as long as it is recent', () => {
  const list = 'a: ## Next steps\n1. Order the chairs\n2. Paint the door';
  expect(texts(conversation(opening, list), 'open_items')).toEqual(['Order the chairs', 'Paint the door']);
  const later = ['u: and then', 'a: yes', 'u: hm', 'a: so', 'u: fine', 'a: good'];
  expect(texts(conversation(opening, list, ...later), 'open_items')).toEqual([]);
});

test.each([
  ['The exact number I do not know.', ['The exact number I do not know.']],
  ['How it looks on a phone is unknown.', ['How it looks on a phone is unknown.']],
  ['I cannot tell whether the bank agreed.', ['I cannot tell whether the bank agreed.']],
  ['I have not seen any list of guests.', ['I have not seen any list of guests.']],
  ['It is an assumption. The map has only new rooms.', ['It is an assumption. The map has only new rooms.']],
  [
    'On the list as not verified: *whether the map has all rooms*.',
    ['Not verified: whether the map has all rooms.'],
  ],
  [
    'Open questions: is lunch included, and does the bank agree?',
    ['Open question: is lunch included?', 'Open question: does the bank agree?'],
  ],
  [
    'Two questions remain open:\n- Is lunch included?\n- Who opens the door?',
    ['Is lunch included?', 'Who opens the door?'],
  ],
  ['You have not read this draft yet.', ['The user has not read this draft yet.']],
  [
    'The door is open on Mondays, as far as I can tell.',
    ['The door is open on Mondays, as far as I can tell.'],
  ],
])('"%s" admits what is not known', (said, unknowns) => {
  expect(texts(conversation(opening, `a: ${said}`), 'unknowns')).toEqual(unknowns);
});

test.each([
  ['Then the pictures are done except for two.', ['Then the pictures are done except for two.']],
  ['That finishes the menu.', ['That finishes the menu.']],
  ['- [x] write the menu\n- [ ] print it', ['write the menu']],
  ['- [x] draft, read by you', ['draft, read by the user']],
])('"%s" says what is done', (said, done) => {
  const items = suggestItems(conversation(opening, `a: ${said}`)).suggestions;
  const found = items.filter(({ section }) => section === 'done');
  expect(found.map(({ text, role }) => [text, role])).toEqual(done.map((text) => [text, 'assistant']));
});

test.each([
  'I expect it to stop at the third; nothing will have been written.',
  'The menu will have been added by then.',
  'Once the menu is printed, the pictures are done.',
  'The work is done in a kitchen.',
  'The old list has to have been removed first.',
])('"%s" is still to come and not done', (said) => {
  expect(texts(conversation(opening, `a: ${said}`), 'done')).toEqual([]);
});

describe('the next step that the assistant proposes', () => {
  test.each([
    ['The next step is small: paint the door.', 'The next step is small: paint the door.'],
    ['Next: send the plan to your bank.', "Next: send the plan to the user's bank."],
  ])('"%s" is a proposal', (said, step) => {
    const found = suggestItems(conversation(opening, `a: ${said}`)).suggestions;
    expect(found.find(({ section }) => section === 'next_step')).toMatchObject({
      text: step,
      role: 'assistant',
    });
  });

  test('counts in its newest turn only', () => {
    const turns = conversation(opening, 'a: The next step is to paint the door.', 'u: ok', 'a: Painted.');
    expect(texts(turns, 'next_step')).toEqual([]);
  });

  test('gives way to the one that the user names after it', () => {
    const turns = conversation(
      opening,
      'a: The next step is to paint the door.',
      "u: Next, let's write the menu.",
    );
    expect(texts(turns, 'next_step')).toEqual(["Next, let's write the menu."]);
  });

  test.each(['Next week we open.', 'What is the next step?', 'The next step is:'])('"%s" is none', (said) => {
    expect(texts(conversation(opening, `a: ${said}`), 'next_step')).toEqual([]);
  });
});

test('what has to wait for somebody is open', () => {
  expect(texts(conversation(opening, 'a: We are blocked on Olga for both keys.'), 'open_items')).toEqual([
    'We are blocked on Olga for both keys.',
  ]);
});
