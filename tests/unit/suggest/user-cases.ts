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
    ],
    misses: [
      'Yes.',
      'Yes, go ahead.',
      "Let's see how far we get.",
      'Should we use Postgres?',
      'What if we use the blue one',
      'If it rains, we will use the hall.',
      'Could we go with the blue one?',
    ],
  },
  {
    section: 'instructions',
    hits: [
      ['From now on answer in German.', 'From now on answer in German.'],
      ['Please always show the prices with tax.', 'Always show the prices with tax.'],
      ['Keep your answers short.', 'Keep your answers short.'],
      ['Make sure that every table has a title.', 'Make sure that every table has a title.'],
    ],
    misses: [
      'It always fails on Mondays, why is that?',
      'I keep getting the same letter.',
      'Never send the list.',
    ],
  },
  {
    section: 'confirmed_facts',
    hits: [
      ['I ran it, all 42 tests pass.', 'I ran it, all 42 tests pass.'],
      ['Great, it works now.', 'It works now.'],
      ['Confirmed: the shop opens at nine.', 'Confirmed: the shop opens at nine.'],
    ],
    misses: [
      'It works now, but not for the second page.',
      "The tests don't pass.",
      'If it works, tell me.',
      'Make sure that it works.',
    ],
  },
  {
    section: 'open_items',
    hits: [
      ['We still need to order the chairs.', 'We still need to order the chairs.'],
      ['TODO: ask the bank.', 'TODO: ask the bank.'],
    ],
    misses: ['The chairs are here.', 'Do we still need the chairs?'],
  },
  {
    section: 'unknowns',
    hits: [["I'm not sure whether the bank agreed.", "I'm not sure whether the bank agreed."]],
    misses: ['I am sure that the bank agreed.'],
  },
  {
    section: 'rejected',
    hits: [
      ['Use the blue one instead of the red one.', 'Turned down by the user: red one.'],
      ["That approach didn't work.", "That approach didn't work."],
      ['Scrap that.', 'Scrap that.'],
    ],
    misses: ['What happens instead of the payment?', 'The approach worked.'],
  },
  {
    section: 'next_step',
    hits: [["Next, let's write the invitation.", "Next, let's write the invitation."]],
    misses: ['Next week I am away.'],
  },
];
