import { progressStages } from '../sections.ts';
import { fitsAny, type LanguageRules, type ProgressStage } from './language.ts';
import type { Proposal } from './overrule.ts';

/** How far a user's report says that a piece of work got, the farthest first; undefined where it says nothing of it. */
export function findStage(sentence: string, { progress }: LanguageRules): ProgressStage | undefined {
  return progressStages.findLast((stage) => fitsAny(progress[stage], sentence));
}

/** Whether a user's sentence reports how far a piece of work got, without a word that takes it back. */
export function reportsProgress(sentence: string, rules: LanguageRules): boolean {
  const { negated, exceptions, excluded = [] } = rules.facts;
  const isDenied = (negated ?? rules.negator).test(sentence) || exceptions.test(sentence);
  return findStage(sentence, rules) !== undefined && !isDenied && !fitsAny(excluded, sentence);
}

/** Puts what the user reported of their own work where it says how far it got. What an assistant says is no report. */
export function sortProgress(proposals: readonly Proposal[], rules: LanguageRules): Proposal[] {
  return proposals.map((proposal) => {
    const { section, role, quote } = proposal;
    if (section !== 'confirmed_facts' || role !== 'user') return proposal;
    const stage = findStage(quote, rules);
    return stage ? { ...proposal, section: `progress_${stage}` } : proposal;
  });
}
