import type { LanguageRules } from './language.ts';
import type { Proposal } from './overrule.ts';
import type { ReadTurn } from './read-turn.ts';
import { endsInQuestionMark } from './sentence-words.ts';
import { LATE_TURNS, type ListedTask } from './settle.ts';
import type { Sentence } from './turn-text.ts';

/**
 * The newest task list of each speaker: unchecked lines are open, checked ones are what that speaker says is done.
 */
export function readTasks(turns: readonly ReadTurn[], rules: LanguageRules | undefined): Proposal[] {
  return newestLists(turns).flatMap((turn) =>
    turn.text.tasks.map(({ text, checked }) =>
      checked ? doneItem(turn, text, rules) : openItem(turn, text, rules),
    ),
  );
}

/** The lines that may close or restate an open item: all that were ever checked, and the newest lists' unchecked ones. */
export function readListed(turns: readonly ReadTurn[]): ListedTask[] {
  const newest = newestLists(turns);
  return turns.flatMap((turn) =>
    turn.text.tasks
      .filter(({ checked }) => checked || newest.includes(turn))
      .map((task) => ({ ...task, turnIndex: turn.index })),
  );
}

function newestLists(turns: readonly ReadTurn[]): ReadTurn[] {
  return (['assistant', 'user'] as const).flatMap((speaker) => {
    const newest = turns.findLast(({ role, text }) => role === speaker && text.tasks.length > 0);
    return newest ? [newest] : [];
  });
}

/** List items below "Next steps" and the like: of the user's newest turn that has them, and of an assistant's late one. */
export function readAnnounced(turns: readonly ReadTurn[], rules: LanguageRules): Proposal[] {
  const isOpen = ({ text, heading, isListItem }: Sentence): boolean =>
    isListItem && !endsInQuestionMark(text) && rules.openItems.heading.test(heading);
  const hasOpen = ({ text }: ReadTurn): boolean => text.sentences.some(isOpen);
  const users = turns.findLast((turn) => turn.role === 'user' && hasOpen(turn));
  const assistants = turns.slice(-LATE_TURNS).findLast((turn) => turn.role === 'assistant' && hasOpen(turn));
  return [assistants, users].flatMap((turn) =>
    turn ? turn.text.sentences.filter(isOpen).map(({ text }) => openItem(turn, text, rules)) : [],
  );
}

function openItem(turn: ReadTurn, text: string, rules: LanguageRules | undefined): Proposal {
  const effect = rules?.effect.test(text) ? { externalEffect: true } : {};
  return { section: 'open_items', ...listItem(turn, text, rules), ...effect };
}

function doneItem(turn: ReadTurn, text: string, rules: LanguageRules | undefined): Proposal {
  return { section: 'done', ...listItem(turn, text, rules) };
}

function listItem(
  { index, role }: ReadTurn,
  quote: string,
  rules: LanguageRules | undefined,
): Omit<Proposal, 'section'> {
  const text = role === 'assistant' ? (rules?.wording.task(quote) ?? quote) : quote;
  return { text, quote, role, turnIndex: index, userTurn: 0 };
}
