import {
  draftKeeper,
  exampleDraftView,
  exampleItem,
  exampleItems,
  exampleTab,
  PACKET_ID,
} from '../unit/components/examples.ts';
import type { Answers } from '../unit/components/fake-client.ts';
import { lists, type Scenario } from './scenario.ts';

const passage =
  'The paper for the spring issue is ordered in January, and the price holds for six weeks. '.repeat(9);
const items = [
  ...exampleItems,
  exampleItem({
    id: 'b1',
    section: 'blockers',
    text: 'The list of members cannot be exported.\nthe key to the old account, from Marta',
  }),
  exampleItem({
    id: 'p1',
    section: 'progress_tested',
    text: 'The template in two of the three mail programs.',
  }),
  exampleItem({ id: 'i1', section: 'instructions', text: 'Answer in short sentences.' }),
  exampleItem({ id: 'j1', section: 'rejected', text: 'Two columns, because they break on a phone.' }),
  exampleItem({ id: 'w1', section: 'work_repository', speaker: 'author', text: 'garden-club/newsletter' }),
  exampleItem({ id: 'w2', section: 'work_branch', speaker: 'author', text: 'template-2026' }),
];
const excerpts = [{ id: 'e1', label: 'Turn 9, you', text: passage, turnIndex: 8 }];

function editingAnswers(preset?: 'short' | 'working-session' | 'writing-project'): Answers {
  const keeper = draftKeeper(exampleDraftView({ items, excerpts, ...(preset ? { preset } : {}) }));
  return {
    ...lists,
    'open-tab': () => exampleTab({ hasDraft: true }),
    'load-draft': () => keeper.current(),
    'change-draft': (request) => keeper.change(request),
    'reading-progress': () => ({ state: 'none', turnsFound: 0 }),
    'load-settings': () => ({
      allowedValues: [],
      ownTerms: [],
      templates: ['Answer in short sentences.', 'Ask before you rename anything, and say why it is needed.'],
    }),
    'preview-packet': () => ({ packetId: PACKET_ID, text: 'x'.repeat(10_900), lost: [] }),
  };
}

/** Views of editing a draft: what is shown of it, templates, and what to leave out. */
export const editingScenarios: readonly Scenario[] = [
  { name: 'edit-short', answers: editingAnswers('short') },
  { name: 'edit-working', answers: editingAnswers('working-session') },
  { name: 'edit-writing', answers: editingAnswers('writing-project') },
  { name: 'edit-preset-menu', answers: editingAnswers(), presses: ['Show: everything'] },
  { name: 'edit-templates', answers: editingAnswers(), presses: ['Add to…', 'From your templates…'] },
  {
    name: 'edit-trim',
    answers: editingAnswers(),
    presses: ['More actions', 'Inspect', 'Make it shorter…', 'What binds or warns the next chat'],
  },
];
