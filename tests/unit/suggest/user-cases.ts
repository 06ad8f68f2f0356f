import type { SuggestedSection } from '../../../lib/core/suggest/suggestion.ts';

/** What a user's sentence must propose, and in which sections it must propose nothing. */
export type UserCase = {
  readonly section: SuggestedSection;
  /** `[what the user says, the text that is proposed]` */
  readonly hits: readonly (readonly [string, string])[];
  readonly misses: readonly string[];
};

/** Cases for each section that is filled from the user's own sentences. */
export const userCases: readonly UserCase[] = [
  {
    section: 'restrictions',
    hits: [
      ["Please don't touch the price list.", 'The assistant must not touch the price list.'],
      [
        'ok, but do not send anything until I say so',
        'The assistant must not send anything until the user says so.',
      ],
      [
        'Never mention my name in the letter.',
        "The assistant must never mention the user's name in the letter.",
      ],
      ['The letter must not be longer than one page.', 'The letter must not be longer than one page.'],
      [
        "I don't want you to change the colours.",
        'The user does not want the assistant to change the colours.',
      ],
      ['No pictures of people in the brochure.', 'There must be no pictures of people in the brochure.'],
      [
        'Leave the draft as it is and never push without asking me.',
        'The assistant must never push without asking the user.',
      ],
      [
        'Tell me what you think without changing any file.',
        'The assistant must proceed without changing any file.',
      ],
      ["You don't need to translate the notes.", 'The assistant does not need to translate the notes.'],
      ['Can you tidy it up, but don’t rename the columns?', 'The assistant must not rename the columns.'],
      ['You must not use the logo.', 'The assistant must not use the logo.'],
      ["If the bank calls, don't answer.", 'If the bank calls, the assistant must not answer.'],
      ['dont use emojis', 'The assistant must not use emojis.'],
      [
        'Don’t mention prices in your letters, please.',
        'The assistant must not mention prices in its letters.',
      ],
      [
        'If the bank writes, do not show them your notes.',
        'If the bank writes, the assistant must not show them its notes.',
      ],
      [
        'Invitations only go to me (ada@example.org).',
        'Invitations only go to the user (ada@example.org), and to nobody else.',
      ],
      [
        'The landlord does not want the names on the door.',
        'The landlord does not want the names on the door.',
      ],
      ['Answer in French, and no abbreviations in the menu.', 'There must be no abbreviations in the menu.'],
      ['My house rules:\n- no smoking', 'There must be no smoking.'],
      [
        'Don’t sell the chairs before May, and ask me even then.',
        'The assistant must not sell the chairs before May, and must ask the user even then.',
      ],
    ],
    misses: [
      "I don't know which one is better.",
      "Don't worry about it.",
      "Don't forget to add the date.",
      'Why don’t we use the old one?',
      "It doesn't work.",
      'No problem, thanks for the plan!',
      "I can't find the file.",
      "If you don't have the file, say so.",
      'It has never worked for us.',
      'It only goes to my second page.',
      'I only go to my office on Mondays.',
      'The printer does not want to work.',
      'The button does not want to be clicked.',
    ],
  },
  {
    section: 'decisions',
    hits: [
      ["Ok, let's go with option B.", "Let's go with option B."],
      ["We'll use Postgres for the orders.", "We'll use Postgres for the orders."],
      ['We decided to open on Mondays.', 'We decided to open on Mondays.'],
      ['Go with the blue one.', 'Go with the blue one.'],
      ['Yes, please proceed with the split of the menu.', 'Proceed with the split of the menu.'],
      [
        'We keep the menu on paper instead, with a photo.',
        'We keep the menu on paper instead, with a photo.',
      ],
      ['We only print the three pages.', 'We only print the three pages.'],
      [
        'The order on Friday: first the chairs, then I check the lamps, then the party.',
        'The order on Friday: first the chairs, then I check the lamps, then the party.',
      ],
      ['Sounds good, use the small hall for the party.', 'Use the small hall for the party.'],
      ['We decided that the ticket is 14 €.', 'We decided that the ticket is 14 €.'],
    ],
    misses: [
      'Yes.',
      'Yes, go ahead.',
      "Let's see how far we get.",
      'Should we use Postgres?',
      'What if we use the blue one',
      'If it rains, we will use the hall.',
      'Could we go with the blue one?',
      'yes, wait',
      'We only have two chairs.',
      'We keep getting the same letter.',
      'We leave at nine.',
      'First it rang, then it stopped.',
    ],
  },
  {
    section: 'instructions',
    hits: [
      ['From now on answer in German.', 'From now on answer in German.'],
      ['Please always show the prices with tax.', 'Always show the prices with tax.'],
      ['Keep your answers short.', 'Keep your answers short.'],
      ['Make sure that every table has a title.', 'Make sure that every table has a title.'],
      ['From now on:\n1. Two pages at most.', 'Two pages at most.'],
      ['Answer in French, and no abbreviations in the menu.', 'Answer in French.'],
    ],
    misses: [
      'It always fails on Mondays, why is that?',
      'I keep getting the same letter.',
      'Never send the list.',
      'From now on:',
      'My house rules:\n- no smoking',
      'My pages:\n1. Two pages at most.',
      'Leave the draft, and never send it.',
    ],
  },
  {
    section: 'confirmed_facts',
    hits: [
      ['Great, it works now.', 'It works now.'],
      ['Confirmed: the shop opens at nine.', 'Confirmed: the shop opens at nine.'],
      ['printer says: 12 printed, 0 left over.', 'Printer says: 12 printed, 0 left over.'],
      ['Shelf B-7 is 17.', 'Shelf B-7 is 17.'],
      ['Breakfast is not included, it is 2.50 € extra.', 'Breakfast is not included, it is 2.50 € extra.'],
      [
        'Letters go to desk@example.org, Olga reads that.',
        'Letters go to desk@example.org, Olga reads that.',
      ],
      ['Two rooms have no lamp.', 'Two rooms have no lamp.'],
      ['I changed the lock code.', 'I changed the lock code.'],
      ['The old list is deleted.', 'The old list is deleted.'],
      ['The names and prices are correct.', 'The names and prices are correct.'],
      ['What we have:\n- a cellar full of chairs', 'A cellar full of chairs.'],
    ],
    misses: [
      'Include, in this order: a heading; 3 lists that are 2 lines long; the total is 5 lines.',
      'List the 4 items that are 12 € each.',
      'It works now, but not for the second page.',
      "The tests don't pass.",
      'If it works, tell me.',
      'Make sure that it works.',
      'The error is on line 19.',
      'I think the price is 15 €.',
      'The price should be 15 €.',
      'I changed the lock code, but the door stays shut.',
      '50 minutes is fine.',
      'That is right.',
      'The menu is right there.',
      'Two things are wrong.',
      'You were right:',
      'The weather is nice and I like the colours.',
    ],
  },
  {
    section: 'open_items',
    hits: [
      ['We still need to order the chairs.', 'We still need to order the chairs.'],
      ['TODO: ask the bank.', 'TODO: ask the bank.'],
      ["I'll change the door code next month.", "I'll change the door code next month."],
      ['I can look at the cellar next week.', 'I can look at the cellar next week.'],
      ['Olga makes the keys on Tuesday.', 'Olga makes the keys on Tuesday.'],
      [
        'She has the account and will make the keys on Tuesday.',
        'She has the account and will make the keys on Tuesday.',
      ],
    ],
    misses: [
      'The chairs are here.',
      'Do we still need the chairs?',
      'Go through the rooms to see what still needs paint.',
      "I'll tell you on Monday.",
      "I'll fetch them.",
      "I'll paste the letter below.",
      'We are waiting for your answer.',
    ],
  },
  {
    section: 'blockers',
    hits: [
      ['We are blocked on Olga.', 'We are blocked on Olga.\nOlga'],
      [
        "I'm still waiting for the key from Kim.",
        "I'm still waiting for the key from Kim.\nthe key from Kim",
      ],
      [
        "We can't continue with the shelves until the paint is dry.",
        "We can't continue with the shelves until the paint is dry.\nthe paint is dry",
      ],
      [
        'The shop sign is on hold until the bank agrees.',
        'The shop sign is on hold until the bank agrees.\nthe bank agrees',
      ],
    ],
    misses: [
      'We are waiting for your answer.',
      'Are we blocked on Olga?',
      'If we are blocked on Olga, tell me.',
      'I blocked the number.',
      "I can't find the door.",
    ],
  },
  {
    section: 'progress_tested',
    hits: [
      ['All tests pass now.', 'All tests pass now.'],
      ['I ran it, all 42 tests pass.', 'I ran it, all 42 tests pass.'],
      ["I've already tested the lock with both keys.", "I've already tested the lock with both keys."],
    ],
    misses: ['Do all tests pass?', 'Not all tests pass.', 'I want all tests to pass.', 'Test the lock.'],
  },
  {
    section: 'progress_deployed',
    hits: [
      ['I published the price list this morning.', 'I published the price list this morning.'],
      ['The new page is live.', 'The new page is live.'],
    ],
    misses: [
      'Publish the price list.',
      'Is the new page live?',
      "I haven't published the list.",
      'I will publish it.',
    ],
  },
  {
    section: 'progress_verified',
    hits: [['I verified the account number with the bank.', 'I verified the account number with the bank.']],
    misses: ['Verify the account number.', 'Nobody has verified the account number.'],
  },
  {
    section: 'progress_prepared',
    hits: [["I've drafted the letter to the bank.", "I've drafted the letter to the bank."]],
    misses: ['Draft the letter to the bank.', 'I should have drafted the letter.'],
  },
  {
    section: 'unknowns',
    hits: [
      ["I'm not sure whether the bank agreed.", "I'm not sure whether the bank agreed."],
      ['I do not know yet which bank it is.', 'I do not know yet which bank it is.'],
      [
        'Then put the opening hours on the list as not verified.',
        'Put the opening hours on the list as not verified.',
      ],
    ],
    misses: [
      'I am sure that the bank agreed.',
      'Put it on the list as not verified.',
      'You do not know that.',
    ],
  },
  {
    section: 'rejected',
    hits: [
      ['Use the blue one instead of the red one.', 'Turned down by the user: red one.'],
      ["That approach didn't work.", "That approach didn't work."],
      ['Scrap that.', 'Scrap that.'],
      ['The big hall is too expensive for us.', 'The big hall is too expensive for us.'],
      ["We can't use the garden because of the noise.", "We can't use the garden because of the noise."],
    ],
    misses: ['It is too slow to notice.', 'What happens instead of the payment?', 'The approach worked.'],
  },
  {
    section: 'next_step',
    hits: [["Next, let's write the invitation.", "Next, let's write the invitation."]],
    misses: ['Next week I am away.'],
  },
];
