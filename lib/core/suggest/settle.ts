import { contentWords, overlap } from './content-words.ts';
import type { LanguageRules } from './language.ts';
import type { Proposal } from './overrule.ts';
import { endsInQuestionMark } from './sentence-words.ts';
import type { Task } from './turn-text.ts';

/** A line of a task list with the turn in which it stands. */
export type ListedTask = Task & { readonly turnIndex: number };

/** What was said longer ago than this, and was about what comes next, is taken for done or overtaken. */
export const LATE_TURNS = 6;
const SETTLED_FROM_OVERLAP = 0.6;
const RESTATED_FROM_OVERLAP = 0.4;

/** Leaves out what later turns have overtaken or answered; what nobody answered stays. */
export function dropSettled(
  proposals: readonly Proposal[],
  lastTurn: number,
  listed: readonly ListedTask[],
  rules: LanguageRules,
): Proposal[] {
  const wordsOf = (text: string): Set<string> => contentWords(text, rules.stopWords);
  const facts = proposals
    .filter(({ section, role }) => section === 'confirmed_facts' && role === 'user')
    .map((fact) => ({ fact, words: wordsOf(fact.quote) }));
  const tasks = listed.map((task) => ({ ...task, words: wordsOf(task.text) }));
  return proposals.filter((proposal) => {
    const { section, ends, turnIndex, text } = proposal;
    if (section === 'next_step' || ends === 'prediction') return turnIndex > lastTurn - LATE_TURNS;
    if (section !== 'open_items' && section !== 'unknowns') return true;
    const words = wordsOf(text);
    if (facts.some(({ fact, words: said }) => answers(fact, said, proposal, words))) return false;
    const later = tasks.filter((task) => task.turnIndex > turnIndex);
    return section === 'unknowns' || !later.some((task) => carries(task, words));
  });
}

/** A line that is checked must name the item in most of its words; one that only restates it keeps it open anyway. */
function carries(
  { checked, words }: { checked: boolean; words: ReadonlySet<string> },
  item: ReadonlySet<string>,
): boolean {
  return sharesTwo(words, item, checked ? SETTLED_FROM_OVERLAP : RESTATED_FROM_OVERLAP);
}

/** One common word is too little to close anything: "it works now" answers no question about "works". */
function sharesTwo(a: ReadonlySet<string>, b: ReadonlySet<string>, least: number): boolean {
  const common = [...a].filter((word) => b.has(word)).length;
  return common >= 2 && overlap(a, b) >= least;
}

/** A later fact answers in most of the same words; the user's next turn also by naming its subject only. */
function answers(
  fact: Proposal,
  said: ReadonlySet<string>,
  asked: Proposal,
  words: ReadonlySet<string>,
): boolean {
  if (fact.turnIndex <= asked.turnIndex) return false;
  if (sharesTwo(said, words, SETTLED_FROM_OVERLAP)) return true;
  const [subject = ''] = said;
  return endsInQuestionMark(asked.text) && fact.turnIndex === asked.turnIndex + 1 && words.has(subject);
}

/** Leaves out what the assistant claimed in its turn before this one and now takes back. */
export function dropTakenBack(proposals: readonly Proposal[], turnIndex: number): Proposal[] {
  return proposals.filter(
    ({ role, ends, turnIndex: claimedIn }) =>
      role !== 'assistant' || (ends !== 'claim' && ends !== 'prediction') || claimedIn !== turnIndex - 2,
  );
}

/** Puts the unknown that "it" means, the first one of the turn before, in the place of the word; none, no item. */
export function resolveReference(
  proposals: readonly Proposal[],
  reference: Proposal,
  rules: LanguageRules,
): Proposal[] {
  const meant = proposals.find(
    ({ section, turnIndex }) => section === 'unknowns' && turnIndex === reference.turnIndex - 1,
  );
  if (meant === undefined) return [...proposals];
  const listed = { ...reference, text: rules.wording.listed(meant.text) };
  return [...proposals.filter((proposal) => proposal !== meant), listed];
}
