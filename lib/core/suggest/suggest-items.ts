import type { Turn } from '../capture.ts';
import { findLanguage, findLanguageWithin } from './detect-language.ts';
import { findGoal } from './goal.ts';
import type { LanguageCode, LanguageRules, SentencePlace } from './language.ts';
import { readAnnounced, readListed, readTasks } from './lists.ts';
import { type MergedSuggestions, mergeSuggestions } from './merge-suggestions.ts';
import { overrule, type Proposal, replaceDecisions } from './overrule.ts';
import { readAssistant } from './read-assistant.ts';
import { sortProgress } from './read-progress.ts';
import { readRetractions } from './read-retractions.ts';
import { type ReadTurn, readTurn } from './read-turn.ts';
import { readUser } from './read-user.ts';
import { dropSettled, dropTakenBack, resolveReference } from './settle.ts';
import { currentNextSteps, lastStep, openNextSteps, unanswered } from './steps.ts';

/** What the rules propose for a draft. `unknown`: no rules for the language; goal and task lists only. */
export type SuggestedItems = MergedSuggestions & { language: LanguageCode | 'unknown' };

const noWords: ReadonlySet<string> = new Set();

/**
 * Proposes items for a draft from the turns of a conversation, by rules alone: equal turns, equal items.
 *
 * Restrictions, decisions, instructions and confirmed facts come from the user's own sentences only, never from what
 * they quoted or pasted. What an assistant says is proposed as a claim. Consent is never inferred. The language is
 * that of the user's own words; in a mixed conversation each turn is read in its own.
 */
export function suggestItems(turns: readonly Turn[]): SuggestedItems {
  const read = withoutSilentEnd(turns.flatMap(readTurn));
  const rules = findLanguage(read.filter(({ role }) => role === 'user').flatMap(sentencesOf));
  const proposals = [
    ...findGoal(read, rules),
    ...readTasks(read, rules),
    ...(rules ? readSentences(read, rules) : []),
  ];
  const inOrder = proposals
    .sort((a, b) => a.turnIndex - b.turnIndex)
    .map(({ userTurn: _, ends: __, ...suggestion }) => suggestion);
  const merged = mergeSuggestions(inOrder, rules?.stopWords ?? noWords);
  return { language: rules?.code ?? 'unknown', ...merged };
}

/** What Baton itself asked, and the answer, are turns without words here: at the end they make nothing older. */
function withoutSilentEnd(turns: readonly ReadTurn[]): ReadTurn[] {
  const last = turns.findLastIndex(({ text }) => text.sentences.length + text.tasks.length > 0);
  return turns.slice(0, last + 1);
}

function sentencesOf({ text }: ReadTurn): string[] {
  return text.sentences.map((sentence) => sentence.text);
}

function readSentences(turns: readonly ReadTurn[], rules: LanguageRules): Proposal[] {
  let proposals: Proposal[] = [];
  let userTurn = 0;
  for (const turn of turns) {
    if (turn.role === 'user') userTurn += 1;
    const own = findLanguageWithin(sentencesOf(turn), rules);
    for (const [position, sentence] of turn.text.sentences.entries()) {
      const following = turn.text.sentences[position + 1]?.text;
      proposals = readSentence(proposals, turn, { ...sentence, following }, userTurn, own);
    }
  }
  proposals = replaceDecisions(proposals, rules);
  const last = turns.at(-1)?.index ?? 0;
  const current = dropSettled(currentNextSteps(turns, proposals), last, readListed(turns), rules);
  return [
    ...sortProgress(current, rules),
    ...openNextSteps(current),
    ...readAnnounced(turns, rules),
    ...lastStep(proposals, rules),
    ...unanswered(turns, current, rules),
  ];
}

/** What is proposed once this sentence has been said too. */
function readSentence(
  before: readonly Proposal[],
  { index, role }: ReadTurn,
  { text, ...place }: SentencePlace & { readonly text: string },
  userTurn: number,
  rules: LanguageRules,
): Proposal[] {
  let proposals = [...before];
  if (role === 'user') {
    for (const retraction of readRetractions(text, rules))
      proposals = overrule(proposals, retraction, userTurn, rules);
  } else if (rules.claims.takesBack.test(text)) proposals = dropTakenBack(proposals, index);
  const candidates = role === 'user' ? readUser(text, place, rules) : readAssistant(text, place, rules);
  for (const candidate of candidates) {
    const proposal: Proposal = { ...candidate, role, turnIndex: index, userTurn };
    if (candidate.ends === 'reference') proposals = resolveReference(proposals, proposal, rules);
    else proposals.push(proposal);
  }
  return proposals;
}
