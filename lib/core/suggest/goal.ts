import type { LanguageRules } from './language.ts';
import type { Proposal } from './overrule.ts';
import { endsInColon } from './sentence-words.ts';
import type { TurnText } from './turn-text.ts';

const MOST_GOAL_UNITS = 400;
const SHORT_SENTENCE_UNITS = 60;

/**
 * Proposes the first request as the goal: one sentence, with the next one where it is short. Greetings are
 * left out; without rules for the language the first sentence counts as the request.
 */
export function findGoal(
  turns: readonly { index: number; role: 'user' | 'assistant'; text: TurnText }[],
  rules: LanguageRules | undefined,
): Proposal[] {
  const first = turns.find(
    ({ role, text }) =>
      role === 'user' && text.sentences.some((sentence) => !rules?.greeting.test(sentence.text)),
  );
  if (first === undefined) return [];
  const sentences = first.text.sentences
    .map(({ text }) => text)
    .filter((text) => !rules?.greeting.test(text));
  const request = Math.max(
    0,
    sentences.findIndex((text) => rules?.request.test(text) ?? true),
  );
  const [opening = '', next] = sentences.slice(request);
  // "Keep it short:" leads to a list that a goal does not hold.
  const following = next !== undefined && endsInColon(next) ? undefined : next;
  const both = `${opening} ${following ?? ''}`.trim();
  const text = opening.length < SHORT_SENTENCE_UNITS && both.length <= MOST_GOAL_UNITS ? both : opening;
  return [{ section: 'goal', text, quote: opening, role: 'user', turnIndex: first.index, userTurn: 0 }];
}
