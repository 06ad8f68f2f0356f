import type { FindingCategory } from '../finding.ts';
import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn, looksLikeCode, looksRandom } from '../value-checks.ts';
import { isSecretName } from './secret-names.ts';

/** What may stand between a name and its value: quotes, a type, then an operator, in code, data or logs. */
const operator = String.raw`["'\x60\]\\]{0,3}(?: {1,2}string| {0,4}: {0,2}(?:string|str))?(?: {0,8}(?::=|={1,3}|!={1,2}|=>|->|:)|["'], {0,2}(?=["'])|" value=)[ \t]{0,8}`;
/** A value in quotes inside a quoted text: `\"x\"`. */
const nested = String.raw`\\"(?<nested>[^"\\\n]{4,400})\\"`;
const quoted = String.raw`(?<quote>["'\x60])(?<quoted>(?:\\[^\n]|(?!\k<quote>)[^\\\n]){4,400})\k<quote>`;
/** Punctuation at the end belongs to the sentence or to the code around it. */
const bare = String.raw`(?<value>[^\s"'\x60,;<>]{3,399}[^\s"'\x60,;<>.:)\]}])`;

type Assignment = {
  readonly id: string;
  readonly category: FindingCategory;
  readonly keyword: string;
  readonly accepts: (value: string, isQuoted: boolean) => boolean;
};

/**
 * `name = value` in any notation, found by the keyword in the name. The name is read to both sides of the
 * keyword by `isSecretName`, the value is tested by what the keyword promises.
 */
function assignmentRule({ id, category, keyword, accepts }: Assignment): RedactionRule {
  return patternRule({
    id,
    category,
    pattern: new RegExp(
      `(?:${keyword})(?<rest>[\\w-]{0,24})${operator}(?:${nested}|${quoted}|${bare})`,
      'dgi',
    ),
    accepts: (value, match) =>
      isSecretName(wholeName(match)) &&
      !value.includes('://') &&
      accepts(value, match.groups?.value === undefined),
  });
}

/** The keyword with the letters around it: at most forty to its left. */
function wholeName(match: RegExpExecArray): string {
  const before = match.input.slice(Math.max(0, match.index - 40), match.index);
  const left = before.match(/[\p{L}\p{N}_.-]{0,40}$/u)?.[0] ?? '';
  const right = match[0].match(/^[\p{L}\p{N}_ -]{0,60}/u)?.[0] ?? '';
  return left + right.trim();
}

const isPassword = (value: string, isQuoted: boolean): boolean => {
  if (isStandIn(value)) return false;
  if (isQuoted) return !/^(?:[\p{L}]{1,40}[ .]){1,40}[\p{L}]{1,40}[.!?:]?$/u.test(value);
  return !looksLikeCode(value) && /\d/.test(value) && /\p{L}/u.test(value);
};

const isKey = (value: string, isQuoted: boolean): boolean =>
  value.length >= 12 && looksRandom(value) && (isQuoted || !looksLikeCode(value));

/** Names of passwords in several languages; a value of one may be a word that a person made up. */
const passwords = assignmentRule({
  id: 'password-assignment',
  category: 'PASSWORD',
  keyword:
    'passw(?:or)?d|passwort|passphrase|contrase(?:ñ|n)a|mot de passe|пароль|wachtwoord|senha|(?<![a-z])(?:pass|pwd|pw)(?![a-z])',
  accepts: isPassword,
});

const keys = assignmentRule({
  id: 'key-assignment',
  category: 'API_KEY',
  keyword:
    'api[ _-]?key|apikey|[a-z][_-]key|(?:access|secret|auth|private|account|signing|encryption|master)[ _-]?key',
  accepts: isKey,
});

const tokens = assignmentRule({
  id: 'token-assignment',
  category: 'TOKEN',
  keyword: 'token|secret|credentials?|(?<![a-z])creds?(?![a-z])',
  accepts: isKey,
});

/** Secrets that the name before them gives away. */
export const assignmentRules: readonly RedactionRule[] = [passwords, keys, tokens];
