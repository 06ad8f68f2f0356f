import { patternRule, type RedactionRule } from '../rule.ts';
import { looksHighlyRandom } from '../value-checks.ts';

/** Labels and places that say what a random-looking value is, so that nobody need hide it. */
const knownPlace =
  /(?:\b(?:id|ids|hash|sha\d{0,3}|md5|commit|nanoid|uuid|guid|etag|integrity|digest|checksum|signature|fingerprint|public\w{0,12}|rev|version|objectid|file|branch|sigstore|cursor|slug|v|watch)["']?\s{0,2}[:=(?]\s{0,2}["'(]?|[/\\@#.])$/i;

/**
 * A quoted or free-standing value with the variety of a generated key and nothing beside it that says what it
 * is. Digests, UUIDs, names and identifiers are none. Only a guess, so only listed.
 */
const randomToken = patternRule({
  id: 'random-token',
  category: 'TOKEN',
  confidence: 'low',
  pattern: /(?<=^|[\s"'`=:(>])(?<value>[A-Za-z0-9_-]{20,90})(?=$|[\s"'`,;)<]|\.(?:\s|$))/dgm,
  leastRun: 20,
  accepts: (value, { input, index }) => {
    if (
      !/\d/.test(value) ||
      /^ey[IJ]/.test(value) ||
      value.length === 64 ||
      /^(?:[0-9a-f-]{8,90}|[0-9A-F-]{8,90})$/.test(value) ||
      /^[a-z]{2,12}_/.test(value)
    )
      return false;
    if (/^[0-9a-fA-F]{8,90}$/.test(value) && !/\w["']?\s?[:=]\s?["']?$/.test(input.slice(0, index)))
      return false;
    return looksHighlyRandom(value) && !knownPlace.test(input.slice(Math.max(0, index - 30), index));
  },
});

/** Random values that no label explains. */
export const randomTokenRules: readonly RedactionRule[] = [randomToken];
