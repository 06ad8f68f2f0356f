import { contentWords, likeness, overlap } from './content-words.ts';
import type { Candidate, LanguageRules, Retraction } from './language.ts';
import type { Suggestion } from './suggestion.ts';

/** A proposed item with the user turn (counted among the user's turns) in which it was said. */
export type Proposal = Suggestion & Pick<Candidate, 'ends'> & { readonly userTurn: number };

const REPLACED_WITHIN_USER_TURNS = 3;
const LEAST_OVERLAP = 0.6;
/** A decision is compared with this many later ones, which keeps the work linear. */
const COMPARED_DECISIONS = 60;

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
  return proposals.map((proposal) => (overruled.has(proposal) ? withdraw(proposal, rules) : proposal));
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
      const [first = ''] = words;
      const action = retraction.action ? [...contentWords(retraction.action, rules.stopWords)][0] : first;
      const forbidden = candidates.filter(({ quote }) =>
        contentWords(quote, rules.stopWords).has(action ?? first),
      );
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

const REPLACED_FROM_OVERLAP = 0.65;
const MERGED_FROM_LIKENESS = 0.7;
const LEAST_COMMON_WORDS = 3;

/**
 * Takes back decisions that a later one replaces: most of the same words, so the same matter, and other words too, so
 * another choice. Equal ones are left to be merged.
 */
export function replaceDecisions(proposals: readonly Proposal[], rules: LanguageRules): Proposal[] {
  const decisions = proposals
    .filter(({ section, role }) => section === 'decisions' && role === 'user')
    .map((decision) => ({ decision, words: contentWords(decision.quote, rules.stopWords) }));
  const replaced = new Set(
    decisions
      .filter((earlier, position) =>
        decisions
          .slice(position + 1, position + 1 + COMPARED_DECISIONS)
          .some(
            (later) =>
              later.decision.turnIndex > earlier.decision.turnIndex &&
              replaces(later.words, earlier.words) &&
              !nameDifferentThings(later.decision.quote, earlier.decision.quote),
          ),
      )
      .map(({ decision }) => decision),
  );
  return proposals.map((proposal) => (replaced.has(proposal) ? withdraw(proposal, rules) : proposal));
}

function replaces(later: ReadonlySet<string>, earlier: ReadonlySet<string>): boolean {
  const common = [...earlier].filter((word) => later.has(word)).length;
  return (
    common >= LEAST_COMMON_WORDS &&
    overlap(later, earlier) >= REPLACED_FROM_OVERLAP &&
    likeness(later, earlier) < MERGED_FROM_LIKENESS
  );
}

const namedThing = /[@#`"“„«「][^\s`"”»」]{2,80}|\b[\w-]{1,60}[./\\][\w./\\-]{1,80}|\d{1,9}/g;

/** Two files, two quoted names, two numbers: two matters, however alike the words around them. */
function nameDifferentThings(a: string, b: string): boolean {
  const things: string[] = a.match(namedThing) ?? [];
  const others: string[] = b.match(namedThing) ?? [];
  return things.length > 0 && others.length > 0 && !things.some((thing) => others.includes(thing));
}

function withdraw({ words: _, ...rest }: Proposal, rules: LanguageRules): Proposal {
  return { ...rest, section: 'rejected', text: rules.wording.withdrawn(rest.text) };
}
