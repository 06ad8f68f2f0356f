import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn, looksDrawn, looksRandom } from '../value-checks.ts';

/** Credentials behind an authentication scheme in an `Authorization` header (RFC 9110, 11.4). */
const authorizationHeader = patternRule({
  id: 'authorization-header',
  category: 'TOKEN',
  pattern:
    /\bAuthorization\\?["'`\]]{0,3}\s{0,3}[:=,]\s{0,3}\\?["'`]?\s?(?:[A-Z][\w-]{2,20} {1,3}(?:token=|apikey=|secret-token:)?)?["']?(?<value>[A-Za-z0-9+/_.~=:-]{8,200})/dgi,
  runsOnOver: /[A-Za-z0-9+/_.~=:-]/,
  accepts: (value) => !isStandIn(value) && (/[\d=]/.test(value) || looksRandom(value)),
});

/** `Bearer` or `Basic` and what follows without the header's name, as people quote it (RFC 6750, RFC 7617). */
const bearer = patternRule({
  id: 'bearer-token',
  category: 'TOKEN',
  pattern: /\b(?:[Bb]earer|Basic) {1,3}(?<value>[A-Za-z0-9+/_.~=-]{16,200})/dg,
  runsOnOver: /[A-Za-z0-9+/_.~=-]/,
  needs: ['earer ', 'Basic '],
  accepts: (value) => looksRandom(value) && looksDrawn(value),
});

/** Parameters of an address that let whoever has it in: tokens and signatures of signed URLs. */
const addressParameter = patternRule({
  id: 'address-parameter',
  category: 'TOKEN',
  pattern:
    /[?&;](?:X-(?:Amz|Goog)-(?:Signature|Security-Token|Credential)|sig|signature|\w{0,20}_?token|\w{0,12}_?api_?key|key|\w{0,12}_?secret|password|passwd|pwd|auth|code|hash|otp|ticket|session(?:_?id)?|sid|jwt)=(?<value>[A-Za-z0-9+/_.~=%-]{10,200})/dgi,
  runsOnOver: /[A-Za-z0-9+/_.~=%-]/,
  accepts: looksRandom,
});

/** Credentials in HTTP headers and addresses. */
export const authorizationRules: readonly RedactionRule[] = [authorizationHeader, bearer, addressParameter];
