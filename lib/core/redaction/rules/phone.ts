import { patternRule, type RedactionRule } from '../rule.ts';

const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** Numbers in international form: `+`, 8 to 15 digits, at most one separator between groups (ITU-T E.164). */
const international = patternRule({
  id: 'international-phone',
  category: 'PHONE',
  pattern:
    /(?<![\p{L}\p{N}+@/.=_-])(?<value>\+[1-9]\d{0,2}(?:[ .-]?\(\d{1,5}\)|[ ./-]?\d{1,12})(?:[ ./-]{0,1}\d{1,8}){0,6})(?![\p{L}\p{N}_]|[.-]\d)/dgu,
  accepts: (value) => {
    const digits = digitsOf(value);
    return digits.length <= 15 && (digits.length >= 10 || (digits.length >= 8 && /[ .()/-]/.test(value)));
  },
});

/** `(212) 736-5000` (North American Numbering Plan). */
const northAmerican = patternRule({
  id: 'north-american-phone',
  category: 'PHONE',
  pattern: /(?<![\p{L}\p{N}])(?<value>\([2-9]\d{2}\) ?[2-9]\d{2}[ .-]\d{4})(?![\p{L}\p{N}-])/dgu,
});

/** A national number beside a word that announces one. */
const announced = patternRule({
  id: 'announced-phone',
  category: 'PHONE',
  pattern:
    /\b(?:phone|mobile|cell|tel|telephone|call me (?:on|at)|(?:[a-z]{2,12} )?number is|cell is|whatsapp)[.:]?\s{1,3}(?:number )?(?:is )?(?<value>\(?\d{2,5}\)?(?:[ ./-]\d{2,8}){1,4})(?![\p{L}\p{N}]|[.-]\d)/dgiu,
  accepts: (value) => digitsOf(value).length >= 9 && digitsOf(value).length <= 13,
});

/** Telephone numbers. */
export const phoneRules: readonly RedactionRule[] = [international, northAmerican, announced];
