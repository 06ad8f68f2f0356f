import { type Candidate, fitsAny, type LanguageRules, type SentencePlace } from './language.ts';
import { readBlocker } from './read-blocker.ts';
import { statesFact } from './read-facts.ts';
import { readOpenItem, withEffect } from './read-open-items.ts';
import { reportsProgress } from './read-progress.ts';
import { findRestriction } from './read-restriction.ts';
import { readDoubt } from './read-unknowns.ts';
import { asSentence, endsInColon, endsInQuestionMark, withoutPreamble } from './sentence-words.ts';

const MOST_LEAD_IN_UNITS = 40;

/** What one of the user's own sentences proposes. A prohibition is only that; it is never an instruction as well. */
export function readUser(sentence: string, place: SentencePlace, rules: LanguageRules): Candidate[] {
  const said = withoutPreamble(sentence, rules);
  const restriction = findRestriction(sentence, rules);
  const turnedDown = findTurnedDown(sentence, rules);
  if (restriction !== undefined) {
    const forbids: Candidate = {
      section: 'restrictions',
      text: restriction,
      words: sentence,
      quote: sentence,
    };
    return [forbids, ...ordersBesideProhibition(sentence, said, rules), ...turnedDown];
  }
  if (fitsAny(rules.decisions.asked, said)) return readOrder(sentence, said, rules, turnedDown);
  if (isQuestion(sentence, rules) || rules.conditional.test(said))
    return readConditional(sentence, said, rules);
  if (rules.nextStep.user.test(said)) return [withEffect(itemOf('next_step', said, sentence), rules)];
  const blocker = readBlocker(sentence, said, rules);
  if (blocker.length > 0) return blocker;
  const open = readOpenItem(sentence, said, rules);
  if (open.length > 0) return open;
  const rejected = fitsAny(rules.rejections.patterns, sentence)
    ? [itemOf('rejected', said, sentence)]
    : turnedDown;
  const doubt = readDoubt(sentence, said, rules);
  if (doubt.length > 0) return [...doubt, ...rejected];
  if (statesFact(sentence, said, rules) || reportsProgress(said, rules))
    return [itemOf('confirmed_facts', said, sentence)];
  const order = readOrder(sentence, said, rules, turnedDown);
  if (order.length > 0) return order;
  return place.isListItem ? readListItem(sentence, place, rules, rejected) : rejected;
}

/** Whether a sentence asks, also without a question mark. */
export function isQuestion(sentence: string, rules: LanguageRules): boolean {
  return endsInQuestionMark(sentence) || fitsAny(rules.question, withoutPreamble(sentence, rules));
}

function itemOf(section: Candidate['section'], text: string, quote: string): Candidate {
  return { section, text: asSentence(text || quote), quote };
}

/** A condition may be part of a standing instruction ("whenever you …"), and of nothing else. */
function readConditional(sentence: string, said: string, rules: LanguageRules): Candidate[] {
  const isAsked = isQuestion(sentence, rules);
  return !isAsked && isInstruction(said, rules) ? [itemOf('instructions', said, sentence)] : [];
}

/** Instructions and choices. */
function readOrder(
  sentence: string,
  said: string,
  rules: LanguageRules,
  turnedDown: readonly Candidate[],
): Candidate[] {
  if (isInstruction(said, rules)) return [itemOf('instructions', said, sentence)];
  const { plan, patterns, asked } = rules.decisions;
  if (plan?.test(said)) return [itemOf('decisions', said, sentence)];
  const manner = findManner(said, rules);
  if (!fitsAny(patterns, said) && !fitsAny(asked, said)) return manner;
  // An order with an effect outside is no standing decision: in a new conversation it has to be given anew.
  const order = rules.effect.test(said)
    ? withEffect(itemOf('open_items', said, sentence), rules)
    : itemOf('decisions', said, sentence);
  return [order, ...manner, ...turnedDown];
}

/** How an order wants to be carried out: its clause is a standing instruction of its own. */
function findManner(said: string, { instructions }: LanguageRules): Candidate[] {
  const manner = instructions.manner?.exec(said)?.groups?.manner?.trim();
  return manner === undefined ? [] : [itemOf('instructions', manner, manner)];
}

/** Orders in the sentence of a prohibition: "Answer in French, and no abbreviations", "no names, use initials". */
function ordersBesideProhibition(sentence: string, said: string, rules: LanguageRules): Candidate[] {
  const { thenForbids, thenOrders } = rules.restrictions;
  const [before = '', forbidden] = thenForbids ? said.split(thenForbids, 2) : [];
  if (forbidden !== undefined && isInstruction(before, rules))
    return [itemOf('instructions', before, sentence)];
  const [, order = ''] = thenOrders ? said.split(thenOrders, 2) : [];
  return order === '' ? [] : [itemOf('instructions', order, order)];
}

/** An item of a list below a heading that says what it lists; a rule is a prohibition if anything in it says no. */
function readListItem(
  sentence: string,
  { heading }: SentencePlace,
  rules: LanguageRules,
  otherwise: Candidate[],
): Candidate[] {
  if (rules.facts.heading?.test(heading)) return [itemOf('confirmed_facts', sentence, sentence)];
  if (!rules.instructions.heading.test(heading)) return otherwise;
  if (!rules.negator.test(sentence)) return [itemOf('instructions', sentence, sentence)];
  const text = rules.wording.restriction(asSentence(sentence));
  return [{ section: 'restrictions', text, words: sentence, quote: sentence }];
}

function isInstruction(said: string, { instructions }: LanguageRules): boolean {
  const leadsOn = endsInColon(said) && said.length <= MOST_LEAD_IN_UNITS && !/[,;，；、]/.test(said);
  return !leadsOn && fitsAny(instructions.patterns, said);
}

/** "y instead of x", "y rather than x": x was turned down. */
function findTurnedDown(sentence: string, rules: LanguageRules): Candidate[] {
  const option = rules.rejections.preferred?.exec(sentence)?.groups?.option?.trim();
  if (option === undefined || isQuestion(sentence, rules) || !/[\p{L}\p{N}'’"-]{2,}/u.test(option)) return [];
  return [{ section: 'rejected', text: rules.wording.turnedDown(option), quote: sentence }];
}
