import type { Turn } from '../capture.ts';
import { wordsOf } from './content-words.ts';
import { english } from './english.ts';
import { findGoal } from './goal.ts';
import type { LanguageRules, SentencePlace } from './language.ts';
import { readAnnounced, readListed, readTasks } from './lists.ts';
import { type MergedSuggestions, mergeSuggestions } from './merge-suggestions.ts';
import { overrule, type Proposal } from './overrule.ts';
import { type ReadTurn, readTurn } from './read-turn.ts';
import { dropSettled, dropTakenBack, resolveReference } from './settle.ts';
import { currentNextSteps, lastStep, openNextSteps, unanswered } from './steps.ts';

/** What the rules propose for a draft. `unknown`: no rules for the language; goal and task lists only. */
export type SuggestedItems = MergedSuggestions & { language: LanguageRules['code'] | 'unknown' };

const LEAST_STOP_WORD_SHARE = 0.15;

/**
 * Proposes items for a draft from the turns of a conversation, by rules alone: equal turns, equal items.
 *
 * Restrictions, decisions, instructions and confirmed facts come from the user's own sentences only, never from what
 * they quoted or pasted. What an assistant says is proposed as a claim. Consent is never inferred.
 */
export function suggestItems(turns: readonly Turn[]): SuggestedItems {
  const read = turns.flatMap(readTurn);
  const rules = isEnglish(read) ? english : undefined;
  const proposals = [
    ...findGoal(read, rules),
    ...readTasks(read, rules),
    ...(rules ? readSentences(read, rules) : []),
  ];
  const inOrder = proposals
    .sort((a, b) => a.turnIndex - b.turnIndex)
    .map(({ userTurn: _, ends: __, ...suggestion }) => suggestion);
  const merged = mergeSuggestions(inOrder, english.stopWords);
  return { language: rules?.code ?? 'unknown', ...merged };
}

/** Judged by how many of the user's own words are English stop words. */
function isEnglish(turns: readonly ReadTurn[]): boolean {
  const own = turns
    .filter(({ role }) => role === 'user')
    .flatMap(({ text }) => text.sentences.flatMap((sentence) => wordsOf(sentence.text)));
  const stopWords = own.filter((word) => english.stopWords.has(word)).length;
  return own.length > 0 && stopWords / own.length >= LEAST_STOP_WORD_SHARE;
}

function readSentences(turns: readonly ReadTurn[], rules: LanguageRules): Proposal[] {
  let proposals: Proposal[] = [];
  let userTurn = 0;
  for (const turn of turns) {
    if (turn.role === 'user') userTurn += 1;
    for (const [position, sentence] of turn.text.sentences.entries()) {
      const following = turn.text.sentences[position + 1]?.text;
      proposals = readSentence(proposals, turn, { ...sentence, following }, userTurn, rules);
    }
  }
  const last = turns.at(-1)?.index ?? 0;
  const current = dropSettled(currentNextSteps(turns, proposals), last, readListed(turns), rules);
  return [
    ...current,
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
    for (const retraction of rules.readRetractions(text))
      proposals = overrule(proposals, retraction, userTurn, rules);
  } else if (rules.takesBackClaims(text)) proposals = dropTakenBack(proposals, index);
  const candidates = role === 'user' ? rules.readUser(text, place) : rules.readAssistant(text, place);
  for (const candidate of candidates) {
    const proposal: Proposal = { ...candidate, role, turnIndex: index, userTurn };
    if (candidate.ends === 'reference') proposals = resolveReference(proposals, proposal, rules);
    else proposals.push(proposal);
  }
  return proposals;
}
