import type { LanguageRules, RestrictionForm } from '../../language.ts';

/** Where a clause may begin: at the start, after punctuation, or after a joining word. */
const clauseStart = String.raw`(?:^|[,;:(–—-]\s{0,3}|\b(?:please|and|but|so|also|then|just|ok|or)\s{1,3})`;
const not = "(?:do not|don['’]?t)";
/** "Don't worry", "don't know", "don't forget to": no prohibition. */
const harmlessVerb =
  '(?!worry|know|think|hesitate|forget|see|understand|mind|you\\b|we\\b|i\\b|they\\b|get me wrong|have\\b|really|believe|care|remember|work)';

/** "Don't delete it, and ask me" orders the asking: after "must not" it needs a "must" of its own. */
function withOrders(rest: string): string {
  return rest
    .replace(/,?\s(?:please|thanks|thank you)(?=[\s.!]{0,4}$)/i, '')
    .replace(/,\s(and|but)\s(?:please\s)?(?=(?:ask|tell|show|wait|leave|let|call)\b)/gi, ', $1 must ');
}

/** The first form that fits counts. */
const forms: readonly RestrictionForm[] = [
  {
    pattern: new RegExp(
      String.raw`${clauseStart}${not}\s(?:ever\s)?${harmlessVerb}(?<rest>[\w'’].{0,500})$`,
      'i',
    ),
    render: (rest) => `The assistant must not ${withOrders(rest)}`,
  },
  {
    pattern: new RegExp(
      String.raw`${clauseStart}never\s(?!mind|worked|had|been|seen|heard|knew|got|did)(?<rest>[\w'’].{0,500})$`,
      'i',
    ),
    render: (rest) => `The assistant must never ${withOrders(rest)}`,
  },
  {
    pattern: /\byou\s(?:do not|don['’]?t)\s(?:need|have)\sto\s(?<rest>.{1,500})$/i,
    render: (rest) => `The assistant does not need to ${withOrders(rest)}`,
  },
  {
    pattern:
      /\b(?:I|we)\s(?:do not|don['’]?t|will not|won['’]?t|would not|wouldn['’]?t)\s(?:want|accept|allow|tolerate|wish)\b/i,
    render: (_, said) => said,
  },
  {
    pattern:
      /\b(?:must|should|shall|may)(?:\snot|n['’]?t)\b|^you\s(?:can\s?not|can['’]t)\b|\b(?:nobody|no one)\s(?:may|must|should)\b|\b(?:is|are)\snot\sallowed\b/i,
    render: (_, said) => said.replace(/^you\b/i, 'The assistant'),
  },
  {
    pattern:
      /\bwithout\s(?<rest>(?:first\s)?(?:my|asking|telling|checking with|permission|approval|confirmation)\b.{0,500})$/i,
    render: (rest) => `The assistant must not act without ${withOrders(rest)}`,
  },
  {
    // "Tell me x without changing y" forbids y; "must not act without changing y" would order it.
    pattern:
      /\bwithout\s(?<rest>(?:changing|touching|implementing|modifying|deleting|breaking|editing|committing|pushing|deploying|writing any|adding any|making any|installing|sending)\b.{0,500})$/i,
    render: (rest) => `The assistant must proceed without ${withOrders(rest)}`,
  },
  {
    // A limit by "only" forbids the rest, and says so for a reader who skims.
    pattern:
      /^(?!(?:it|this|that|i|we|you|which|why)\b)(?<rest>(?:[\w'’-]{1,40}\s){1,5}?(?:only\s(?:go(?:es)?|comes?|is sent|are sent|gets? sent)|(?:go(?:es)?|is sent|are sent|gets? sent)\sonly)\sto\s(?:me|us|my|our|[\w.+-]{1,64}@)(?:\b.{0,500})?)$/i,
    render: (rest) => `${rest.replace(/[\s.!]{1,4}$/, '')}, and to nobody else`,
  },
  {
    // The owners of a thing forbid as well as the user does.
    pattern:
      /^(?:the|our|my) (?:\w{1,40} )?(?:board|boss|manager|director|owner|client|customer|team|committee|treasurer|editor|landlord|bank|teacher|school|lawyer|partner|family|wife|husband|mother|father|parents|museum|company|council) (?:do not|does not|don['’]?t|doesn['’]?t) want \w/i,
    render: (_, said) => said,
  },
  {
    // What the result must not do: "such that the text does not cover the picture".
    pattern:
      /\b(?:such that|(?:in|so) a way that)\s(?<rest>(?:the|my|our|it|they|users?|no)\b[^,;]{0,60}\b(?:does not|doesn['’]?t|do not|don['’]?t|can ?not|can['’]t|never|is not|isn['’]?t|are not|aren['’]?t)\s.{2,300})$/i,
    render: (rest) => `It must be so that ${rest}`,
  },
  {
    // An exception from an order about everything.
    pattern:
      /\b(?:all|every|everything|any|each)\b.{1,200}\b(?:besides|except(?: for)?|apart from|other than|excluding)\s(?<rest>(?:the|my|our|those|these|this|that|what|where)\b.{1,200})$/i,
    render: (rest, said) =>
      `${said.replace(/[\s.!]{1,4}$/, '')} – but not ${rest.replace(/[\s.!]{1,4}$/, '')}`,
  },
  {
    pattern:
      /(?:^|[,;:–—]\s{0,3}|\band\s)no\s(?!problem|worries|idea|need|no\b|longer|luck|matter|thanks|one\b|way|i\b|it\b|that|this|the\b|you|we\b|but|doubt|rush|clue|errors?\b|changes?\b|difference|success|result|response|answer|worry|such)(?<rest>[\w-]{1,40}(?:\s[\w'’./-]{1,60}){1,25})[.!]?$/i,
    render: (rest) => `There must be no ${rest}`,
  },
];

/** What forbids in English. */
export const restrictions: LanguageRules['restrictions'] = {
  forms,
  // "Why don't we", "isn't it": asks. "Can you x, but don't y?" forbids.
  asking:
    /^(?:why|how|when|where|who|is|are|do|does|did|should|would|could|have|has|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|shouldn['’]?t|wouldn['’]?t|won['’]?t|can['’]?t|what(?!.{1,200}\bsuch that\b))\b/i,
  harmless: [
    /^(?:if|when|in case)\b[^,]{0,200}$/i,
    /\b(?:would|i['’]d) (?:prefer|rather) not\b/i,
    /\bI (?:feel|think|guess|suppose)\b.{0,200}\bshould(?:n['’]?t| not)\b/i,
  ],
  condition: /^(?:if|when|whenever|unless|before|after|while|until|once|as long as)\b[^,]{1,200},/i,
  thenForbids: /,?\s(?:and|but)\s(?=(?:please )?(?:no|never|don['’]?t|do not)\b)/i,
  thenOrders: /,\s(?=(?:use|keep|write|answer|put|show|ask|always|leave|call)\s\w)/i,
};
