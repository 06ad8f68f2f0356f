import type { AnswerRead, TabView } from '../../lib/core/views.ts';
import { exampleDraftView, exampleItem, exampleItems, exampleTab } from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';
import { lists, type Scenario } from './scenario.ts';

const answered = exampleDraftView({
  version: 2,
  items: [
    ...exampleItems,
    exampleItem({
      id: 'a1',
      section: 'restrictions',
      speaker: 'assistant',
      text: 'The colours of the template must not be changed.',
      words: 'And the colours stay as they are',
      evidence: 'found',
      source: { turnIndex: 6, role: 'user', quote: 'And the colours stay as they are' },
    }),
    exampleItem({
      id: 'a2',
      section: 'unknowns',
      speaker: 'assistant',
      text: 'The November issue may go out without a last look.',
      evidence: 'not-found',
    }),
  ],
});

const read: AnswerRead = {
  outcome: 'read',
  view: answered,
  added: { found: 6, similar: 1, 'not-found': 2, 'not-quoted': 1 },
  known: 3,
  leftOut: 1,
  unreadable: 1,
  repairs: ['smart-quotes', 'commas', 'cut-off'],
};

function askAnswers(asked?: TabView['asked'], answer: AnswerRead = read): Answers {
  return {
    ...lists,
    'open-tab': () => exampleTab({ hasDraft: true, ...(asked ? { asked } : {}) }),
    'load-draft': () => exampleDraftView(),
    'reading-progress': () => ({ state: 'none', turnsFound: 0 }),
    'ask-chat': () => ({ outcome: 'verified', text: 'Please sum up this chat' }),
    'read-answer': () => answer,
  };
}

const open = ['More actions', 'Ask this chat…'];

/** Views of the request to a chat and of its answer. */
export const askScenarios: readonly Scenario[] = [
  { name: 'ask', answers: askAnswers(), presses: open },
  { name: 'ask-inserted', answers: askAnswers(), presses: [...open, 'Insert the request'] },
  { name: 'ask-waiting', answers: askAnswers('waiting'), presses: open },
  { name: 'ask-answered', answers: askAnswers('answered') },
  { name: 'ask-read', answers: askAnswers('answered'), presses: ['Read the answer'] },
  {
    name: 'ask-unreadable',
    answers: askAnswers('answered', { outcome: 'unreadable', problem: 'no-block' }),
    presses: ['Read the answer'],
  },
  {
    name: 'ask-in-draft',
    answers: askAnswers('answered'),
    presses: ['Read the answer', 'Show the draft'],
  },
];
