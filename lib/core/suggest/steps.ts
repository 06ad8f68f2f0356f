import type { LanguageRules } from './language.ts';
import type { Proposal } from './overrule.ts';
import { reportsWork } from './read-facts.ts';
import type { ReadTurn } from './read-turn.ts';

/**
 * The newest piece of work that was reported: what the assistant says it did, or what the user reports. A report of
 * the user's that the assistant only repeats in its answer stands for both.
 */
export function lastStep(proposals: readonly Proposal[], rules: LanguageRules): Proposal[] {
  const reports = proposals.filter(
    ({ section, quote }) =>
      section === 'done' || (section === 'confirmed_facts' && reportsWork(quote, rules)),
  );
  const newest = reports.at(-1);
  if (newest === undefined) return [];
  const users = reports.findLast(
    ({ role, turnIndex }) => role === 'user' && turnIndex === newest.turnIndex - 1,
  );
  return [{ ...(users ?? newest), section: 'last_completed_step' }];
}

/** A next step that the user named is open as well. */
export function openNextSteps(proposals: readonly Proposal[]): Proposal[] {
  return proposals
    .filter(({ section, role }) => section === 'next_step' && role === 'user')
    .map((proposal): Proposal => ({ ...proposal, section: 'open_items' }));
}

/** Leaves out next steps that the assistant proposed before its newest turn. */
export function currentNextSteps(turns: readonly ReadTurn[], proposals: readonly Proposal[]): Proposal[] {
  const newest = turns.findLast(({ role }) => role === 'assistant')?.index;
  return proposals.filter(
    ({ section, role, turnIndex }) => section !== 'next_step' || role === 'user' || turnIndex === newest,
  );
}

/** When the user spoke last and named no next step, what they asked for is the next step. */
export function unanswered(
  turns: readonly ReadTurn[],
  proposals: readonly Proposal[],
  rules: LanguageRules,
): Proposal[] {
  const last = turns.at(-1);
  if (last?.role !== 'user') return [];
  if (proposals.some(({ section, turnIndex }) => section === 'next_step' && turnIndex === last.index))
    return [];
  const text = last.text.sentences.find((sentence) => rules.request.test(sentence.text))?.text;
  if (text === undefined) return [];
  return [{ section: 'next_step', text, quote: text, role: 'user', turnIndex: last.index, userTurn: 0 }];
}
