import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn } from '../value-checks.ts';

const accepts = (value: string): boolean =>
  value.length >= 4 && !isStandIn(value) && !/[$`]\{?\(?[A-Z_a-z]/.test(value.slice(0, 3));

/** `curl -u user:password` (curl(1)); the user stays. */
const curlUser = patternRule({
  id: 'curl-user-password',
  category: 'PASSWORD',
  pattern:
    /\bcurl\b[^\n]{0,200}?\s(?:-u|--user)[ =]{1,3}["']?[^\s:"'$]{0,80}:(?<value>[^\s"'$]{3,120}(?:\$\w{1,40})?)/dg,
  accepts,
});

/** A password as an argument: `--password x`, `sshpass -p x`, `-u name -p x`. */
const passwordArgument = patternRule({
  id: 'password-argument',
  category: 'PASSWORD',
  pattern:
    /(?:\s--?(?:password|passwd|pass|passphrase|token|secret|api-key)[ =]{1,2}|\bsshpass\s{1,3}-p ?|\s-u\s{1,3}[^\s]{1,80}\s{1,3}-p ?|\bopenssl enc [^\n]{1,60} -k )["']?(?<value>[^\s"'`<>$-][^\s"'`<>]{3,200})/dg,
  accepts,
});

/** `machine … login … password x` (netrc(5)). */
const netrc = patternRule({
  id: 'netrc-password',
  category: 'PASSWORD',
  pattern: /\bmachine\s{1,4}\S{1,200}\s{1,8}login\s{1,4}\S{1,120}\s{1,8}password\s{1,4}(?<value>\S{4,200})/dg,
  accepts,
});

/** `IDENTIFIED BY 'x'` (SQL) and `ConvertTo-SecureString "x"` (PowerShell). */
const quotedAfterVerb = patternRule({
  id: 'password-after-verb',
  category: 'PASSWORD',
  pattern:
    /(?:\bidentified\s{1,3}by|\bConvertTo-SecureString(?:\s{1,3}-String)?)\s{1,3}["'](?<value>[^"'\n]{4,200})["']/dgi,
  accepts,
});

/** Passwords in commands and scripts. */
export const commandLineRules: readonly RedactionRule[] = [
  curlUser,
  passwordArgument,
  netrc,
  quotedAfterVerb,
];
