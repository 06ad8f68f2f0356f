import { asSentence, toThirdPerson, withoutPreamble } from './english-words.ts';

/** Where a clause may begin: at the start, after punctuation, or after a joining word. */
const clauseStart = String.raw`(?:^|[,;:(–—-]\s{0,3}|\b(?:please|and|but|so|also|then|just|ok|or)\s{1,3})`;
const not = "(?:do not|don['’]?t)";
/** "Don't worry", "don't know", "don't forget to": no prohibition. */
const harmless =
  '(?!worry|know|think|hesitate|forget|see|understand|mind|you\\b|we\\b|i\\b|they\\b|get me wrong|have\\b|really|believe|care|remember|work)';

type Form = { readonly pattern: RegExp; readonly render: (rest: string, sentence: string) => string };

/**
 * The ways in which users forbid, and how each becomes a sentence that has a subject and keeps its negator.
 * The first form that fits counts; `rest` is its group, to the end of the sentence.
 */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(String.raw`${clauseStart}${not}\s(?:ever\s)?${harmless}(?<rest>[\w'’].*)$`, 'i'),
    render: (rest) => `The assistant must not ${rest}`,
  },
  {
    pattern: new RegExp(
      String.raw`${clauseStart}never\s(?!mind|worked|had|been|seen|heard|knew|got|did)(?<rest>[\w'’].*)$`,
      'i',
    ),
    render: (rest) => `The assistant must never ${rest}`,
  },
  {
    pattern: /\byou\s(?:do not|don['’]?t)\s(?:need|have)\sto\s(?<rest>.+)$/i,
    render: (rest) => `The assistant does not need to ${rest}`,
  },
  {
    pattern:
      /\b(?:I|we)\s(?:do not|don['’]?t|will not|won['’]?t|would not|wouldn['’]?t)\s(?:want|accept|allow|tolerate|wish)\b(?<rest>.*)$/i,
    render: (_, sentence) => sentence,
  },
  {
    pattern:
      /\b(?:must|should|shall|may)(?:\snot|n['’]?t)\b|^you\s(?:can\s?not|can['’]t)\b|\b(?:nobody|no one)\s(?:may|must|should)\b|\b(?:is|are)\snot\sallowed\b/i,
    render: (_, sentence) => sentence.replace(/^you\b/i, 'The assistant'),
  },
  {
    pattern:
      /\bwithout\s(?<rest>(?:first\s)?(?:my|asking|telling|checking with|permission|approval|confirmation)\b.*)$/i,
    render: (rest) => `The assistant must not act without ${rest}`,
  },
  {
    // "Tell me x without changing y" forbids y; "must not act without changing y" would order it.
    pattern:
      /\bwithout\s(?<rest>(?:changing|touching|implementing|modifying|deleting|breaking|editing|committing|pushing|deploying|writing any|adding any|making any|installing|sending)\b.*)$/i,
    render: (rest) => `The assistant must proceed without ${rest}`,
  },
  {
    // A limit by "only" forbids the rest, and says so for a reader who skims.
    pattern:
      /^(?!(?:it|this|that|i|we|you|which|why)\b)(?<rest>(?:[\w'’-]+\s){1,5}?(?:only\s(?:go(?:es)?|comes?|is sent|are sent|gets? sent)|(?:go(?:es)?|is sent|are sent|gets? sent)\sonly)\sto\s(?:me|us|my|our|[\w.+-]+@)(?:\b.*)?)$/i,
    render: (rest) => `${rest.replace(/[\s.!]{1,4}$/, '')}, and to nobody else`,
  },
  {
    // The owners of a thing forbid as well as the user does.
    pattern:
      /^(?:the|our|my) (?:\w+ )?(?:board|boss|manager|director|owner|client|customer|team|committee|treasurer|editor|landlord|bank|teacher|school|lawyer|partner|family|wife|husband|mother|father|parents|museum|company|council) (?:do not|does not|don['’]?t|doesn['’]?t) want \w/i,
    render: (_, sentence) => sentence,
  },
  {
    pattern:
      /(?:^|[,;:–—]\s{0,3}|\band\s)no\s(?!problem|worries|idea|need|no\b|longer|luck|matter|thanks|one\b|way|i\b|it\b|that|this|the\b|you|we\b|but|doubt|rush|clue|errors?\b|changes?\b|difference|success|result|response|answer|worry|such)(?<rest>[\w-]+(?:\s[\w'’./-]+){1,25})[.!]?$/i,
    render: (rest) => `There must be no ${rest}`,
  },
];

/** A condition before the prohibition belongs to it. */
const conditionFirst = /^(?:if|when|whenever|unless|before|after|while|until|once|as long as)\b[^,]{1,200},/i;

/** "Why don't we", "isn't it": asks, and forbids nothing. "Can you x, but don't y?" forbids. */
const askingStart =
  /^(?:why|what|how|when|where|who|is|are|do|does|did|should|would|could|have|has|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|shouldn['’]?t|wouldn['’]?t|won['’]?t|can['’]?t)\b/i;

/**
 * Reads a prohibition out of one of the user's sentences.
 *
 * @returns a full sentence with subject and negator; undefined when the sentence forbids nothing.
 */
export function findEnglishRestriction(sentence: string): string | undefined {
  const said = withoutPreamble(sentence);
  if (sentence.endsWith('?') && askingStart.test(said)) return undefined;
  if (
    /^(?:if|when|in case)\b[^,]{0,200}$/i.test(said) ||
    /\b(?:would|i['’]d) (?:prefer|rather) not\b/i.test(said)
  )
    return undefined;
  const condition = conditionFirst.exec(said)?.[0];
  for (const { pattern, render } of forms) {
    const match = pattern.exec(said) ?? pattern.exec(sentence);
    if (match === null) continue;
    const rule = render(withOrders(withoutPlease(match.groups?.rest ?? '')), said).replace(/\s?\?$/, '.');
    const keepsCondition = condition === undefined || rule.startsWith(condition);
    return asSentence(toThirdPerson(keepsCondition ? rule : `${condition} ${rule.replace(/^The\b/, 'the')}`));
  }
  return undefined;
}

function withoutPlease(rest: string): string {
  return rest.replace(/,?\s(?:please|thanks|thank you)(?=[\s.!]{0,4}$)/i, '');
}

/** "Don't delete it, and ask me" orders the asking: after "must not" it needs a "must" of its own. */
function withOrders(rest: string): string {
  return rest.replace(
    /,\s(and|but)\s(?:please\s)?(?=(?:ask|tell|show|wait|leave|let|call)\b)/gi,
    ', $1 must ',
  );
}
