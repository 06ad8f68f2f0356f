import { readEnglishWaiting, withEffect } from './english-open-items.ts';
import { readEnglishUnknowns } from './english-unknowns.ts';
import { asSentence, toTaskOfUser } from './english-words.ts';
import type { Candidate, SentencePlace } from './language.ts';

/** What the turns that follow show to be right or wrong. */
const predictions =
  /\bshould (?:now )?(?:be )?(?:work|works|working|pass|fixed|resolved|fine)\b|\b(?:tests?|builds?) should\b/i;

/** Claims about the state of the world that nobody but the assistant has made. */
const claims: readonly RegExp[] = [
  /\b(?:tests?|checks|builds?|suite|linter)\s(?:\w+\s){0,3}(?:pass|passed|passes|passing|green|succeeded)\b/i,
  /\b(?:is|are) now (?:\w+\s)?(?:fixed|resolved|working|ready|clean|integrated|complete|fully|type-safe|correct)\b/i,
  /\b(?:it|this|that|everything|the \w+(?: \w+)?) (?:now )?works\b|\bfully (?:functional|working|aligned|tested)\b|\bproduction[ -]ready\b/i,
  /\bI(?:['’]ve| have)?\s(?:\w+ly\s)?(?:deployed|pushed|published|verified|tested|benchmarked|measured|confirmed|sent|released)\b/i,
  /\b(?:has|have) been (?:\w+ly\s)?(?:verified|tested|deployed|published|resolved|fixed|pushed|sent)\b|\bsuccessfully\s\w+ed\b|^(?:✅\s?)?(?:\*\*)?(?:tested|verified|deployed|published)\b/i,
  /\b\d+(?:\.\d+)?\s?(?:%|x)\s(?:faster|slower|smaller|improvement|coverage)\b|\b(?:faster|reduces?|reduced|improves?|improved)\b.{0,60}\bby (?:about |around )?\d+/i,
  /\b(?:is|are|it['’]s) (?:most )?(?:likely|probably)\b|\b(?:appears|seems) to be\b|\bthe (?:root )?cause (?:is|was)\b/i,
  /\bas far as I (?:can tell|can see|know)\b|\b(?:it|that|this|the \w+) (?:covers|handles|catches) (?:every|all)\b/i,
];

/** Work that the assistant says it has done. */
const done: readonly RegExp[] = [
  /\bI(?:['’]ve| have)\s(?:also\s|now\s|successfully\s)?(?:added|created|updated|removed|implemented|fixed|moved|renamed|written|replaced|refactored|integrated|set up|configured|merged|converted|extracted|split|cleaned|deleted|changed|completed|finished|drafted|migrated|installed)\b/i,
  /^(?:done|finished|completed)\s?[.:!–—-]\s?\S/i,
  /^(?:✅\s?)?(?:\*\*)?(?:added|created|updated|removed|implemented|fixed|moved|renamed|replaced|deleted|refactored)\b/i,
  /\b(?:has|have) been (?:\w+ly\s)?(?:added|created|updated|removed|implemented|moved|renamed|written|replaced|refactored|integrated|merged|deleted|changed|completed)\b/i,
  /^(?:that|this) (?:finishes|completes|closes|concludes) \S|^(?:(?:so|then|now|with that),? )?the [\w-]+(?: [\w-]+)? (?:is|are) (?:now )?(?:done|finished|complete)(?=[.,;!]|$|\s(?:except|for now|apart from)\b)/i,
];
/** What is still to come is not done, whatever its verb says. */
const notYetDone =
  /\bI (?:expect|plan|intend|hope)\b|\b(?:will|would|should|could|can|must|may|might|to) (?:\w+ )?(?:have|be)\b/i;

const nextStep =
  /^(?:(?:so|then|now),? )?(?:the|my|your|our) next (?:step|task|thing)(?: for \w+)? (?:is|would be|will be)\b|^next(?: step| up)?:\s?\S/i;

const notAClaim =
  /\?\s*$|^\W{0,6}(?:why|how|what|if|once|when|after|before|to|make sure|ensure|verify|check|confirm|test|run|you can|you should|would|should|let me know|let['’]s|please)\b|\b(?:would|could you|if you|even if|make sure|to verify|so that|try|you['’]ve|I will|I['’]ll)\b/i;

const takesBack =
  /^(?:ah,? |oh,? |yes,? |hm,? )?(?:you(?:['’]re| are) (?:absolutely |completely |quite )?(?:right|correct)\b|my mistake|I was (?:wrong|mistaken)|I stand corrected|I(?: sincerely)? apologi[sz]e|sorry, (?:I|that|you))/i;

/** What one of an assistant's sentences proposes: unknowns, unverified claims, and what it says it has done. */
export function readEnglishAssistant(sentence: string, place: SentencePlace): Candidate[] {
  const item = (section: Candidate['section']): Candidate => ({
    section,
    text: asSentence(sentence),
    quote: sentence,
  });
  const unknowns = readEnglishUnknowns(sentence, place);
  if (unknowns.length > 0) return unknowns;
  if (nextStep.test(sentence) && !/[?:]\s*$/.test(sentence))
    return [withEffect({ ...item('next_step'), text: asSentence(toTaskOfUser(sentence)) })];
  if (notAClaim.test(sentence) || sentence.length < 12 || /:\s*$/.test(sentence)) return [];
  if (predictions.test(sentence)) return [{ ...item('unknowns'), ends: 'prediction' }];
  if (claims.some((pattern) => pattern.test(sentence))) return [{ ...item('unknowns'), ends: 'claim' }];
  if (done.some((pattern) => pattern.test(sentence)) && !notYetDone.test(sentence)) return [item('done')];
  return readEnglishWaiting(sentence);
}

/** Whether a sentence admits that the assistant was wrong. */
export function takesBackEnglishClaims(sentence: string): boolean {
  return takesBack.test(sentence);
}
