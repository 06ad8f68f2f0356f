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
    /(?:sess(?:ion)?(?:[-_.]?id)?|sid|auth|token|remember(?:_me)?|csrf|xsrf|jwt|logged_in|login|identity|SAPISID|ASPXAUTH|li_at|c_user)[\w.-]{0,40}=(?<value>[^\s;"',<>&]{12,200})/dgi,
  runsOnOver: /[^\s;"',<>&]/,
  accepts: (value) => looksRandom(value) && !/^[\w$.]{1,60}[([]/.test(value),
});

/** Cookies that stand for a login. */
export const cookieRules: readonly RedactionRule[] = [sessionCookie];
