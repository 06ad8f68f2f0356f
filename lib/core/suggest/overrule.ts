import { contentWords, overlap } from './content-words.ts';
import type { Candidate, LanguageRules, Retraction } from './language.ts';
import type { Suggestion } from './suggestion.ts';

/** A proposed item with the user turn (counted among the user's turns) in which it was said. */
export type Proposal = Suggestion & Pick<Candidate, 'ends'> & { readonly userTurn: number };

const REPLACED_WITHIN_USER_TURNS = 3;
const LEAST_OVERLAP = 0.6;

/**
 * Takes back what a later sentence of the user overrules: it is no longer proposed as current, but as
 * rejected, and says so. Only what the user said can be taken back, and only by the user.
 *
 * @param proposals all that was proposed before the sentence, oldest first.
 */
export function overrule(
  proposals: readonly Proposal[],
  retraction: Retraction,
  userTurn: number,
  rules: LanguageRules,
): Proposal[] {
  const words = contentWords(retraction.words, rules.stopWords);
  const candidates = proposals.filter(
    ({ role, section }) => role === 'user' && retraction.sections.includes(section),
  );
  const overruled = new Set(selectOverruled(candidates, retraction, words, userTurn, rules));
  return proposals.map((proposal) => {
    if (!overruled.has(proposal)) return proposal;
    const { words: _, ...rest } = proposal;
    return { ...rest, section: 'rejected', text: rules.renderWithdrawn(proposal.text) };
  });
}

function selectOverruled(
  candidates: readonly Proposal[],
  retraction: Retraction,
  words: ReadonlySet<string>,
  userTurn: number,
  rules: LanguageRules,
): Proposal[] {
  switch (retraction.scope) {
    case 'previous': {
      const nearest = candidates.at(-1);
      return nearest && nearest.userTurn >= userTurn - 1 ? [nearest] : [];
    }
    case 'named':
      return candidates.filter(({ quote }) => sharesWords(contentWords(quote, rules.stopWords), words));
    case 'lifted': {
      const [action = ''] = words;
      const forbidden = candidates.filter(({ quote }) => contentWords(quote, rules.stopWords).has(action));
      return forbidden.filter(({ quote }) => sharesWords(contentWords(quote, rules.stopWords), words));
    }
    case 'replaced': {
      const recent = candidates.filter(
        (proposal) => proposal.userTurn >= userTurn - REPLACED_WITHIN_USER_TURNS,
      );
      const alike = recent.filter(({ quote }) =>
        [...words].slice(0, 2).some((word) => contentWords(quote, rules.stopWords).has(word)),
      );
      return alike.slice(-1);
    }
  }
}

/** Most of the words of the shorter one, and two at least where it has two. */
function sharesWords(said: ReadonlySet<string>, named: ReadonlySet<string>): boolean {
  const common = [...named].filter((word) => said.has(word)).length;
  return common >= Math.min(2, named.size, said.size) && overlap(said, named) >= LEAST_OVERLAP;
}
