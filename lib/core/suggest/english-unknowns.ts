import { asSentence } from './english-words.ts';
import type { Candidate, SentencePlace } from './language.ts';

const notVerified =
  '(?:unknown|unverified|untested|unconfirmed|not (?:yet )?(?:been )?(?:verified|tested|confirmed|checked|known))';

/** Sentences in which a speaker admits that something is not known. */
const admissions: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|are|was|were|remains?|has|have)\s(?:still\s|only\s)?(?:\*\*)?${notVerified}(?:\*\*)?(?=[\s.,;:!]|$)(?! to\b)`,
    'i',
  ),
  /\bI (?:do not|don['’]t) (?:yet |really )?know\b(?! (?:how to help|if you|you))/i,
  /\bI (?:can ?not|can['’]t|could not|couldn['’]t) (?:tell|say|verify|confirm|check|know|be (?:sure|certain))\b(?! you\b)/i,
  /\bI (?:have not|haven['’]t|did not|didn['’]t|have never) (?:yet |actually )?(?:seen|verified|verify|tested|test|checked|check|confirmed|measured|tried|looked)\b/i,
  /\b(?:is|was|it['’]s|that['’]s) (?:only |just |merely |still )?an? (?:assumption|guess|estimate)\b|\bI (?:only |just )?(?:assumed|guessed)\b/i,
  /^you (?:have not|haven['’]t) (?:yet )?(?:read|seen|tested|checked|confirmed|tried)\b.*\byet\b/i,
];

/** A label with the unknown after its colon: "not verified: whether …". */
const labelled = new RegExp(
  String.raw`(?:^|\s)(?:\*\*)?(?<label>(?:still )?${notVerified}|open questions?|assumptions?)(?:\*\*)?:(?:\*\*)?\s(?<what>\S.{4,400})$`,
  'i',
);
const anotherQuestion =
  /,? and (?=(?:is|are|does|do|did|has|have|can|will|who|what|which|when|where|how|whether)\s\S+\s\S)/i;
const openQuestions =
  /\bopen questions?\b|\bquestions? (?:\w+ )?(?:remains?|are|is|stays?|still) (?:still )?open\b/i;
const bare = /^(?:(?:it|that|this)(?:['’]s| is| was)|I (?:do not|don['’]t|can ?not|can['’]t)) [^,;]{3,24}$/i;
const conditional =
  /^(?:if|unless|when|once|even if|in case|let me know|you (?:should|can|could|may|must))\b|\blet me know if\b/i;

/** What an assistant's sentence says is not known: its admissions and the questions that it calls open. */
export function readEnglishUnknowns(sentence: string, place: SentencePlace): Candidate[] {
  const item = (text: string): Candidate => ({
    section: 'unknowns',
    text: asSentence(text),
    quote: sentence,
  });
  if (place.isListItem && openQuestions.test(place.heading) && sentence.endsWith('?'))
    return [item(sentence)];
  const { label, what } = labelled.exec(sentence)?.groups ?? {};
  if (label !== undefined && what !== undefined) {
    const name = label.replace(/questions$/i, 'question').replace(/assumptions$/i, 'assumption');
    const end = what.endsWith('?') ? '?' : '';
    return what
      .split(anotherQuestion)
      .map((part) => item(`${name}: ${withoutEmphasis(part).replace(/\?$/, '')}${end}`));
  }
  if (sentence.endsWith('?') || sentence.endsWith(':') || conditional.test(sentence)) return [];
  if (!admissions.some((pattern) => pattern.test(sentence))) return [];
  if (!bare.test(sentence))
    return [item(sentence.replace(/^you (?:have not|haven['’]t)\b/i, 'The user has not'))];
  // "It is an assumption." says nothing alone; what follows says of what.
  return place.following === undefined ? [] : [item(`${sentence} ${place.following}`)];
}

const doubts: readonly RegExp[] = [
  /\bI (?:think|guess|assume|suspect|believe)\s(?:i['’]ve|it['’]?s|it is|this is|that['’]?s|due|because)\b/i,
  /\b(?:not sure|unsure|no idea|(?<!\byou )(?:don['’]t|do not) know|unclear|unknown)\s(?:yet\s)?(?:if|whether|why|how|that|what(?! you mean)|which|who|when|where)\b/i,
  /\bnobody (?:has )?(?:checked|tested|verified)\b|\b(?:still )?(?:needs?|have) to be (?:checked|verified|confirmed|tested)\b/i,
];
const listed = new RegExp(
  String.raw`\b(?:put|note|mark|list|keep|count|treat)\s(?<what>.{1,120}?)\sas\s(?:still\s)?${notVerified}`,
  'i',
);

/** What the user says is not known, or wants to have listed as such. */
export function readEnglishDoubt(sentence: string, said: string): Candidate[] {
  const what = listed.exec(sentence)?.groups?.what;
  const item: Candidate = { section: 'unknowns', text: asSentence(said), quote: sentence };
  if (what !== undefined) return [/^(?:it|that|this)\b/i.test(what) ? { ...item, ends: 'reference' } : item];
  return doubts.some((pattern) => pattern.test(sentence)) ? [item] : [];
}

function withoutEmphasis(text: string): string {
  return text.replace(/\*([^*]{1,400})\*/g, '$1');
}
