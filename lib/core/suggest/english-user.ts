import { findEnglishRestriction } from './english-restrictions.ts';
import { asSentence, hasEnglishEffect, withoutPreamble } from './english-words.ts';
import type { Candidate } from './language.ts';

/** Whether a sentence asks, also without a question mark. */
export const isQuestion = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') ||
  /^(?:what|how|why|which|where|who|is there|are there|can (?:you|we|i)|could (?:you|we|i)|should (?:we|i)|do you|does|did)\b/i.test(
    withoutPreamble(sentence),
  );
const isConditional = (said: string): boolean =>
  /^(?:if|when|once|unless|in case|suppose|assuming|maybe|perhaps|in theory)\b/i.test(said);

const decisions: readonly RegExp[] = [
  /\blet['’]?s\s(?!see|say|trace|talk|discuss|look|check|think|hope|assume|pretend|continue\b|do the following|not\b|try\b|recap|review|debug|investigate|pause|stop here|fix\b|address|work on|do this|do that|do it)(?!.{0,60}\bthe following\b)\w/i,
  /\b(?:we|I)(?:['’]ll| will|['’]re going to| are going to| am going to|['’]m going to)\s(?:use|go with|stick with|stick to|stay|keep|drop|switch|take|call|store|build|host|ship|target|support|start with)\b/i,
  /\b(?:we|I)(?:['’]ve| have)?\s(?:decided|agreed|settled|chosen|chose|picked|went with)\b|^(?:decision|decided|agreed)\s?:/i,
  /^(?:go|stick|stay)\s(?:with|to|for)\s|^use\s(?!case|the following|your)\w|^(?:switch|change)\sto\s/i,
  /\bI (?:want|would like|['’]?d like) (?:the|exactly|all|every|each|our|it|them|this|to (?:use|keep|stay|go with|stick|replace|build))\b/i,
  /\b(?:we should|should (?:always )?be (?:called|named|stored|limited))\b(?! not)/i,
  /^(?:please )?(?:proceed|go ahead|continue) with (?:\S+ ){1,20}\S+/i,
];

const instructions: readonly RegExp[] = [
  /\b(?:from now on|going forward|from here on|in all (?:your|future)|in future)\b/i,
  /(?:^|[,;:]\s{0,3}|\b(?:please|and|but|so|also)\s)always\s\w/i,
  /\b(?:answer|reply|respond|write|explain)(?: me)? (?:only )?(?:in|with|briefly|concisely)\b.{1,80}/i,
  /\b(?:each|every) (?:time|response|reply|answer|message|commit|step)\b|\bwhenever (?:you|i|we)\b/i,
  /^keep\s(?!getting|going|seeing|having)\w|\bkeep (?:that|this|it) in mind\b/i,
  /^(?:make|be) sure (?:to|that|any|you|every|all)\b|^remember (?:to|that)\b|\bdon['’]?t forget to\b/i,
  /^treat\s.{2,80}\sas\b|^(?:ask|tell) me (?:before|first)\b/i,
];

const confirmations: readonly RegExp[] = [
  /\b(?:tests|checks|builds?|suite)\s(?:\w+\s){0,2}(?:pass|passed|passes|are green|is green|succeed|succeeded)\b/i,
  /\b(?:it|that|this|everything|things|all of it|both|the \w+(?: \w+)?)\s(?:now\s|all\s)?(?:works?|worked|is working|are working|is fixed|is gone)\b(?:\s(?:now|for me|fine|again|perfectly|great|as expected)|[.!,]|$)/i,
  /^(?:I (?:can )?confirm(?:ed)?|confirmed)\b|\bI (?:ran|tested|checked|verified|double-checked|measured) (?:it|that|this|the|all|both)\b/i,
];

const doubts: readonly RegExp[] = [
  /\bI (?:think|guess|assume|suspect|believe)\s(?:i['’]ve|it['’]?s|it is|this is|that['’]?s|due|because)\b/i,
  /\b(?:not sure|unsure|no idea|don['’]t know|unclear|unknown)\s(?:if|whether|why|how|that|what)\b/i,
  /\bnobody (?:has )?(?:checked|tested|verified)\b|\b(?:still )?(?:needs?|have) to be (?:checked|verified|confirmed|tested)\b/i,
];

const rejections: readonly RegExp[] = [
  /\b(?:scrap|ditch|abandon) (?:that|this|it|the)\b|^(?:drop|forget)(?: about)? (?:that|this|it|the)\b|\bnever ?mind\b/i,
  /\b(?:approach|idea|option|solution|that|this|it)\s(?:\w+\s)?(?:didn['’]?t|did not|doesn['’]?t|isn['’]?t|is not|wasn['’]?t) (?:work|working|help|an option)\b/i,
  /\bnot what i (?:want|meant|asked)|\bI (?:undid|reverted|rolled back|aborted)\b|\bI (?:personally )?(?:don['’]?t|do not) (?:like|love)\b/i,
  /\b(?:no longer|not any ?more)\s(?:want|need|use|using)\b|\b(?:rejected|ruled out|turned down)\b/i,
];

const openItems: readonly RegExp[] = [
  /\b(?:to-?do)\s?:|\bTODO\b/,
  /\bstill (?:need|have|needs|has|missing|open|to do)\b|\b(?:remaining|left to do|left open)\b/i,
  /\b(?:eventually|later on?),? (?:we|i)\b|\b(?:we|i) (?:will )?(?:eventually|later)\b/i,
];

const next = /^(?:the )?next(?: (?:step|thing|task|up))?s?(?:,|:| is\b| we\b| i\b| let['’]?s\b)/i;

/** What one of the user's own sentences proposes. A prohibition is only that; it is never an instruction as well. */
export function readEnglishUser(sentence: string): Candidate[] {
  const said = withoutPreamble(sentence);
  const item = (section: Candidate['section']): Candidate => ({
    section,
    text: asSentence(said || sentence),
    quote: sentence,
  });
  const turnedDown = findTurnedDown(sentence);
  const restriction = findEnglishRestriction(sentence);
  const rejected = rejections.some((pattern) => pattern.test(sentence)) ? [item('rejected')] : turnedDown;
  if (restriction)
    return [{ section: 'restrictions', text: restriction, words: sentence, quote: sentence }, ...turnedDown];
  if (isQuestion(sentence) || isConditional(said)) return [];
  if (next.test(said)) return [withEffect(item('next_step')), withEffect(item('open_items'))];
  if (openItems.some((pattern) => pattern.test(sentence))) return [withEffect(item('open_items'))];
  if (doubts.some((pattern) => pattern.test(sentence))) return [item('unknowns'), ...rejected];
  if (confirmations.some((pattern) => pattern.test(sentence)) && !isNegated(sentence))
    return [item('confirmed_facts')];
  if (instructions.some((pattern) => pattern.test(said))) return [item('instructions')];
  if (decisions.some((pattern) => pattern.test(said))) {
    // An order with an effect outside is no standing decision: in a new conversation it has to be given anew.
    return [hasEnglishEffect(said) ? withEffect(item('open_items')) : item('decisions'), ...turnedDown];
  }
  return rejected;
}

function withEffect(candidate: Candidate): Candidate {
  return hasEnglishEffect(candidate.text) ? { ...candidate, externalEffect: true } : candidate;
}

function isNegated(sentence: string): boolean {
  return /\b(?:not|never|n['’]t|cannot|no longer|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|but|except|should|if|until|make sure|so that|check)\b|n['’]t\b/i.test(
    sentence,
  );
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
