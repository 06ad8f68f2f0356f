import type { TextRange } from '../finding.ts';
import { patternRule, type RedactionRule } from '../rule.ts';
import { looksHighlyRandom, looksRandom } from '../value-checks.ts';

/** A personal identification number beside its name: `PIN: 4821`, `Geheimzahl 4821`. */
const pin = patternRule({
  id: 'pin',
  category: 'PASSWORD',
  pattern:
    /(?:\b(?:PIN|[Pp]in|Geheimzahl)(?:[ -](?:code|number))?|暗証番号|ПИН(?:-код)?)(?: (?:is|ist|est|es|é|was))?[ :=是は]{1,3}(?<value>\d{4,8})(?!\d|[.:/-]\d)/dg,
});

/** "passphrase: seven green boats 42": several words up to the end of their line, with a number among them. */
const phrase = patternRule({
  id: 'passphrase',
  category: 'PASSWORD',
  pattern:
    /phrase(?: is|:|=) ["'`]?(?<value>[\p{L}\p{N}]{2,20}(?:[ -][\p{L}\p{N}]{1,20}){2,10})(?=["'`.\s]{0,3}$)/dgmu,
  needs: ['phrase'],
  accepts: (value) => /\d/.test(value),
});

/** A code that is good once, beside the word for it (as services of two-factor sign-in send it). */
const oneTimeCode = patternRule({
  id: 'one-time-code',
  category: 'ONE_TIME_CODE',
  pattern:
    /(?:\b(?:(?:verification|security|confirmation|log-?in|auth\w{0,12}|access|one-?time|sms|2fa|mfa|otp|your(?: \w{1,20})?)[ -]?(?:code|passcode|pin|password)|otp|tan|code de (?:vérification|sécurité|confirmation)|código de (?:verificación|verificação|seguridad|segurança|confirmación|acceso)|codice di (?:verifica|sicurezza)|(?:bestätigungs|sicherheits|anmelde|einmal)-?code)|код подтверждения|(?:验证|驗證|校验|動態|动态)[码碼]|(?:認証|確認)コード|인증\s?(?:번호|코드))(?: (?:is|was|ist|lautet|est|es|é|è|это|for [\w ]{1,30} is))?[ :=#是为為はは]{1,3}["'`]?(?<value>(?:[A-Z]-)?\d{3}[ -]?\d{3}|\d{4,8})(?!\d|[.:/%-]\d)(?!\s?(?:px|ms|lines|digits|bytes))/dgi,
});

const codeList =
  /(?:recovery|backup|emergency|scratch|wiederherstellungs)[ -]?(?:codes?|keys?)?["']?(?: (?:is|are|was|ist|sind))?[ \t]{0,3}[:=]?\s{1,4}["'`[]{0,2}/gi;
const codeShape =
  /["'`]?[ \t]{0,4}(?:[-*•]|\d{1,2}[.)])?[ \t]{0,4}["'`]?([a-z0-9]{4,6}(?:[- ][a-z0-9]{4,6}){1,4}|[a-z0-9]{8,12})["'`]?[,;]?[ \t]{0,4}\n?/iy;

/** The codes that let somebody in without the second factor, one or a list of them, each a value of its own. */
const recoveryCode: RedactionRule = {
  id: 'recovery-code',
  category: 'ONE_TIME_CODE',
  confidence: 'high',
  patterns: [codeList, codeShape],
  find(text) {
    return [...text.matchAll(codeList)].flatMap((match) => codesFrom(text, match.index + match[0].length));
  },
};

const MOST_CODES = 20;

function codesFrom(text: string, start: number): TextRange[] {
  const codes: TextRange[] = [];
  const shape = new RegExp(codeShape);
  shape.lastIndex = start;
  while (codes.length < MOST_CODES) {
    const from = shape.lastIndex;
    const match = shape.exec(text);
    const code = match?.[1] ?? '';
    if (match === null || !/\d/.test(code)) break;
    const codeStart = from + match[0].indexOf(code);
    codes.push({ start: codeStart, end: codeStart + code.length });
  }
  return codes;
}

/** "I accidentally pasted x": what somebody says to have leaked is a secret, whatever its form. */
const leaked = patternRule({
  id: 'leaked-value',
  category: 'TOKEN',
  pattern:
    /\b(?:pasted|leaked|exposed|shared|posted|here(?: i|')s (?:the|my) (?:key|token|secret)|use this (?:key|token|one)(?: for \S{1,40})?|fails with|log ?in with)[: ]{1,3}(?:my (?:key|token|secret) )?["'`]?(?<value>[\w.+/=~-]{16,400}[\w+/=~-])/dgi,
  accepts: (value) =>
    looksRandom(value) &&
    (looksHighlyRandom(value) || /^[0-9a-fA-F-]{32,128}$/.test(value)) &&
    !/\.\w{2,4}$/.test(value),
});

/** Secrets that people tell in sentences. */
export const proseRules: readonly RedactionRule[] = [pin, phrase, oneTimeCode, recoveryCode, leaked];
