import type { LanguageRules } from '../../language.ts';

/** Verbs of an order after which something is different from then on. "Add", "check", "explain" are done once. */
const shaping =
  '(?:change|replace|rename|remove|re-?move|make|move|adapt|adjust|integrate|refactor|split|break|convert|turn|switch|swap|merge|restructure|define|limit|use|set)';
/** "Change it", "make this" say nothing to a reader who was not there. */
const namedObject = String.raw`\s(?!(?:it|them|that|this|these|those|sure|sense|one|me)(?:\s\w{1,20})?[.!?]?$|sure\b|sense\b|me\b|use\b|the following\b)(?:[^\s]{1,80}\s){2,60}?\S`;
const asks = '(?:can|could|would|will) you (?:please |kindly |also |then |now |just )?(?:help me (?:to )?)?';

/** Standing or shaping instructions in the user's own words. */
export const instructions: LanguageRules['instructions'] = {
  patterns: [
    /\b(?:from now on|going forward|from here on|in all (?:your|future)|in future)\b/i,
    /(?:^|[,;:]\s{0,3}|\b(?:please|and|but|so|also)\s)always\s\w/i,
    /\b(?:answer|reply|respond|write|explain)(?: me)? (?:only )?(?:in|with|briefly|concisely)\b.{1,80}/i,
    /^(?!(?:please |can you |could you )?(?:suggest|recommend|explain|tell|give)\b).{0,300}\b(?:each|every) (?:time|response|reply|answer|message|commit|step)\b|\bwhenever (?:you|i|we)\b/i,
    /^keep\s(?!getting|going|seeing|having)\w|\bkeep (?:that|this|it) in mind\b/i,
    /^(?:make|be) sure (?:to|that|any|you|every|all)\b|^remember (?:to|that)\b|\bdon['’]?t forget to\b/i,
    /\band make sure (?:any|all|each|every|we|our|they)\b/i,
    /^treat\s.{2,80}\sas\b|^(?:ask|tell) me (?:before|first)\b/i,
    /\bfeel free to\s\w/i,
    /\b(?:add|create|set up|write|make|follow) (?:a|another|one) (?:\w{1,40} )?rule\b.{0,80}\b(?:that|to|which|for)\b/i,
    /^(?:please )?(?:add|put|include|use|write|leave|explain)\s.{1,120}\beverywhere\b/i,
    /\b(?:where|in a way that|such that) (?:i|we|you|users?|people) can (?:easily|always|simply)\b/i,
  ],
  manner:
    /^(?!I\b|we\b).{2,300}?\s(?<manner>(?:leveraging|following (?:the|our|my|these|this)|according to|in line with|in accordance with|identifying and|while (?:keeping|preserving|using))\s(?!me\b)\S.{6,200}?)(?<!:)[.!?]?$/i,
  heading:
    /^(?:from now on|going forward|from here on)$|^(?:some |my |our |the |a few )?(?:\w{1,40} )?rules\b(?: .{0,40})?$/i,
};

/** Choices, and orders that choose. */
export const decisions: LanguageRules['decisions'] = {
  patterns: [
    /\blet['’]?s\s(?!see|say|trace|talk|discuss|look|check|think|hope|assume|pretend|continue\b|do the following|not\b|try\b|recap|review|debug|investigate|pause|stop here|fix\b|address|work on|do this|do that|do it)(?!.{0,60}\bthe following\b)\w/i,
    /\b(?:we|I)(?:['’]ll| will|['’]re going to| are going to| am going to|['’]m going to)\s(?:use|go with|stick with|stick to|stay|keep|drop|switch|take|call|store|build|host|ship|target|support|start with)\b/i,
    /\b(?:we|I)(?:['’]ve| have)?\s(?:decided|agreed|settled|chosen|chose|picked|went with)\b|^(?:decision|decided|agreed)\s?:/i,
    /^(?:go|stick|stay)\s(?:with|to|for)\s|^go back to\s|^use\s(?!case|the following|your)\w|^(?:switch|change)\sto\s/i,
    /\bI (?:want|would like|['’]?d (?:like|love)) (?:the|exactly|all|every|each|our|it|them|this|a circle|to (?:(?:now|also|still) )?(?:use|keep|stay|go with|stick|replace|build|add|deliver|integrate|commit|establish|remove|change|rename|move|make|split|convert))\b/i,
    /\bI(?:['’]d| want| would like)(?: like)? you to (?:define|use|replace|change|rename|remove|make|keep|move|split|convert)\b/i,
    /\b(?:we should|should (?:always )?be (?:called|named|stored|limited)|it should (?:run|be|go|come|stand|start|happen))\b(?! not)/i,
    /\bI meant\b.{1,60}\bI want\b|\bI(?:['’]m| am) only interested in\b|\bthe goal is to\b/i,
    /^(?:please )?(?:proceed|go ahead|continue) with (?:\S{1,80} ){1,20}\S/i,
    /^we (?:keep|skip|drop|pay|(?:stay|stick|go|start) with|(?:leave|take) (?:it|the|both|option))\s(?!getting|seeing|having|running into)\w/i,
    /^we (?:only|just) (?!have|had|get|got|see|saw|know|knew|need|want|started|noticed|found|\w{1,40}ed\b)\w{1,40} \w/i,
    new RegExp(`^(?:take .{1,60} and )?${shaping}${namedObject}`, 'i'),
    /^in the [^,]{2,60}, (?:put|use|make|change|rename|replace|remove)\s\S/i,
  ],
  asked: [
    new RegExp(`^(?:[^,?]{3,80}, )?${asks}(?:further )?${shaping}${namedObject}`, 'i'),
    /^can we (?:turn|make|use|change|rename|replace|move|split|switch)\s(?:\S{1,80}\s){2,30}?\S/i,
  ],
  // "The order on the day: first …, then …". It orders none of the steps.
  plan: /^[^:.]{3,60}:\s{0,2}first\b.{3,300}\b(?:then|after that|finally)\b/i,
};

/** Options that were turned down, and attempts that failed. */
export const rejections: LanguageRules['rejections'] = {
  patterns: [
    /\b(?:scrap|ditch|abandon) (?:that|this|it|the)\b|^(?:drop|forget)(?: about)? (?:that|this|it|the)\b|\bnever ?mind\b/i,
    /\b(?:approach|idea|option|solution|that|this|it)\s(?:\w{1,40}\s)?(?:didn['’]?t|did not|doesn['’]?t|isn['’]?t|is not|wasn['’]?t) (?:work|working|help|an option)\b/i,
    /\bnot what o?i (?:want|meant|asked)|\bI (?:undid|reverted|rolled back|aborted)\b|\bI (?:personally )?(?:don['’]?t|do not) (?:like|love)\b/i,
    /\b(?:is|are|would be) (?:much |far |way )?too (?:expensive|slow|complicated|risky|much work)\b(?! to)|^we (?:can['’]t|can ?not) (?:do|use|take|afford) (?!it\b|this\b|that\b|anything)/i,
    /\b(?:no longer|not any ?more)\s(?:want|need|use|using)\b|\b(?:rejected|ruled out|turned down)\b/i,
  ],
  preferred:
    /\b(?:use|go with|stick with|take|choose|prefer|let['’]?s|we['’]ll|I want|I['’]?d (?:like|rather))\b.{1,200}?\b(?:instead of|rather than)\s(?:the\s|using\s)?(?<option>[^,.;:!?()]{3,120})/i,
};
