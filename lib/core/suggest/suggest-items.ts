import type { Turn } from '../capture.ts';
import { wordsOf } from './content-words.ts';
import { english } from './english.ts';
import { findGoal } from './goal.ts';
import type { LanguageRules } from './language.ts';
import { type MergedSuggestions, mergeSuggestions } from './merge-suggestions.ts';
import { overrule, type Proposal } from './overrule.ts';
import { withoutPastedText } from './pasted-text.ts';
import { readTurnText, type Sentence, type TurnText } from './turn-text.ts';

/** What the rules propose for a draft. `unknown`: no rules for the language; goal and task lists only. */
export type SuggestedItems = MergedSuggestions & { language: LanguageRules['code'] | 'unknown' };

const LEAST_STOP_WORD_SHARE = 0.15;
/** A list of next steps that the assistant made longer ago than this is taken for done or overtaken. */
const LATE_TURNS = 6;

type ReadTurn = { readonly index: number; readonly role: 'user' | 'assistant'; readonly text: TurnText };

/**
 * Proposes items for a draft from the turns of a conversation, by rules alone: equal turns, equal items.
 *
 * Restrictions, decisions, instructions and confirmed facts come from the user's own sentences only, never from what
 * they quoted or pasted. What an assistant says is proposed as a claim. Consent is never inferred.
 */
export function suggestItems(turns: readonly Turn[]): SuggestedItems {
  const read = turns.flatMap(readTurn);
  const rules = isEnglish(read) ? english : undefined;
  const proposals = [
    ...findGoal(read, rules),
    ...readTasks(read, rules),
    ...(rules ? readSentences(read, rules) : []),
  ];
  const inOrder = proposals
    .sort((a, b) => a.turnIndex - b.turnIndex)
    .map(({ userTurn: _, ...suggestion }) => suggestion);
  const merged = mergeSuggestions(inOrder, english.stopWords);
  return { language: rules?.code ?? 'unknown', ...merged };
}

function readTurn(turn: Turn): ReadTurn[] {
  if (turn.role !== 'user' && turn.role !== 'assistant') return [];
  const markdown = turn.role === 'user' ? withoutPastedText(turn.markdown) : turn.markdown;
  return [{ index: turn.index, role: turn.role, text: readTurnText(markdown) }];
}

/** Judged by how many of the user's own words are English stop words. */
function isEnglish(turns: readonly ReadTurn[]): boolean {
  const own = turns
    .filter(({ role }) => role === 'user')
    .flatMap(({ text }) => text.sentences.flatMap((sentence) => wordsOf(sentence.text)));
  const stopWords = own.filter((word) => english.stopWords.has(word)).length;
  return own.length > 0 && stopWords / own.length >= LEAST_STOP_WORD_SHARE;
}

/** Unchecked lines of the newest turn of each speaker that holds a task list. */
function readTasks(turns: readonly ReadTurn[], rules: LanguageRules | undefined): Proposal[] {
  return (['assistant', 'user'] as const).flatMap((speaker) => {
    const newest = turns.findLast(({ role, text }) => role === speaker && text.tasks.length > 0);
    const open = newest?.text.tasks.filter(({ checked }) => !checked) ?? [];
    return newest ? open.map(({ text }) => openItem(newest, text, rules)) : [];
  });
}

function openItem({ index, role }: ReadTurn, text: string, rules: LanguageRules | undefined): Proposal {
  const effect = rules?.hasExternalEffect(text) ? { externalEffect: true } : {};
  return { section: 'open_items', text, quote: text, role, turnIndex: index, userTurn: 0, ...effect };
}

function readSentences(turns: readonly ReadTurn[], rules: LanguageRules): Proposal[] {
  let proposals: Proposal[] = [];
  let userTurn = 0;
  for (const { index, role, text } of turns) {
    if (role === 'user') userTurn += 1;
    for (const sentence of text.sentences) {
      const said = role === 'user' ? rules.readUser(sentence.text) : rules.readAssistant(sentence.text);
      if (role === 'user') {
        for (const retraction of rules.readRetractions(sentence.text))
          proposals = overrule(proposals, retraction, userTurn, rules);
      }
      proposals.push(
        ...said.map((candidate): Proposal => ({ ...candidate, role, turnIndex: index, userTurn })),
      );
    }
  }
  return [
    ...proposals,
    ...readAnnounced(turns, rules),
    ...lastStep(proposals),
    ...unanswered(turns, proposals, rules),
  ];
}

/** List items below "Next steps" and the like: of the user's newest turn that has them, and of an assistant's late one. */
function readAnnounced(turns: readonly ReadTurn[], rules: LanguageRules): Proposal[] {
  const isOpen = ({ heading, isListItem }: Sentence): boolean =>
    isListItem && rules.announcesOpenItems(heading);
  const hasOpen = ({ text }: ReadTurn): boolean => text.sentences.some(isOpen);
  const users = turns.findLast((turn) => turn.role === 'user' && hasOpen(turn));
  const assistants = turns.slice(-LATE_TURNS).findLast((turn) => turn.role === 'assistant' && hasOpen(turn));
  return [assistants, users].flatMap((turn) =>
    turn ? turn.text.sentences.filter(isOpen).map(({ text }) => openItem(turn, text, rules)) : [],
  );
}

/** The newest piece of work that was reported: what the assistant says it did, or what the user confirmed. */
function lastStep(proposals: readonly Proposal[]): Proposal[] {
  const newest = proposals.findLast(({ section }) => section === 'done' || section === 'confirmed_facts');
  return newest ? [{ ...newest, section: 'last_completed_step' }] : [];
}

/** When the user spoke last and named no next step, what they asked for is the next step. */
function unanswered(
  turns: readonly ReadTurn[],
  proposals: readonly Proposal[],
  rules: LanguageRules,
): Proposal[] {
  const last = turns.at(-1);
  if (last?.role !== 'user') return [];
  if (proposals.some(({ section, turnIndex }) => section === 'next_step' && turnIndex === last.index))
    return [];
  const text = last.text.sentences.find((sentence) => rules.isRequest(sentence.text))?.text;
  if (text === undefined) return [];
  return [{ section: 'next_step', text, quote: text, role: 'user', turnIndex: last.index, userTurn: 0 }];
}
