import { type Candidate, fitsAny, type LanguageRules, type SentencePlace } from './language.ts';
import { readWaiting, withEffect } from './read-open-items.ts';
import { readAdmissions } from './read-unknowns.ts';
import { asSentence, endsInColon, endsInQuestionMark } from './sentence-words.ts';

const LEAST_CLAIM_UNITS = 12;
const LEAST_UNSPACED_CLAIM_UNITS = 5;

/** What one of an assistant's sentences proposes: unknowns, unverified claims, and what it says it has done. */
export function readAssistant(sentence: string, place: SentencePlace, rules: LanguageRules): Candidate[] {
  const { claims } = rules;
  const item = (section: Candidate['section'], text = sentence): Candidate => ({
    section,
    text: asSentence(text),
    quote: sentence,
  });
  const unknowns = readAdmissions(sentence, place, rules);
  if (unknowns.length > 0) return unknowns;
  const leads = endsInColon(sentence);
  if (rules.nextStep.assistant.test(sentence) && !leads && !endsInQuestionMark(sentence))
    return [withEffect(item('next_step', rules.wording.task(sentence)), rules)];
  if (leads || endsInQuestionMark(sentence) || claims.notAClaim.test(sentence) || isTooShort(sentence))
    return [];
  if (fitsAny(claims.predictions, sentence)) return [{ ...item('unknowns'), ends: 'prediction' }];
  if (fitsAny(claims.patterns, sentence)) return [{ ...item('unknowns'), ends: 'claim' }];
  if (fitsAny(claims.done, sentence) && !claims.notYetDone.test(sentence)) return [item('done')];
  return readWaiting(sentence, rules);
}

function isTooShort(sentence: string): boolean {
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence);
  return sentence.length < (isUnspaced ? LEAST_UNSPACED_CLAIM_UNITS : LEAST_CLAIM_UNITS);
}
