import { fitsAny, type LanguageRules } from './language.ts';
import { asSentence, endsInQuestionMark, withoutPreamble } from './sentence-words.ts';

/**
 * Reads a prohibition out of one of the user's sentences.
 *
 * @returns a full sentence that keeps its negator; undefined when the sentence forbids nothing.
 */
export function findRestriction(sentence: string, rules: LanguageRules): string | undefined {
  const { asking, harmless, forms, condition } = rules.restrictions;
  const said = withoutPreamble(sentence, rules);
  if (endsInQuestionMark(sentence) && asking.test(said)) return undefined;
  if (fitsAny(harmless, said)) return undefined;
  for (const { pattern, render } of forms) {
    const match = pattern.exec(said) ?? pattern.exec(sentence);
    if (match === null) continue;
    if (render === undefined) return rules.wording.restriction(asSentence(said));
    const rule = render(match.groups?.rest ?? '', said).replace(/\s?\?$/, '.');
    return asSentence(rules.wording.restriction(withCondition(condition?.exec(said)?.[0], rule)));
  }
  return undefined;
}

function withCondition(condition: string | undefined, rule: string): string {
  if (condition === undefined || rule.startsWith(condition)) return rule;
  return `${condition} ${rule.replace(/^The\b/, 'the')}`;
}
