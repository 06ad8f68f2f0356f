import type { LanguageRules } from '../../language.ts';

const confirmations: readonly RegExp[] = [
  /\b(?:tests|checks|builds?|suite)\s(?:(?!to\b)\w{1,40}\s){0,2}(?:pass|passed|passes|are green|is green|succeed|succeeded)\b/i,
  /\b(?:it|that|this|everything|things|all of it|both|the \w{1,40}(?: \w{1,40})?)\s(?:now\s|all\s)?(?:works?|worked|is working|are working|is fixed|is gone)\b(?:\s(?:now|for me|fine|again|perfectly|great|as expected)|[.!,]|$)/i,
  /^(?:I (?:can )?confirm(?:ed)?|confirmed)\b|\bI (?:ran|tested|checked|verified|double-checked|measured) (?:it|that|this|the|all|both)\b/i,
];

const participle =
  '(?:deleted|removed|signed|paid|installed|imported|exported|copied|moved|renamed|uploaded|downloaded|created|sent|received|skipped|converted|booked|ordered|printed|cancelled|migrated)';
/** A subject that can be understood without the sentence before it. */
const named = String.raw`(?:^|[,;:]\s|\band\s)(?!(?:it|this|that|these|those|they|he|she|you|which|everything|what|there)\b)`;

/** Reports of the user's own work. */
const work: readonly RegExp[] = [
  /\bI ran\b/i,
  /^I(?:['’]ve| have)? (?:also |just |now |already )?(?:changed|renamed|deleted|removed|installed|signed|paid|ordered|uploaded|downloaded|moved|counted|sent|called|received|copied|imported|exported|booked|cancelled|registered|looked at) (?:the|my|our|all|both|each|every|them|\w{1,40}ly|\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  new RegExp(
    String.raw`${named}(?:[\w'’-]{1,40}\s){1,8}?(?:is|are|was|were|has been|have been) (?:now |already |all )?${participle}\b`,
    'i',
  ),
  new RegExp(String.raw`\b\d[\d.,]{0,12}(?: of \d[\d.,]{0,12})?(?:\s\w{1,40}){0,2} ${participle}\b`, 'i'),
];

const amount = String.raw`(?:[€$£]\s?)?\d[\d.,:]{0,12}(?:\s?(?:[€$£%]|[a-z]{1,20}))?`;

/** Plain statements with a number, an address or a result. */
const statements: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:is|are|costs?|was|were|equals?|has|have) (?:not |only |about |exactly |now )?${amount}(?:\s(?:extra|each|now|in total|altogether))?(?=[.,;!]|$)`,
    'i',
  ),
  new RegExp(
    String.raw`${named}[\w'’-]{1,40}(?:\s[\w'’-]{1,40}){0,3} (?:says?|said|prints?|printed|shows?|showed|reports?|reported|lists?|listed|returns?|returned)\b[^"“]{0,20}\d`,
    'i',
  ),
  /\b(?:is|are|go|goes|reach|reaches|belongs?)\s(?:to\s|at\s)?[\w.+-]{1,64}@[\w-]{1,64}\.\w/i,
  /^(?:\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten|none|half) (?:of (?:the|our|my) )?(?!things? )(?:[\w-]{1,40} ){0,2}(?:have|has|are|is|were|was) \w/i,
  new RegExp(
    String.raw`${named}(?:[\w'’-]{1,40}\s){1,6}?(?:is|are) (?:all )?(?:(?:correct|right|identical|as expected)(?=[.,;!]|$)|(?:fine|good|ok|okay) (?:in|on) (?:my|our|the)\b)`,
    'i',
  ),
];

/** An order is no fact, however many numbers it holds: "Include two lists." */
const order =
  /^(?:please |then |also )?(?:add|answer|ask|change|check|compare|count|create|delete|describe|draft|explain|fix|give|include|keep|list|make|move|open|print|put|read|remove|rename|repeat|reply|run|send|set|show|start|stop|summari[sz]e|take|tell|test|translate|try|update|use|write)\b/i;
/** Approval is no fact: "50 minutes is fine." */
const approval = /\b(?:is|are|sounds?) (?:fine|ok|okay|good|great|enough)[.!]?$/i;
const undecided =
  /\b(?:should|would|could|must|might|may|if|unless|until|maybe|perhaps|probably|think|guess|want|need|please|make sure|so that|instead|decided|agreed|chose|picked|let['’]?s|will|when)\b|['’]ll\b|:\s{0,4}$/i;
const trouble =
  /(?<!\b(?:no|without|zero|0) )\b(?:errors?|fails?|failed|failing|broken|issues?|bugs?|exception)\b/i;
const negated =
  /\b(?:not|never|cannot|no longer|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|but|except|should|if|until|make sure|so that|check)\b|n['’]t\b/i;

/** What the user states. */
export const facts: LanguageRules['facts'] = {
  confirmations,
  work,
  statements,
  negated,
  excluded: [order, undecided, trouble, approval],
  exceptions: /\b(?:but|except)\b/i,
  heading:
    /^what (?:we|I) (?:already )?have(?: so far| now)?$|^(?:the )?(?:current|present) (?:state|situation)$/i,
};
