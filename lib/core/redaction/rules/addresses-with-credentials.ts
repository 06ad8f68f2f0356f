import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn } from '../value-checks.ts';

const standInHosts = /^(?:localhost|127\.|example\.|[^/\s]{0,60}\.example\.(?:com|org|net)|\[?host)/i;
const standInPasswords =
  /^(?:pass(?:word|wd|wort)?|pwd?|pw|secret|changeme|admin|root|user|test|token|x{3,20}|\*{1,20})$/i;

/**
 * The password in `scheme://user:password@host` (RFC 3986, userinfo); user and host stay, so the reader still
 * sees which database is meant. A password may hold `@`: the last one before the path counts.
 */
const userinfo = patternRule({
  id: 'address-password',
  category: 'CONNECTION_STRING',
  pattern:
    /[A-Za-z0-9]:\/\/(?<user>[^\s:/@"'`<>]{0,128}):(?<value>[^\s/"'`<>]{3,200})@(?=(?<host>[A-Za-z0-9[_-][^\s/"'`<>]{0,80}))/dg,
  needs: ['://'],
  accepts: (value, match) => {
    const { user = '', host = '' } = match.groups ?? {};
    if (value.length < 4 || value === user || /^[$%{(]/.test(user) || /^\d{1,5}$/.test(value)) return false;
    if (/^secret$/i.test(value) && !standInHosts.test(host)) return true;
    return !standInPasswords.test(value) && !isStandIn(value);
  },
});

/** `BUNDLE_HOST__NAME=user:password`, credentials of Bundler for a host (bundle-config(1)). */
const bundlerHost = patternRule({
  id: 'bundler-credentials',
  category: 'PASSWORD',
  pattern:
    /\bBUNDLE_[A-Z_]{1,60}__[A-Z_]{1,40}["']?\s{0,2}[=:]\s{0,2}["']?(?<value>[^\s"'$:]{1,80}:[^\s"'$]{3,120})/dg,
  needs: ['BUNDLE_'],
  accepts: (value) => !isStandIn(value),
});

/** Passwords inside addresses and connection strings; nothing but the password is masked. */
export const addressRules: readonly RedactionRule[] = [userinfo, bundlerHost];
