import type { LanguageRules } from '../../language.ts';

const weekday = '(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day';
const soon = `(?:(?:on|by) ${weekday}|tomorrow|tonight|next (?:week|month|year)|later this)`;
const notVerified =
  '(?:unknown|unverified|untested|unconfirmed|not (?:yet )?(?:been )?(?:verified|tested|confirmed|checked|known))';

/** Questions, also without a question mark. */
export const question: LanguageRules['question'] = [
  /^(?:what|how|why|which|where|who|is there|are there|can (?:you|we|i)|could (?:you|we|i)|should (?:we|i)|do you|does|did)\b/i,
];

/** Work that is left, promised, or waits for somebody. */
export const openItems: LanguageRules['openItems'] = {
  left: [
    /\b(?:to-?do)\s?:|\bTODO\b/,
    // "See what still needs work" is a question about the work, not a piece of it.
    /(?<!\b(?:what|that|which|areas|parts|whatever)\s)\bstill (?:need|have|needs|has|missing|open|to do)\b|\b(?:remaining|left to do|left open)\b/i,
    /\b(?:eventually|later on?),? (?:we|i)\b|\b(?:we|i) (?:will )?(?:eventually|later)\b/i,
  ],
  promised: [
    /^I(?:['’]ll| will) (?!tell|let|be\b|see|need|try|have|go\b|come|think|know|not\b|never|say|give|do (?:this|that|it)\b|use|call|keep|stick|take|assume|accept|start|get back|paste|share|attach|explain|describe|show|run|try|check|test|look)(?:\w{1,40}ly )?\w{3,40} \w/i,
    new RegExp(String.raw`^I (?:can|have to|need to|want to) .{3,120}\b${soon}\b`, 'i'),
  ],
  pronounOnly: /^\S{1,20}(?: will)? \w{1,40} (?:it|them|that|this|those|these)[.!]?$/i,
  waiting: [
    /\b(?:we|this|that|everything)(?:['’](?:re|s)| are| is) (?:still )?(?:blocked|stuck|waiting|on hold) (?:on|by|for|until) (?!you\b|your\b)/i,
    new RegExp(
      String.raw`\b(?:[A-Z][a-z]{1,40}|she|he|they|[Tt]he \w{1,40}) (?:[^,;:.]{1,60} and )?(?:will (?!be\b)\w{1,40}|makes|sends|signs|brings|delivers|checks|writes|calls|decides|sets) .{0,120}?\b${soon}\b`,
    ),
    /\byou (?:should|must|need to|['’]ll (?:still )?need to) (?:still )?(?:rotate|revoke)\b/i,
  ],
  heading:
    /^(?:(?:recommended|suggested|immediate|possible) )?(?:next steps?|to-?dos?|remaining(?: \w{1,40})?|open (?:items|questions|points)|still (?:open|to do)|what['’]s (?:left|next))\b|\b(?:items|tasks|points|steps)\b.{0,20}\bnext$/i,
};

const waitsFor = String.raw`(?!you\b|your\b|the (?:page|app|site|server|script) to load)(?<waiting>.{3,200})$`;
const workOrWe = String.raw`\b(?:we|I|this|that|it|everything|(?:the|our|my) (?:[\w-]{1,40} ){0,3}?[\w-]{1,40})(?:['’](?:re|m|s)| are| am| is)(?: still| currently| now)?`;

/** What stops the work. */
export const blockers: LanguageRules['blockers'] = [
  new RegExp(`${workOrWe} (?:blocked|held up) (?:on|by|until) ${waitsFor}`, 'i'),
  new RegExp(`${workOrWe} on hold (?:until|for|because of) ${waitsFor}`, 'i'),
  new RegExp(
    String.raw`\b(?:we|I)(?:['’](?:re|m)| are| am)(?: still| currently)? waiting (?:for|on) ${waitsFor}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:we|I) (?:can ?not|can['’]t) (?:continue|go on|proceed|go ahead|move on|start|finish)\b.{0,60}? (?:until|before|without) ${waitsFor}`,
    'i',
  ),
];

const iHave = `^(?:and |so )?(?:I|we)(?:['’]ve| have)?(?: also| already| just| now){0,2}`;

/** How far a piece of work got. */
export const progress: LanguageRules['progress'] = {
  prepared: [new RegExp(String.raw`${iHave} (?:drafted|prepared|set up) \w`, 'i')],
  tested: [
    /\b(?:tests|checks|suite)\s(?:(?!to\b)\w{1,40}\s){0,2}(?:pass|passed|passes|are green|is green|succeed|succeeded)\b/i,
    new RegExp(String.raw`${iHave} tested \w`, 'i'),
  ],
  deployed: [
    new RegExp(String.raw`${iHave} (?:deployed|published|released|rolled out) \w`, 'i'),
    /\b(?:has been|have been|was|were|is|are) (?:now |already |successfully ){0,2}(?:deployed|published|released|rolled out)\b|\b(?:is|are|went) (?:now |already )?live\b/i,
  ],
  verified: [new RegExp(String.raw`${iHave} (?:verified|double-checked) \w`, 'i')],
};

/** What the user says is not known. */
export const doubts: LanguageRules['doubts'] = {
  patterns: [
    /\bI (?:think|guess|assume|suspect|believe)\s(?:i['’]ve|it['’]?s|it is|this is|that['’]?s|due|because)\b/i,
    /\b(?:not sure|unsure|no idea|(?<!\byou )(?:don['’]?t|do not) know|unclear|unknown)\s(?:yet\s)?(?:if|whether|why|how|that|what(?! you mean)|which|who|when|where)\b/i,
    /\bnobody (?:has )?(?:checked|tested|verified)\b|\b(?:still )?(?:needs?|have) to be (?:checked|verified|confirmed|tested)\b/i,
  ],
  listed: new RegExp(
    String.raw`\b(?:put|note|mark|list|keep|count|treat)\s(?<what>.{1,120}?)\sas\s(?:still\s)?${notVerified}`,
    'i',
  ),
  pronoun: /^(?:it|that|this)\b/i,
};

/** What an assistant says is not known. */
export const admissions: LanguageRules['admissions'] = {
  patterns: [
    new RegExp(
      String.raw`\b(?:is|are|was|were|remains?|has|have)\s(?:still\s|only\s)?(?:\*\*)?${notVerified}(?:\*\*)?(?=[\s.,;:!]|$)(?! to\b)`,
      'i',
    ),
    /\bI (?:do not|don['’]t) (?:yet |really )?know\b(?! (?:how to help|if you|you))/i,
    /\bI (?:can ?not|can['’]t|could not|couldn['’]t) (?:tell|say|verify|confirm|check|know|be (?:sure|certain))\b(?! you\b)/i,
    /\bI (?:have not|haven['’]t|did not|didn['’]t|have never) (?:yet |actually )?(?:seen|verified|verify|tested|test|checked|check|confirmed|measured|tried|looked)\b/i,
    /\b(?:is|was|it['’]s|that['’]s) (?:only |just |merely |still )?an? (?:assumption|guess|estimate)\b|\bI (?:only |just )?(?:assumed|guessed)\b/i,
    /^you (?:have not|haven['’]t) (?:yet )?(?:read|seen|tested|checked|confirmed|tried)\b.{0,500}\byet\b/i,
  ],
  labelled: new RegExp(
    String.raw`(?:^|\s)(?:\*\*)?(?<label>(?:still )?${notVerified}|open questions?|assumptions?)(?:\*\*)?:(?:\*\*)?\s(?<what>\S.{4,400})$`,
    'i',
  ),
  anotherQuestion:
    /,? and (?=(?:is|are|does|do|did|has|have|can|will|who|what|which|when|where|how|whether)\s\S{1,80}\s\S)/i,
  openQuestions:
    /\bopen questions?\b|\bquestions? (?:\w{1,40} )?(?:remains?|are|is|stays?|still) (?:still )?open\b/i,
  bare: /^(?:(?:it|that|this)(?:['’]s| is| was)|I (?:do not|don['’]t|can ?not|can['’]t)) [^,;]{3,24}$/i,
  conditional:
    /^(?:if|unless|when|once|even if|in case|let me know|you (?:should|can|could|may|must))\b|\blet me know if\b/i,
};
