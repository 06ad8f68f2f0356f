import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn } from '../value-checks.ts';

/**
 * The password in `scheme://user:password@host` (RFC 3986, userinfo); user and host stay, so the reader still
 * sees which database is meant. A password may hold `@`: the last one before the path counts.
 */
const userinfo = patternRule({
  id: 'address-password',
  category: 'CONNECTION_STRING',
  pattern: /[A-Za-z0-9]:\/\/(?<user>[^\s:/@"'`<>]{0,128}):(?<value>[^\s/"'`<>]{3,200})@(?=[A-Za-z0-9[_-])/dg,
  accepts: (value, match) => {
    const user = match.groups?.user ?? '';
    return (
      value.length > 3 &&
      value !== user &&
      !isStandIn(value) &&
      !/^[$%{(]/.test(user) &&
      !/^\d{1,5}$/.test(value)
    );
  },
});

/** `AccountKey=` and its like in the `key=value;` strings of Azure and ADO.NET (ConnectionStrings reference). */
const keyValue = patternRule({
  id: 'connection-string-key',
  category: 'CONNECTION_STRING',
  pattern:
    /\b(?:AccountKey|SharedAccessKey|SharedSecretValue|SharedAccessSignature)=(?<value>[^\s;"'<>]{16,300})/dg,
  accepts: (value) => !isStandIn(value),
});

/** Passwords inside connection strings; nothing but the password is masked. */
export const connectionStringRules: readonly RedactionRule[] = [userinfo, keyValue];
