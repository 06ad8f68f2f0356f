import { patternRule, type RedactionRule } from '../rule.ts';
import { looksRandom } from '../value-checks.ts';

/**
 * The value of a cookie that keeps somebody logged in (RFC 6265): the well-known names of server frameworks,
 * and names that say session, remember or authentication. Cookies such as `theme=dark` stay.
 */
const sessionCookie = patternRule({
  id: 'session-cookie',
  category: 'COOKIE',
  pattern:
    /(?:sess(?:ion)?(?:[-_.]?id)?|sid|auth|token|remember(?:_me)?|csrf|xsrf|jwt|logged_in|login|identity|SAPISID|ASPXAUTH|li_at|c_user|CFTOKEN)[\w.-]{0,40}=(?<value>[^\s;"',<>&]{12,200})/dgi,
  runsOnOver: /[^\s;"',<>&]/,
  accepts: (value) => looksRandom(value) && !/^[\w$.]{1,60}[([]/.test(value),
});

/** Any random value among the `name=value` pairs of a Cookie or Set-Cookie header. */
const cookieHeader = patternRule({
  id: 'cookie-header',
  category: 'COOKIE',
  pattern:
    /\b(?:set-)?cookie["']?\s{0,2}[:=]\s{0,2}["']?(?:[\w.-]{1,60}=[^\s;"'<>]{0,300}; ?){0,20}?[\w.-]{1,60}=(?<value>[^\s;"'<>]{16,200})/dgi,
  runsOnOver: /[^\s;"'<>]/,
  accepts: looksRandom,
});

/** Cookies that stand for a login. */
export const cookieRules: readonly RedactionRule[] = [sessionCookie, cookieHeader];
