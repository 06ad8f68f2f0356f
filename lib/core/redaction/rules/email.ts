import type { TextRange } from '../finding.ts';
import type { RedactionRule } from '../rule.ts';

const fileEndings =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|css|m?js|tsx?|jsx|json|md|html?|py|rs|go|zip|gz|pdf)$/i;
const localPart = /(?<![\p{L}\p{N}._%+'/=-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}$/u;
const domain =
  /@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}_@-])/uy;
/** How far to the left of its `@` an address may begin, with the character before it. */
const MOST_LOCAL_UNITS = 66;

/**
 * E-mail addresses (RFC 5321 lengths; RFC 6531 letters of all scripts), looked for around each `@`. Addresses
 * at example.com are masked like others: a reader cannot tell a specimen from a person. `git@host`,
 * `name@2x.png` and the password of `scheme://user:password@host` are none.
 */
const email: RedactionRule = {
  id: 'email-address',
  category: 'EMAIL',
  confidence: 'high',
  patterns: [localPart, domain],
  find(text) {
    const ranges: TextRange[] = [];
    for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
      const from = Math.max(0, at - MOST_LOCAL_UNITS);
      const local = localPart.exec(text.slice(from, at));
      const end = local === null ? undefined : endOfDomain(text, at);
      if (local === null || end === undefined) continue;
      const start = from + local.index;
      if (isAddress(text.slice(start, end)) && !isInsideUserinfo(text, start)) ranges.push({ start, end });
    }
    return ranges;
  },
};

function endOfDomain(text: string, at: number): number | undefined {
  domain.lastIndex = at;
  return domain.test(text) ? domain.lastIndex : undefined;
}

function isAddress(value: string): boolean {
  if (/^git@|^your[._-]?e?-?mail@|^(?:user|username|name|email)@(?:host|domain)\b/i.test(value)) return false;
  return !fileEndings.test(value);
}

/** Whether `scheme://user:` stands directly before a place. */
function isInsideUserinfo(text: string, place: number): boolean {
  return /:\/\/[^\s/?#]{0,200}$/.test(text.slice(Math.max(0, place - 210), place));
}

/** E-mail addresses. */
export const emailRules: readonly RedactionRule[] = [email];
