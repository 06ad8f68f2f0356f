import {
  depthOf,
  isConversation,
  PLAIN_TOKEN,
  standsInOneList,
  type TurnPattern,
} from './generic-pattern.ts';
import { frameOf, isAboutSpeakers, oppositesOf, roleOfName } from './speaker-words.ts';

/** More names of speakers than any chat has. */
const MOST_TOKENS = 100;
const TEST_IDS = ['data-testid', 'data-test-id', 'data-cy'];
/** Words in a class that every turn of a page has, whoever speaks. */
export const TURN_WORD = /message|msg|bubble|turn|chat|mbox/i;

/** Names on the page that are about speakers, each with its selector. */
export type SpeakerTokens = ReadonlyMap<string, string>;

/**
 * Finds turns by two classes (or test ids) that differ in one word only, a word for the one speaker and one for
 * the other: `message-user` and `message-bot`, `bubble--sent` and `bubble--received`.
 */
export function findByClass(root: ParentNode, tokens: SpeakerTokens): TurnPattern | undefined {
  const patterns: TurnPattern[] = [];
  for (const [token, css] of tokens) {
    for (const opposite of oppositesOf(token)) {
      const other = tokens.get(opposite);
      if (other !== undefined) patterns.push({ name: 'class', user: css, assistant: other });
    }
  }
  return findOutermost(root, [...patterns, ...pairByFrame(tokens)]);
}

/** Names that have the same words in another order: `kit-user-chat-message` and `kit-chat-bot-message`. */
function pairByFrame(tokens: SpeakerTokens): TurnPattern[] {
  const named = [...tokens].map(([token, css]) => ({ css, role: roleOfName(token), frame: frameOf(token) }));
  const answers = named.filter(({ role }) => role === 'assistant');
  return named.flatMap(({ css, role, frame }) =>
    answers
      .filter((answer) => role === 'user' && answer.frame === frame)
      .map((answer): TurnPattern => ({ name: 'class', user: css, assistant: answer.css })),
  );
}

/** Finds turns that have a class in common, of which one speaker's have another one that says so. */
export function findByOneSide(root: ParentNode, tokens: SpeakerTokens): TurnPattern | undefined {
  const patterns: TurnPattern[] = [];
  for (const [token, css] of tokens) {
    for (const common of findCommonClasses(root, token, css)) {
      const role = roleOfName(token, common);
      if (role === undefined) continue;
      const rest = `[class~="${common}"]:not(${css})`;
      const [user, assistant] = role === 'user' ? [css, rest] : [rest, css];
      patterns.push({ name: 'class', user, assistant });
    }
  }
  return findOutermost(root, patterns);
}

/** Classes of turns that all marked elements have, and others as well. */
function findCommonClasses(root: ParentNode, marked: string, css: string): string[] {
  return [...(root.querySelector(css)?.classList ?? [])].filter(
    (token) =>
      token !== marked &&
      PLAIN_TOKEN.test(token) &&
      TURN_WORD.test(token) &&
      root.querySelector(`[class~="${token}"]:not(${css})`) !== null,
  );
}

function findOutermost(root: ParentNode, patterns: readonly TurnPattern[]): TurnPattern | undefined {
  return patterns
    .filter((pattern) => isConversation(root, pattern) && standsInOneList(root, pattern))
    .sort((one, other) => depthOf(root, one) - depthOf(root, other))[0];
}

/**
 * The classes and test ids on the page that are about speakers, each with its selector, in the page's order. Those of turns
 * come again and again: of a page that has more of them than any chat only the most frequent ones are looked at.
 */
export function collectTokens(root: ParentNode): SpeakerTokens {
  const counts = new Map<string, number>();
  const tokens = new Map<string, string>();
  const note = (token: string, css: string) => {
    if (!PLAIN_TOKEN.test(token) || !isAboutSpeakers(token)) return;
    tokens.set(token, css);
    counts.set(css, (counts.get(css) ?? 0) + 1);
  };
  for (const element of root.querySelectorAll('[class]'))
    for (const token of element.classList) note(token, `[class~="${token}"]`);
  for (const name of TEST_IDS) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const token = element.getAttribute(name) ?? '';
      note(token, `[${name}="${token}"]`);
    }
  }
  if (tokens.size <= MOST_TOKENS) return tokens;
  const frequent = [...tokens].sort(
    ([, one], [, other]) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  return new Map(frequent.slice(0, MOST_TOKENS));
}
