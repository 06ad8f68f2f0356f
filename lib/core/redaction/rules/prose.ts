import { patternRule, type RedactionRule } from '../rule.ts';
import { isStandIn } from '../value-checks.ts';

/** "the wifi password is x", "set the password to x": only values with a digit, since prose has words. */
const spokenPassword = patternRule({
  id: 'spoken-password',
  category: 'PASSWORD',
  pattern:
    /\b(?:password|passphrase|passcode|pin|recovery code|backup code)\s{1,2}(?:is|was|to|=)\s{1,2}(?:now |still )?["'`]?(?<value>[^\s"'`<>,;]{5,120})/dgi,
  accepts: (value) =>
    !isStandIn(value) && /\d/.test(value) && /\p{L}/u.test(value) && !/^\d{1,3}[a-z]{1,3}$/i.test(value),
});

/** "passphrase: seven green boats 42": a phrase of several words up to the end of its line, with a digit. */
const phrase = patternRule({
  id: 'passphrase',
  category: 'PASSWORD',
  pattern:
    /\bpassphrase\s{0,2}(?:is|:|=)\s{1,2}(?<value>[\p{L}\p{N}]{2,20}(?: [\p{L}\p{N}]{1,20}){2,10})(?=[.\s]{0,3}$)/dgimu,
  accepts: (value) => /\d/.test(value),
});

/** Secrets that people tell in sentences. */
export const proseRules: readonly RedactionRule[] = [spokenPassword, phrase];
