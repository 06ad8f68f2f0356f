import { type Candidate, fitsAny, type LanguageRules, type SentencePlace } from './language.ts';
import { asSentence, endsInColon, endsInQuestionMark } from './sentence-words.ts';

/** What an assistant's sentence says is not known: its admissions and the questions that it calls open. */
export function readAdmissions(sentence: string, place: SentencePlace, rules: LanguageRules): Candidate[] {
  const { patterns, labelled, openQuestions, bare } = rules.admissions;
  const conditional = rules.admissions.conditional ?? rules.conditional;
  const item = (text: string): Candidate => ({
    section: 'unknowns',
    text: asSentence(text),
    quote: sentence,
  });
  if (place.isListItem && openQuestions?.test(place.heading) && endsInQuestionMark(sentence))
    return [item(sentence)];
  const { label, what } = labelled?.exec(sentence)?.groups ?? {};
  if (label !== undefined && what !== undefined) return labelledItems(label, what, rules).map(item);
  if (endsInQuestionMark(sentence) || endsInColon(sentence) || conditional.test(sentence)) return [];
  if (!fitsAny(patterns, sentence)) return [];
  if (!bare?.test(sentence)) return [item(rules.wording.task(sentence))];
  return place.following === undefined ? [] : [item(`${sentence} ${place.following}`)];
}

/** Each unknown of a line that names several, under the label of them all. */
function labelledItems(label: string, what: string, { admissions, wording }: LanguageRules): string[] {
  const end = endsInQuestionMark(what) ? '?' : '';
  const parts = admissions.anotherQuestion ? what.split(admissions.anotherQuestion) : [what];
  return parts.map((part) => `${wording.label(label)}: ${withoutEmphasis(part).replace(/[?？]$/, '')}${end}`);
}

/** What the user says is not known, or wants to have listed as such. */
export function readDoubt(sentence: string, said: string, { doubts }: LanguageRules): Candidate[] {
  const what = doubts.listed?.exec(sentence)?.groups?.what;
  const item: Candidate = { section: 'unknowns', text: asSentence(said), quote: sentence };
  if (what !== undefined) return [doubts.pronoun?.test(what) ? { ...item, ends: 'reference' } : item];
  return fitsAny(doubts.patterns, sentence) ? [item] : [];
}

function withoutEmphasis(text: string): string {
  return text.replace(/\*([^*]{1,400})\*/g, '$1');
}
