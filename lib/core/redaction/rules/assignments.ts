import type { FindingCategory } from '../finding.ts';
import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn, looksHighlyRandom, looksLikeCode, looksRandom } from '../value-checks.ts';
import { isSecretName } from './secret-names.ts';

/** What may stand between a name and its value: quotes, a type, then an operator, in code, data or logs. */
const operator = String.raw`\\?["'\x60\]\\*]{0,3}(?: {1,2}string| {0,4}: {0,2}(?:string|str|String))?(?:\s{0,8}(?::=|={1,3}|!={1,2}|=>|->|\?\?|[:：])|["'], {0,2}(?=["'])|" value=| AS(?= ")|>(?=[^<\n]{4,400}<\/))[ \t]{0,8}(?:\n\t{1,4}|\n {2,8})?`;
/** What may stand there in a sentence: `key for the stage is`, `token: `, `key was`. */
const spoken = String.raw`(?: (?:\([\w -]{1,20}\)|[a-zà-ÿа-я]{1,12})){0,5}(?::| (?:is|was|be|to|ist|lautet|auf|est|es|[éèeàa]|это|на)(?: now| still)?:?) {1,2}|[是为為は（(]\s?| \(`;
/** A value in quotes inside a quoted text: `\"x\"`. */
const nested = String.raw`\\"(?<nested>[^"\\\n]{4,400})\\"`;
const quoted = String.raw`(?<quote>["'\x60])(?<quoted>(?:\\[^\n]|(?!\k<quote>)[^\\\n]){4,400})\k<quote>`;
/** Punctuation at the end belongs to the sentence or to the code around it. */
const bare = String.raw`(?:\\?["'\x60*]{1,2})?(?<value>(?:(?!&\w{1,30}=)[^\s"'\x60,;<，。；、！ぁ-ヿ一-鿿]){3,399}(?:(?!&\w{1,30}=)[^\s"'\x60,;<>.:)\]\\，。；、！？ぁ-ヿ一-鿿]))`;

type Assignment = {
  readonly id: string;
  readonly category: FindingCategory;
  readonly keyword: string;
  readonly accepts: (value: string, isQuoted: boolean, name: string) => boolean;
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
      `(?<keyword>${keyword})[\\w-]{0,24}(?:${operator}|${spoken})(?:${nested}|${quoted}|${bare})`,
      'dgi',
    ),
    accepts: (value, match) => {
      const name = wholeName(match);
      return (
        !isCutShort(match) &&
        isWholeWord(match) &&
        isSecretName(name) &&
        !value.includes('://') &&
        accepts(value, match.groups?.value === undefined, name)
      );
    },
  });
}

/** Whether the writer left the rest of a value out: `ops_eyJz...`. */
function isCutShort({ input, index, 0: matched }: RegExpExecArray): boolean {
  return /^(?:\.{3}|…|\*{3})/.test(input.slice(index + matched.length, index + matched.length + 3));
}

/** Short keywords stand in other words (`compass`, `path`, `author`); these count only as words of their own. */
const shortKeyword = /^(?:pass|pw|pwd|mdp|psw|pswd|clave|creds?|pat|jwt|dsn|auth|login|salt|otp|seed)$/i;

function isWholeWord({ input, index, groups }: RegExpExecArray, keyword = groups?.keyword ?? ''): boolean {
  if (!shortKeyword.test(keyword)) return true;
  const [before, after] = [input.charAt(index - 1), input.charAt(index + keyword.length)];
  const startsWord = !/\p{L}/u.test(before) || (/\p{Ll}/u.test(before) && /^\p{Lu}/u.test(keyword));
  const endsWord = !/\p{L}/u.test(after) || (/\p{Lu}/u.test(after) && /\p{Ll}$/u.test(keyword));
  return startsWord && endsWord;
}

/** The keyword with the letters around it: at most forty to its left. */
function wholeName(match: RegExpExecArray): string {
  const before = match.input.slice(Math.max(0, match.index - 40), match.index);
  const left = before.match(/[\p{L}\p{N}_.-]{0,40}$/u)?.[0] ?? '';
  const right = match[0].match(/^[\p{L}\p{N}_ -]{0,60}/u)?.[0] ?? '';
  return left + right.trim();
}

/** Names of passwords in many languages. */
const passwordNames =
  'passw(?:or)?d|passwort|passphrase|passcode|passwrd|kennwort|contrase[ñn]a|mots? de passe|wachtwoord|senha|palavra-passe|has[łl]o|lösenord|adgangskode|heslo|parola|şifre|пароль|密[码碼]|口令|パスワード|暗証番号|비밀번호|كلمة المرور|pass|pwd|pw|mdp|pswd|psw|clave';
const passwordWord = new RegExp(`^(?:[\\p{L}]{1,20}[ _-]){0,2}(?:${passwordNames})(?:$|[ ?!.:])`, 'iu');

const isPassword = (value: string, isQuoted: boolean): boolean => {
  if (isStandIn(value) || passwordWord.test(value)) return false;
  if (isQuoted)
    return (
      !/^(?:[\p{L}]{1,40}[ .,:_]{1,2}){1,40}[\p{L}]{0,40}[.!?:]?$/u.test(value) &&
      !/^[A-Z][a-z]{1,20}$/.test(value)
    );
  if (looksLikeCode(value) || !/\p{L}/u.test(value) || /^\p{L}{1,4}\d{0,2}$/u.test(value)) return false;
  return /\d/.test(value)
    ? !/^(?:\d{1,3}\p{L}{1,3}|\p{L}{1,20}\(\S{0,40})$/u.test(value)
    : /[!@#$%^&*+~{}][\p{L}\p{N}]/u.test(value);
};

const isKey = (value: string, isQuoted: boolean): boolean =>
  value.length >= 12 && looksRandom(value) && (isQuoted || !looksLikeCode(value));

/** `key` alone names anything; it counts with a word before it, or with a value that leaves no doubt. */
const isNamedKey = (value: string, isQuoted: boolean, name: string): boolean =>
  isKey(value, isQuoted) &&
  (!/^key$/i.test(name) || (value.length >= 20 && looksHighlyRandom(value))) &&
  !/[a-z]{3}key\b/.test(name.replace(/api|access|secret|auth|private|account|license|master/gi, ''));

/** The value of a password may be a word that a person made up. */
const passwords = assignmentRule({
  id: 'password-assignment',
  category: 'PASSWORD',
  keyword: passwordNames,
  accepts: isPassword,
});

const keys = assignmentRule({
  id: 'key-assignment',
  category: 'API_KEY',
  keyword: 'key|schlüssel|clé|chave|chiave|ключ|密钥|密鑰|キー|license',
  accepts: isNamedKey,
});

const tokens = assignmentRule({
  id: 'token-assignment',
  category: 'TOKEN',
  keyword:
    'token|secret|credentials?|jeton|creds?|pat|jwt|dsn|auth|login|signature|salt|otp|seed|session|令牌|トークン|токен',
  accepts: (value, isQuoted) => isKey(value, isQuoted),
});

/** Secrets that the name before them gives away. */
export const assignmentRules: readonly RedactionRule[] = [passwords, keys, tokens];
