import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn, looksDrawn, looksRandom } from '../value-checks.ts';

/** Credentials behind an authentication scheme in an `Authorization` header (RFC 9110, 11.4). */
const authorizationHeader = patternRule({
  id: 'authorization-header',
  category: 'TOKEN',
  pattern:
    /\bAuthorization["'`\]]{0,3}\s{0,3}[:=,]\s{0,3}["'`]?\s?(?:(?:Bearer|Basic|Token|ApiKey|Digest)\s{1,3}(?:token=|secret-token:)?)?["']?(?<value>[A-Za-z0-9+/_.~=-]{8,4000})/dgi,
  accepts: (value) => !isStandIn(value) && (/[\d=]/.test(value) || looksRandom(value)),
});

/** `Bearer` and a token without the header's name, as people quote it (RFC 6750). */
const bearer = patternRule({
  id: 'bearer-token',
  category: 'TOKEN',
  pattern: /\bBearer\s{1,3}(?<value>[A-Za-z0-9+/_.~=-]{16,4000})/dg,
  accepts: (value) => looksRandom(value) && looksDrawn(value),
});

/** Header fields that carry a key by convention: `X-Api-Key`, `apikey`, `Private-Token` and their like. */
const keyHeader = patternRule({
  id: 'key-header',
  category: 'API_KEY',
  pattern:
    /["'\s](?:x-[a-z-]{0,30}(?:api-?key|token|secret|auth)|api-?key|private-token|token|dd-api-key)["'`]{0,1}:\s{0,3}["'`]?(?<value>[A-Za-z0-9+/_.~=-]{12,400})/dgi,
  accepts: looksRandom,
});

/** Parameters of an address that let whoever has it in: tokens and signatures of signed URLs. */
const addressParameter = patternRule({
  id: 'address-parameter',
  category: 'TOKEN',
  pattern:
    /[?&](?:X-Amz-Signature|X-Amz-Security-Token|X-Goog-Signature|sig|signature|token|access_token|refresh_token|id_token|api_?key|key|secret|client_secret|password|auth|code)=(?<value>[A-Za-z0-9+/_.~=%-]{10,4000})/dgi,
  accepts: looksRandom,
});

/** Credentials in HTTP headers and addresses. */
export const authorizationRules: readonly RedactionRule[] = [
  authorizationHeader,
  bearer,
  keyHeader,
  addressParameter,
];
