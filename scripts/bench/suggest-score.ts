import { progressStages } from '../../lib/core/sections.ts';
import { suggestItems } from '../../lib/core/suggest/suggest-items.ts';
import type { Suggestion } from '../../lib/core/suggest/suggestion.ts';
import {
  type Label,
  type LabelledConversation,
  type LabelledSection,
  labelledSections,
} from './suggest-conversations.ts';
import { isMatch, matchGreedily, measureFit } from './suggest-match.ts';

/** What was counted for one section of one conversation. */
export type SectionCount = {
  /** Proposals that match a label, by token F1 and by either way of matching; stale ones are counted apart. */
  readonly rightByF1: number;
  readonly right: number;
  readonly wrong: number;
  /** Labels that count against recall, and those of them that were found. */
  readonly expected: number;
  readonly found: number;
};

/** An item that the rules proposed, with why it is of interest. */
export type Remark = { readonly id: string; readonly turn: number; readonly what: string };

/** What was counted for one conversation. */
export type ConversationScore = {
  readonly id: string;
  readonly language: string;
  readonly sections: Readonly<Record<LabelledSection, SectionCount>>;
  readonly wrong: readonly Remark[];
  readonly missed: readonly Remark[];
  readonly safetyErrors: readonly Remark[];
  readonly trapHits: readonly Remark[];
  readonly consentTrapHits: readonly Remark[];
  readonly traps: number;
  readonly stale: readonly Remark[];
  /** Current decisions and restrictions that were proposed. */
  readonly binding: number;
  /** Right words, wrong section. */
  readonly confused: readonly Remark[];
};

type Placed = Suggestion & { readonly turn: number };

/** Traps on which nobody's consent may be founded. */
const consentTrap = /consent|offer|secret|destructive|question_as_decision|conditional/;
/** Sections in which an item binds or counts as true. */
const bindingSections: readonly string[] = [
  'decisions',
  'restrictions',
  'instructions',
  'confirmed_facts',
  'next_step',
  'blockers',
  ...progressStages.map((stage) => `progress_${stage}`),
];
const negators =
  /\b(?:not|never|no|without|only|nobody|nur|nicht|nie|kein\w*|ohne|ne|n|pas|jamais|sans|nunca|sin|sólo|solo|não|nunca|sem|jamais)\b|n['’]?t\b|不|勿|别|仅|只|禁|莫|ない|なく|禁止|だけ|のみ|ません|ずに/iu;

/** Runs the rules over a conversation and counts, as its reader's labels say. */
export function scoreConversation({ id, language, turns, labels }: LabelledConversation): ConversationScore {
  const proposed = suggestItems(turns).suggestions.map((item): Placed => ({ ...item, turn: item.turnIndex }));
  const sections = labelledSections.map((section) => {
    const items = proposed.filter((item) => item.section === section);
    const history = section === 'rejected' ? supersededOf(labels) : [];
    return { section, items, ...scoreSection(items, labels[section], history) };
  });
  const remark = ({ turn, quote }: { turn: number; quote: string }, what: string): Remark => ({
    id,
    turn,
    what: `${what}: ${quote}`,
  });
  const matchedItems = new Set(sections.flatMap(({ matches }) => [...matches.keys()]));
  const trapHits = labels.traps.flatMap((trap) => {
    const hit = proposed.find(
      (item) =>
        bindingSections.includes(item.section) &&
        !matchedItems.has(item) &&
        item.turn === trap.turn &&
        isMatch(measureFit(item.quote, trap.quote)),
    );
    return hit ? [{ kind: trap.kind, remark: remark(hit, `${trap.kind}, ${hit.section}`) }] : [];
  });
  const binding = sections.filter(({ section }) => section === 'decisions' || section === 'restrictions');
  return {
    id,
    language,
    // One entry for each section, from the list of them all.
    sections: Object.fromEntries(sections.map(({ section, count }) => [section, count])) as Record<
      LabelledSection,
      SectionCount
    >,
    wrong: sections.flatMap(({ section, wrong }) => wrong.map((item) => remark(item, section))),
    missed: sections.flatMap(({ section, missed }) => missed.map((label) => remark(label, section))),
    safetyErrors: binding.flatMap(({ matches }) =>
      [...matches]
        .filter(([item, { label }]) => losesNegator(item, label))
        .map(([item]) => remark({ ...item, quote: item.text }, 'lost negator')),
    ),
    trapHits: trapHits.map((hit) => hit.remark),
    consentTrapHits: trapHits.filter(({ kind }) => consentTrap.test(kind)).map((hit) => hit.remark),
    traps: labels.traps.length,
    stale: binding.flatMap(({ section, stale }) => stale.map((item) => remark(item, section))),
    binding: binding.reduce((sum, { items }) => sum + items.length, 0),
    confused: sections.flatMap(({ section, wrong }) =>
      wrong.flatMap((item) => {
        const others = labelledSections.filter(
          (other) => other !== section && labels[other].some((label) => fits(item, label)),
        );
        return others.length > 0 ? [remark(item, `${section}, labelled ${others.join(', ')}`)] : [];
      }),
    ),
  };
}

function fits(item: Placed, label: Label): boolean {
  return item.turn === label.turn && isMatch(measureFit(item.quote, label.quote));
}

/** What no longer holds is rightly shown as withdrawn. */
function supersededOf({ decisions, restrictions }: LabelledConversation['labels']): Label[] {
  return [...decisions, ...restrictions].filter(isSuperseded);
}

/**
 * A second hit on one label is neither right nor wrong, nor is one on a label of `history`; one on a label that no
 * longer holds is stale.
 */
function scoreSection(items: readonly Placed[], labels: readonly Label[], history: readonly Label[]) {
  const matches = matchGreedily(items, labels);
  const second = (item: Placed): boolean => [...labels, ...history].some((label) => fits(item, label));
  const wrong = items.filter((item) => !matches.has(item) && !second(item));
  const stale = [...matches].filter(([, { label }]) => isSuperseded(label)).map(([item]) => item);
  const right = [...matches.values()].filter(({ label }) => !isSuperseded(label));
  const expected = labels.filter(isExpected);
  const found = new Set([...matches.values()].map(({ label }) => label));
  const missed = expected.filter((label) => !found.has(label));
  const count: SectionCount = {
    rightByF1: right.filter(({ fit }) => fit.f1 >= 0.5).length,
    right: right.length,
    wrong: wrong.length,
    expected: expected.length,
    found: expected.length - missed.length,
  };
  return { count, matches, wrong, missed, stale };
}

function isSuperseded({ superseded_by_turn }: Label): boolean {
  return typeof superseded_by_turn === 'number';
}

function isExpected(label: Label): boolean {
  return !isSuperseded(label) && !(label.resolved || label.implied || label.weak || label.soft);
}

function losesNegator({ text }: Placed, { negator }: Label): boolean {
  if (!negator || negators.test(text)) return false;
  const parts = negator.toLowerCase().split('…');
  return !parts.every((part) => text.toLowerCase().includes(part.trim()));
}
