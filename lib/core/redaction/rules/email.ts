import { patternRule, type RedactionRule } from '../rule.ts';

const fileEndings =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|tsx?|jsx|json|md|html?|py|rs|go|zip|gz|pdf)$/i;

/**
 * E-mail addresses (RFC 5321 lengths; RFC 6531 letters of all scripts). Addresses at example.com are masked
 * like others: a reader cannot tell a specimen from a person. `git@host`, `name@2x.png` and the password of
 * `scheme://user:password@host` are none.
 */
const email = patternRule({
  id: 'email-address',
  category: 'EMAIL',
  pattern:
    /(?<![\p{L}\p{N}._%+'/=-])(?<value>[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24}))(?![\p{L}\p{N}_@-])/dgu,
  accepts: (value, match) => {
    if (/^git@|^your[._-]?e?-?mail@|^(?:user|username|name|email)@(?:host|domain)\b/i.test(value))
      return false;
    return !fileEndings.test(value) && !isInsideUserinfo(match.input, match.index);
  },
});

/** Whether `scheme://user:` stands directly before a place. */
function isInsideUserinfo(text: string, place: number): boolean {
  return /:\/\/[^\s/?#]{0,200}$/.test(text.slice(Math.max(0, place - 210), place));
}

/** E-mail addresses. */
export const emailRules: readonly RedactionRule[] = [email];
