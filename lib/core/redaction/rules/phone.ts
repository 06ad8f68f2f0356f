import { patternRule, type RedactionRule } from '../rule.ts';

const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** Numbers in international form: `+` or `00`, 8 to 15 digits, at most one separator between groups (ITU-T E.164). */
const international = patternRule({
  id: 'international-phone',
  category: 'PHONE',
  pattern:
    /(?<![\p{L}\p{N}+@/.=_-])(?<value>(?:\+|(?<=[\s:(])00(?=[1-9]\d{0,2}[ .(-]))[1-9]\d{0,2}(?:[ .-]?\(\d{1,5}\)|[ ./-]?\d{1,12})(?:[ ./-]{0,1}\d{1,8}){0,6})(?![\p{L}\p{N}_]|[.-]\d)/dgu,
  needs: ['+', '00'],
  accepts: (value) => {
    const digits = digitsOf(value).replace(/^00/, '');
    return (
      digits.length <= 15 &&
      (digits.length >= 10 || (value.startsWith('+') && digits.length >= 8 && /[ .()/-]/.test(value)))
    );
  },
});

/**
 * National forms that nothing else has: North America, Brazil, mobile numbers of Japan, Korea and China in
 * groups, the five pairs of France, the mobile and city numbers of Great Britain (ITU-T E.123, national
 * numbering plans).
 */
const nationalForms = [
  String.raw`\([2-9]\d{2}\) ?[2-9]\d{2}[ .-]\d{4}`,
  String.raw`(?:1[ .-])?[2-9]\d{2}([.-])[2-9]\d{2}\2\d{4}`,
  String.raw`\(\d{2}\) ?9?\d{4}-\d{4}`,
  String.raw`0[5789]0-\d{4}-\d{4}`,
  String.raw`01[016789]-\d{3,4}-\d{4}`,
  String.raw`0[1-9](?:([ .])\d{2})(?:\3\d{2}){3}`,
  String.raw`07\d{3} \d{6}|07\d{3} \d{3} \d{3}|0[12]\d{1,2} \d{3,4} \d{4}`,
  String.raw`\(0\d{1,4}\) ?\d{3,4}[ -]?\d{3,5}`,
];
const national = patternRule({
  id: 'national-phone',
  category: 'PHONE',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}+_=/-]|\\d[ .(])(?<value>${nationalForms.join('|')})(?![\\p{L}\\p{N}_]|[ .-]?\\d)`,
    'dgu',
  ),
});

/** A number with the trunk zero in groups, as `0171/2345678` or `030 1234567`: only a shape, so only listed. */
const trunk = patternRule({
  id: 'trunk-phone',
  category: 'PHONE',
  confidence: 'low',
  pattern:
    /(?<![\p{L}\p{N}+_=/.:-]|\d )(?<value>0[1-9]\d{1,4}[ /-]\d{3,8}(?:[ -]\d{2,5}){0,2})(?![\p{L}\p{N}_]|[ ./:-]?\d)/dgu,
  accepts: (value) => digitsOf(value).length >= 9 && digitsOf(value).length <= 12,
});

/** A national number beside a word that announces one, in several languages. */
const announced = patternRule({
  id: 'announced-phone',
  category: 'PHONE',
  pattern:
    /(?:\b(?:(?:tele)?phone|mobile?|cell(?:phone)?|tel|fax|sms|(?:call|text|reach)(?: me)?(?: (?:on|at))?|[a-z]{2,14} number|whatsapp|signal|(?:telefoo?n|handy|mobil|ruf)(?:nummer)?|t[eé]l[eé]phone|portable|tel[eé]fono|m[oó]vil|celular[e]?|telefone|cellulare)|тел(?:ефона?)?|电话|電話|手机|手機|携帯|전화)(?:号码?|番号)?["']?[.:]?(?: (?:number|no\.?|nr\.?|is|ist|est|es|é|è)){0,2}["']?[:：=]?\s{0,3}["']?(?<value>(?:\d ?)?\(?\d{2,5}\)?(?:[ ./-]?\d{2,8}){1,5})(?![A-Za-z\d]|[.:-]\d)/dgi,
  accepts: (value, match) => {
    const count = digitsOf(value).length;
    if (count < 7 || count > 13 || /^(?:19|20)\d\d-\d\d/.test(value)) return false;
    return (
      !/order|invoice|ticket|serial|port|version|account|card|issue|line|model|part|tracking|id|routing/i.test(
        match[0],
      ) &&
      (count >= 9 || /[ ./()-]/.test(value))
    );
  },
});

/** Telephone numbers. */
export const phoneRules: readonly RedactionRule[] = [international, national, announced, trunk];
