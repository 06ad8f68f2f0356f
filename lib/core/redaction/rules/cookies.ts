import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn, looksRandom } from '../value-checks.ts';

/**
 * The value of a cookie that keeps somebody logged in (RFC 6265): the well-known names of server frameworks,
 * and names that say session, remember or authentication. Cookies such as `theme=dark` stay.
 */
const sessionCookie = patternRule({
  id: 'session-cookie',
  category: 'COOKIE',
  pattern:
    /(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid|sessionid|sess(?:ion)?(?:[-_.][a-z]{1,12})?|session-token|auth_token|user_token|csrftoken|xsrf-token|sid)=(?<value>[^\s;"',<>&]{12,4000})/dgi,
  accepts: (value) => !isStandIn(value) && looksRandom(value),
});

/** Cookies that stand for a login. */
export const cookieRules: readonly RedactionRule[] = [sessionCookie];
