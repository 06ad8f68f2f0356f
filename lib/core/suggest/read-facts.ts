import { fitsAny, type LanguageRules } from './language.ts';

/** Whether a user's sentence confirms something or states it with a number, an address or a result. */
export function statesFact(sentence: string, said: string, rules: LanguageRules): boolean {
  const { confirmations, excluded = [], statements = [], exceptions } = rules.facts;
  const denials = rules.facts.negated ? [rules.facts.negated] : [rules.negator, exceptions];
  if (fitsAny(confirmations, sentence) && !fitsAny(denials, sentence)) return true;
  if (fitsAny(excluded, said)) return false;
  return reportsWork(said, rules) || fitsAny(statements, said);
}

/** Whether a sentence reports a piece of work, not just how things are. */
export function reportsWork(sentence: string, { facts }: LanguageRules): boolean {
  return fitsAny(facts.work, sentence) && !facts.exceptions.test(sentence);
}
