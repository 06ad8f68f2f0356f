import { isEnglishDecision, isEnglishPlan } from './english-decisions.ts';
import { statesEnglishFact } from './english-facts.ts';
import { readEnglishOpenItem, withEffect } from './english-open-items.ts';
import { findEnglishRestriction } from './english-restrictions.ts';
import { readEnglishDoubt } from './english-unknowns.ts';
import { asSentence, englishNegator, hasEnglishEffect, withoutPreamble } from './english-words.ts';
import type { Candidate, SentencePlace } from './language.ts';

/** Whether a sentence asks, also without a question mark. */
export const isQuestion = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') ||
  /^(?:what|how|why|which|where|who|is there|are there|can (?:you|we|i)|could (?:you|we|i)|should (?:we|i)|do you|does|did)\b/i.test(
    withoutPreamble(sentence),
  );
const isConditional = (said: string): boolean =>
  /^(?:if|when|once|unless|in case|suppose|assuming|maybe|perhaps|in theory)\b/i.test(said);

const instructions: readonly RegExp[] = [
  /\b(?:from now on|going forward|from here on|in all (?:your|future)|in future)\b/i,
  /(?:^|[,;:]\s{0,3}|\b(?:please|and|but|so|also)\s)always\s\w/i,
  /\b(?:answer|reply|respond|write|explain)(?: me)? (?:only )?(?:in|with|briefly|concisely)\b.{1,80}/i,
  /\b(?:each|every) (?:time|response|reply|answer|message|commit|step)\b|\bwhenever (?:you|i|we)\b/i,
  /^keep\s(?!getting|going|seeing|having)\w|\bkeep (?:that|this|it) in mind\b/i,
  /^(?:make|be) sure (?:to|that|any|you|every|all)\b|^remember (?:to|that)\b|\bdon['’]?t forget to\b/i,
  /^treat\s.{2,80}\sas\b|^(?:ask|tell) me (?:before|first)\b/i,
];

const rejections: readonly RegExp[] = [
  /\b(?:scrap|ditch|abandon) (?:that|this|it|the)\b|^(?:drop|forget)(?: about)? (?:that|this|it|the)\b|\bnever ?mind\b/i,
  /\b(?:approach|idea|option|solution|that|this|it)\s(?:\w+\s)?(?:didn['’]?t|did not|doesn['’]?t|isn['’]?t|is not|wasn['’]?t) (?:work|working|help|an option)\b/i,
  /\bnot what i (?:want|meant|asked)|\bI (?:undid|reverted|rolled back|aborted)\b|\bI (?:personally )?(?:don['’]?t|do not) (?:like|love)\b/i,
  /\b(?:is|are|would be) (?:much |far |way )?too (?:expensive|slow|complicated|risky|much work)\b(?! to)|^we (?:can['’]t|can ?not) (?:do|use|take|afford) (?!it\b|this\b|that\b|anything)/i,
  /\b(?:no longer|not any ?more)\s(?:want|need|use|using)\b|\b(?:rejected|ruled out|turned down)\b/i,
];

const next = /^(?:the )?next(?: (?:step|thing|task|up))?s?(?:,|:| is\b| we\b| i\b| let['’]?s\b)/i;

/** Lines above a list whose items are standing instructions, or the state of things. */
const instructionHeading =
  /^(?:from now on|going forward|from here on)$|^(?:some |my |our |the |a few )?(?:\w+ )?rules\b(?: .{0,40})?$/i;
const factHeading =
  /^what (?:we|I) (?:already )?have(?: so far| now)?$|^(?:the )?(?:current|present) (?:state|situation)$/i;
const leadIn = /^[^,;]{0,40}:\s{0,4}$/;
/** Where an instruction ends and a prohibition of its own begins. */
const thenForbids = /,?\s(?:and|but)\s(?=(?:please )?(?:no|never|don['’]?t|do not)\b)/i;

/** What one of the user's own sentences proposes. A prohibition is only that; it is never an instruction as well. */
export function readEnglishUser(sentence: string, place: SentencePlace): Candidate[] {
  const said = withoutPreamble(sentence);
  const item = (section: Candidate['section'], text = said || sentence): Candidate => ({
    section,
    text: asSentence(text),
    quote: sentence,
  });
  const turnedDown = findTurnedDown(sentence);
  const restriction = findEnglishRestriction(sentence);
  if (restriction) {
    const [before = '', forbidden] = said.split(thenForbids, 2);
    const orders = forbidden !== undefined && isInstruction(before) ? [item('instructions', before)] : [];
    return [
      { section: 'restrictions', text: restriction, words: sentence, quote: sentence },
      ...orders,
      ...turnedDown,
    ];
  }
  const doubt = readEnglishDoubt(sentence, said);
  if (isQuestion(sentence) || isConditional(said)) return [];
  if (next.test(said)) return [withEffect(item('next_step'))];
  const open = readEnglishOpenItem(sentence, said);
  if (open.length > 0) return open;
  const rejected = rejections.some((pattern) => pattern.test(sentence)) ? [item('rejected')] : turnedDown;
  if (doubt.length > 0) return [...doubt, ...rejected];
  if (statesEnglishFact(sentence, said)) return [item('confirmed_facts')];
  if (isInstruction(said)) return [item('instructions')];
  if (isEnglishPlan(said)) return [item('decisions')];
  if (isEnglishDecision(said)) {
    // An order with an effect outside is no standing decision: in a new conversation it has to be given anew.
    return [hasEnglishEffect(said) ? withEffect(item('open_items')) : item('decisions'), ...turnedDown];
  }
  if (place.isListItem && instructionHeading.test(place.heading)) return [readRule(sentence)];
  if (place.isListItem && factHeading.test(place.heading)) return [item('confirmed_facts')];
  return rejected;
}

/** An item of a list of rules: a prohibition if anything in it says no. */
function readRule(sentence: string): Candidate {
  if (!englishNegator.test(sentence)) {
    return { section: 'instructions', text: asSentence(sentence), quote: sentence };
  }
  const text = asSentence(sentence.replace(/^no\b/i, 'There must be no'));
  return { section: 'restrictions', text, words: sentence, quote: sentence };
}

function isInstruction(said: string): boolean {
  return !leadIn.test(said) && instructions.some((pattern) => pattern.test(said));
}

/** A choice that names what it is against. */
export const preferred =
  /\b(?:use|go with|stick with|take|choose|prefer|let['’]?s|we['’]ll|I want|I['’]?d (?:like|rather))\b.{1,200}?\b(?:instead of|rather than)\s(?:the\s|using\s)?(?<option>[^,.;:!?()]{3,120})/i;

/** "y instead of x", "y rather than x": x was turned down. */
function findTurnedDown(sentence: string): Candidate[] {
  const option = preferred.exec(sentence)?.groups?.option?.trim();
  if (option === undefined || isQuestion(sentence) || !/^[\w'’"-]{3,}|\s[\w'’"-]{3,}/.test(option)) return [];
  return [{ section: 'rejected', text: `Turned down by the user: ${option}.`, quote: sentence }];
}
