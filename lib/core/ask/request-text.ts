import type { Turn } from '../capture.ts';
import { sha256Hex } from '../packet-id.ts';

/** Hex digits of a request's code. */
const CODE_DIGITS = 8;

const SECTIONS = [
  'goal: what the work is for',
  'restrictions: what I forbade',
  'decisions: what I settled; the newest where I changed my mind',
  'open_items: what is still to do',
  'blockers: what stops the work, and what it waits for',
  'unknowns: what nobody has verified, the riskiest first',
  'confirmed_facts: what I said is so',
  'progress_prepared, progress_tested, progress_deployed, progress_verified: what got how far, as I said it',
  'done: what is finished and must not be repeated',
  'rejected: what was turned down or failed, "… because …"',
  'instructions: how I want all of the work done',
  'last_completed_step',
  'next_step',
];

/** The items of the example in the request; an answer that repeats one has not said anything. */
export const exampleItems = [
  {
    section: 'restrictions',
    text: 'The report must not be sent before Kim has read it.',
    quote: "don't send it before Kim has had a look",
  },
  {
    section: 'open_items',
    text: 'Send the report to the board.',
    quote: 'after that it can go to the board',
    external_effect: true,
  },
  { section: 'unknowns', text: 'Whether the figures of March are final.', quote: 'unknown' },
] as const;

/** What stands for the code in the example, so that an echo of the example is no answer. */
const EXAMPLE_CODE = 'CODE';

/**
 * Names a request: the same conversation, read the same, gives the same code, and one that has gone on gives another.
 *
 * @param turns The turns that were read when the user asked.
 */
export function askCode(conversationId: string, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  const place = [conversationId, turns.length, last?.role ?? '', last?.markdown ?? ''].join('\n');
  return sha256Hex(`baton-ask\n${place}`.toWellFormed()).slice(0, CODE_DIGITS);
}

/** The name of a request as it stands in its first and last line. */
export function requestName(code: string): string {
  return `baton-ask ${code}`;
}

/** The request to sum up a chat, for its composer. Plain text; lines end with a line feed. */
export function renderAskText(code: string): string {
  return [
    `Please sum up this chat so that the work can go on in a new one (${requestName(code)}).`,
    '',
    'Answer with one JSON block in this form:',
    '',
    '```json',
    renderExample(),
    '```',
    '',
    `- Write ${code} in the place of ${EXAMPLE_CODE}. The items above are made up and only show the form.`,
    `- "section" is one of:`,
    ...SECTIONS.map((section) => `  - ${section}`),
    '- "text" is one thing in one sentence that can be understood without this chat, in the language of this chat.',
    '- "quote" is the passage of this chat that it rests on, copied exactly, with every "not" and "only". Where there is none, write "unknown".',
    '- Restrictions, decisions and instructions are only what I said myself: quote my words, not yours.',
    '- "external_effect": true marks what sends, deploys, deletes, publishes or pays.',
    '- There is no number to reach: a few items, or none, are fine. "Unknown" is a good answer; something invented is not.',
    '- Leave out passwords, keys and other secrets.',
    '- Write the block only. Do not begin, change or send anything.',
    '',
    `End of the request (${requestName(code)})`,
  ].join('\n');
}

/** The example, one item a line, so that it stays short. */
function renderExample(): string {
  const items = exampleItems.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{\n  "baton": "${EXAMPLE_CODE}",\n  "items": [\n${items}\n  ]\n}`;
}
