import type { Role } from '../core/capture.ts';

/** Words in attributes and class names, which programmers write in English whatever the interface's language. */
const USER = [
  'user',
  'human',
  'me',
  'you',
  'customer',
  'client',
  'visitor',
  'question',
  'query',
  'prompt',
  'request',
];
const ASSISTANT = ['assistant', 'ai', 'bot', 'model', 'agent', 'llm', 'gpt', 'answer', 'response', 'reply'];
/** Beside the user's own, these turns are the machine's too: what a model answers is a `system-response` to some. */
const MACHINE = [...ASSISTANT, 'system'];
/** Words that say no more than on which side of a conversation something stands; each has one opposite. */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['outgoing', 'incoming'],
  ['sent', 'received'],
  ['sender', 'receiver'],
  ['right', 'left'],
  ['end', 'start'],
  ['me', 'other'],
  ['guest', 'host'],
  ['self', 'other'],
  ['own', 'other'],
  ['mine', 'theirs'],
]);
/** Classes such as `justify-end` place any element, not just turns. */
const PLACING =
  /^(?:justify|items|text|self|float|align|content|pull|border|rounded|place|inset|m[lresxy]?|p[lresxy]?|col|row)[-_]/;

const roles: ReadonlyMap<string, Role> = new Map([
  ...USER.map((word) => [word, 'user'] as const),
  ...ASSISTANT.map((word) => [word, 'assistant'] as const),
]);
/** Who stands where: the user's own words are outgoing, and on the right. */
const sideRoles: ReadonlyMap<string, Role> = new Map([
  ...[...SIDES.keys()].map((word) => [word, 'user'] as const),
  ...[...SIDES.values()].map((word) => [word, 'assistant'] as const),
]);
const known: ReadonlySet<string> = new Set([...roles.keys(), ...SIDES.keys(), ...SIDES.values()]);

/** Whether a class name or test id has a word that is about speakers. */
export function isAboutSpeakers(token: string): boolean {
  return splitWords(token).some((word) => known.has(word.toLowerCase()));
}

/**
 * The one speaker that a name such as `user_message` or `is-outgoing` is about; none where it names two.
 *
 * @param common a name that the turns of both speakers have: its words say nothing, as `ai` in `ai-chat-message`.
 */
export function roleOfName(name: string, common = ''): Role | undefined {
  if (PLACING.test(name)) return undefined;
  const shared = new Set(wordsOf(common));
  const words = wordsOf(name).filter((word) => !shared.has(word));
  const named = new Set(words.flatMap((word) => roles.get(word) ?? []));
  const found = named.size > 0 ? named : new Set(words.flatMap((word) => sideRoles.get(word) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** What a name has beside its words for a speaker, in any order: two names that differ in nothing else are a pair. */
export function frameOf(name: string): string {
  return wordsOf(name)
    .filter((word) => !roles.has(word))
    .sort()
    .join(' ');
}

/** The names that a user's token would have if it were about the other speaker, word for word. */
export function oppositesOf(token: string): string[] {
  if (PLACING.test(token)) return [];
  const words = splitWords(token);
  return words.flatMap((word, index) =>
    oppositeWords(word.toLowerCase()).map((opposite) => words.with(index, inCaseOf(word, opposite)).join('')),
  );
}

function oppositeWords(word: string): readonly string[] {
  const side = SIDES.get(word);
  return [...(side === undefined ? [] : [side]), ...(roles.get(word) === 'user' ? MACHINE : [])];
}

function wordsOf(name: string): string[] {
  return splitWords(name)
    .map((word) => word.toLowerCase())
    .filter((word) => !/^[-_]/.test(word));
}

/** Words and what stands between them, so that joining them gives the token again. */
function splitWords(token: string): string[] {
  return token.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[-_]+/g) ?? [];
}

function inCaseOf(word: string, opposite: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return opposite.toUpperCase();
  return /^[A-Z]/.test(word) ? `${opposite.charAt(0).toUpperCase()}${opposite.slice(1)}` : opposite;
}
