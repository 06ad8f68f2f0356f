import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn, looksRandom } from '../value-checks.ts';

const accepts = (value: string): boolean =>
  value.length >= 4 && !isStandIn(value) && !/^["']?[$`%{]/.test(value);

/** `curl -u user:password` (curl(1)); the user stays unless it is a key itself. */
const curlUser = patternRule({
  id: 'curl-user-password',
  category: 'PASSWORD',
  pattern:
    /\b(?:curl|wget|http|https)\b[^\n]{0,200}?\s(?:-[a-zA-Z]{0,6}u|--user|--proxy-user|-a) {0,2}=?["']?(?:[^\s:"'$]{0,80}:(?<value>[^\s"'$:/][^\s"'$]{2,120}(?:\$\w{1,40})?)|(?<quoted>[^\s:"'$]{1,80}["']?:["'][^\s"'$]{3,120}["']?))/dg,
  needs: ['curl', 'wget', 'http'],
  accepts: (value) => accepts(value) && !/password/i.test(value),
});

/** A password as an argument: `--password x`, `sshpass -p x`, `-u name -p x`, `openssl -passin pass:x`. */
const passwordArgument = patternRule({
  id: 'password-argument',
  category: 'PASSWORD',
  pattern:
    /(?:\s(?:--?|\/)(?:[a-z]{1,12}-)?(?:password|passwd|pass|passphrase|pwd|secret)(?:[ =:]{1,2})|\bsshpass\s{1,3}-p ?|\s-(?:u|-user|-username|U|l)[ =]{0,3}[^\s]{1,80}\s{1,3}-(?:p|w|P) ?|\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n]{0,80}? -p(?! )|\bredis-cli\b[^\n]{0,60} -a |\bopenssl enc [^\n]{1,60} -k |-pass(?:in|out)? pass:)["']?(?<value>[^\s"'`<>$-][^\s"'`<>]{3,200})/dg,
  accepts: (value, match) => accepts(value) && !/^[\d:.]{1,40}$/.test(value) && !isMysqlDatabase(match),
});

/** Behind `mysql … -p` and a space stands the database: the password has to follow without one. */
function isMysqlDatabase({ input, index, 0: matched }: RegExpExecArray): boolean {
  return (
    /-p ["']?\S{1,200}$/.test(matched) &&
    /\b(?:mysql|mariadb)\w{0,10}\b[^\n]{0,80}$/.test(input.slice(Math.max(0, index - 100), index + 1))
  );
}

/** A key or token as an argument: `--token x`, `--api-key=x`, `--key x`. */
const keyArgument = patternRule({
  id: 'key-argument',
  category: 'TOKEN',
  pattern:
    /\s--?(?:[a-z]{1,16}-){0,3}(?:token|key|secret|credential|auth)(?:[ =]{1,2})["']?(?<value>[^\s"'`<>$-][^\s"'`<>]{11,400})/dgi,
  accepts: looksRandom,
});

/** `machine … login … password x` (netrc(5)). */
const netrc = patternRule({
  id: 'netrc-password',
  category: 'PASSWORD',
  pattern: /\blogin\s{1,4}\S{1,120}\s{1,8}password\s{1,4}(?<value>\S{4,200})/dg,
  accepts,
});

/** Passwords behind a verb: SQL `IDENTIFIED BY`, PowerShell's SecureString, `requirepass` of Redis, `chpasswd`. */
const quotedAfterVerb = patternRule({
  id: 'password-after-verb',
  category: 'PASSWORD',
  pattern:
    /\b(?:identified\s{1,3}(?:with\s{1,3}\w{1,40}\s{1,3})?by|encrypted\s{1,3}password|ConvertTo-SecureString(?:\s{1,3}-(?:String|AsPlainText)){0,2}|PASSWORD\(|requirepass|masterauth)\s{0,3}["'](?<value>[^"'\n]{4,200})["']/dgi,
  accepts,
});

/** Passwords in commands and scripts. */
export const commandLineRules: readonly RedactionRule[] = [
  curlUser,
  passwordArgument,
  keyArgument,
  netrc,
  quotedAfterVerb,
];
