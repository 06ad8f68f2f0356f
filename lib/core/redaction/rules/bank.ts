import { patternRule, type RedactionRule } from '../rule.ts';

/** Issuer ranges of payment cards with the lengths they use (ISO/IEC 7812; public ranges of the networks). */
const issuers =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|62\d{14,17}|(?:50(?:18|19|20|38)|6304|67(?:59|61|62|63))\d{12})$/;

/** Card numbers, plain or in groups, whose check digit is right (Luhn, ISO/IEC 7812-1 annex B). */
const card = patternRule({
  id: 'card-number',
  category: 'CARD',
  pattern: /(?<![\p{L}\p{N}.+_-])(?<value>\d(?:[ -]?\d){13,18})(?![\p{L}\p{N}_]|[.-]\d)/dgu,
  accepts: (value) => {
    const digits = value.replace(/[ -]/g, '');
    return issuers.test(digits) && new Set(digits).size > 1 && hasLuhnDigit(digits);
  },
});

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** International bank account numbers whose check digits are right (ISO 13616, modulus 97). */
const iban = patternRule({
  id: 'iban',
  category: 'IBAN',
  pattern:
    /(?<![A-Za-z0-9])(?<value>[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?)(?![A-Za-z0-9])/dg,
  accepts: (value) => {
    const compact = value.replace(/ /g, '');
    return (
      compact.length >= 15 && compact.length <= 34 && /\d{4}/.test(compact.slice(4)) && leavesOne(compact)
    );
  },
});

/** The check of ISO 7064, MOD 97-10: head to the end, letters as two digits, remainder one. */
function leavesOne(iban: string): boolean {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    for (const digit of Number.parseInt(character, 36).toString())
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** Numbers of cards and accounts, by their check digits. */
export const bankRules: readonly RedactionRule[] = [card, iban];
