import { expect, test } from 'vitest';
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
