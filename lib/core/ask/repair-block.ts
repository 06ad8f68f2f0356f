import { jsonrepair } from 'jsonrepair';
import type { Repair } from './ask-words.ts';
import type { AnswerBlock } from './find-block.ts';

/** A block that could be read. */
export interface RepairedBlock {
  readonly value: unknown;
  readonly repairs: readonly Repair[];
}

/** Stands at the place where a block breaks off; what holds it was not written to its end. */
export const CUT_MARK = '\uE0C7';
/** A key that only the outermost object gets, if it is closed at the end of the text. */
const CLOSED_KEY = '\uE0C8';
/** Backslashes that Markdown needs and JSON does not know. */
const MARKDOWN_ESCAPE = /\\([_*[\]`~<>#$()!|{}.+-])|\\(?=\n)/g;
const SMART_QUOTE = /[{[,:]\s*[“”„‟‘’‚«»]/;

/**
 * Reads a JSON block as an assistant or its page may have left it.
 *
 * @returns undefined where it cannot be read even so. Where it was cut off, what was not finished holds `CUT_MARK`.
 */
export function repairBlock({ text, inProse }: AnswerBlock): RepairedBlock | undefined {
  const valid = parseJson(text);
  if (valid !== undefined) return { value: valid, repairs: [] };
  const unescaped = inProse ? text.replace(MARKDOWN_ESCAPE, '$1') : text;
  const whole = unescaped.trim();
  // Behind the last brace may stand the assistant's next sentence.
  const upToBrace = whole.slice(0, whole.lastIndexOf('}') + 1);
  for (const candidate of new Set([upToBrace, whole])) {
    if (candidate !== '' && isClosed(candidate)) return read(candidate, { text, unescaped, isCutOff: false });
  }
  const cut = withoutHalfEscape(whole);
  const places = { text, unescaped, isCutOff: true };
  return read(`${cut}${CUT_MARK}`, places) ?? read(`${upToBrace}${CUT_MARK}`, places);
}

interface Reading {
  readonly text: string;
  readonly unescaped: string;
  readonly isCutOff: boolean;
}

function read(candidate: string, { text, unescaped, isCutOff }: Reading): RepairedBlock | undefined {
  const plain = parseJson(candidate);
  const value = plain ?? parseRepaired(candidate);
  if (value === undefined) return undefined;
  const skeleton = candidate.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
  const found: Repair[] = [
    ...(SMART_QUOTE.test(skeleton) ? (['smart-quotes'] as const) : []),
    ...(/,\s*[}\]]|[}\]"”]\s+["“{[]/.test(skeleton) ? (['commas'] as const) : []),
    ...(unescaped === text ? [] : (['escapes'] as const)),
    ...(isCutOff ? (['cut-off'] as const) : []),
  ];
  // A sentence behind the block is no fault in it.
  return { value, repairs: found.length > 0 || plain !== undefined ? found : ['other'] };
}

/** Whether the last brace closes the outermost object: then a key in front of it belongs to that one. */
function isClosed(candidate: string): boolean {
  if (!candidate.endsWith('}')) return false;
  const inner = candidate.slice(0, -1).replace(/[\s,]+$/, '');
  const value = parseRepaired(`${inner},"${CLOSED_KEY}":1}`);
  return isObject(value) && value[CLOSED_KEY] === 1;
}

function withoutHalfEscape(text: string): string {
  return text.replace(/\\(?:u[0-9a-f]{0,3})?$/i, '');
}

function parseRepaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    // Beyond repair: the caller says so.
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
