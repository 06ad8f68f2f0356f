import type { LanguageRules, Retraction } from './language.ts';
import { isQuestion } from './read-user.ts';
import { withoutPreamble } from './sentence-words.ts';

/**
 * What a user's sentence takes back. A prohibition is lifted only by a permission for the same action on which
 * nothing hangs, or by words that say "rule": "revert that" may well be the complaint that it was broken.
 */
export function readRetractions(sentence: string, rules: LanguageRules): Retraction[] {
  if (isQuestion(sentence, rules)) return [];
  return [
    ...readPermission(sentence, rules),
    ...readPrevious(sentence, rules),
    ...readNamed(sentence, rules),
    ...readReplacement(sentence, rules),
  ];
}

function readPermission(sentence: string, rules: LanguageRules): Retraction[] {
  const { permission, hangsOnSomething } = rules.retractions;
  const { words, action } = permission?.exec(sentence)?.groups ?? {};
  const said = withoutPreamble(sentence, rules);
  if (!words || hangsOnSomething.test(said) || rules.conditional.test(said)) return [];
  return [{ scope: 'lifted', sections: ['restrictions'], words, action }];
}

function readPrevious(sentence: string, { retractions }: LanguageRules): Retraction[] {
  if (retractions.rule.test(sentence))
    return [{ scope: 'previous', sections: ['restrictions', 'instructions'], words: sentence }];
  if (retractions.previous.test(sentence))
    return [{ scope: 'previous', sections: ['decisions', 'instructions'], words: sentence }];
  return [];
}

function readNamed(sentence: string, { retractions, rejections, doubts }: LanguageRules): Retraction[] {
  const words =
    retractions.named?.exec(sentence)?.groups?.words ?? rejections.preferred?.exec(sentence)?.groups?.option;
  const isPronoun = words !== undefined && words.length < 8 && doubts.pronoun?.test(words.trim());
  return words && !isPronoun ? [{ scope: 'named', sections: ['decisions', 'instructions'], words }] : [];
}

function readReplacement(sentence: string, rules: LanguageRules): Retraction[] {
  if (!rules.retractions.startsOver?.test(sentence)) return [];
  const words = withoutPreamble(sentence, rules);
  return [{ scope: 'replaced', sections: ['decisions', 'instructions'], words }];
}
