import type { Role } from '../core/capture.ts';
import { isConversation, PLAIN_TOKEN, type TurnPattern } from './generic-pattern.ts';
import { roleOfName } from './speaker-words.ts';

/** Attributes in which pages name the speaker of a turn, the most explicit first. */
const ATTRIBUTES = [
  'data-message-author-role',
  'data-author-role',
  'data-message-role',
  'data-turn-role',
  'data-role',
  'data-message-author',
  'data-author-type',
  'data-author',
  'data-message-sender',
  'data-sender-type',
  'data-sender',
  'data-speaker',
  'data-participant',
  'data-message-from',
  'data-from',
  'data-turn',
  'data-message-type',
  'data-step-type',
  'data-message-direction',
  'data-direction',
  // No word of the standard's: some interfaces hand on what their message is.
  'role',
];

/** Attributes that say whether it is the user who speaks: `true` or `false`. */
const USER_FLAGS = ['is_user', 'data-is-user', 'data-is-own', 'data-own', 'data-mine'];

/** Finds turns whose speaker an attribute names outright. */
export function findByAttribute(root: ParentNode): TurnPattern | undefined {
  return findByName(root) ?? findByFlag(root);
}

function findByFlag(root: ParentNode): TurnPattern | undefined {
  return USER_FLAGS.map(
    (name): TurnPattern => ({
      name: 'attribute',
      user: `[${name}="true"]`,
      assistant: `[${name}="false"]`,
    }),
  ).find((pattern) => isConversation(root, pattern));
}

function findByName(root: ParentNode): TurnPattern | undefined {
  for (const name of ATTRIBUTES) {
    const values = new Map<Role, Set<string>>();
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      const role = PLAIN_TOKEN.test(value) ? roleOfName(value) : undefined;
      if (role !== undefined) values.set(role, (values.get(role) ?? new Set()).add(value));
    }
    const css = (role: Role) =>
      [...(values.get(role) ?? [])].map((value) => `[${name}="${value}"]`).join(', ');
    const pattern = { name: 'attribute', user: css('user'), assistant: css('assistant') } as const;
    if (pattern.user !== '' && pattern.assistant !== '' && isConversation(root, pattern)) return pattern;
  }
  return undefined;
}
