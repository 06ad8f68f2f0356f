import { patternRule, type RedactionRule } from '../rule.ts';

/** Issuer ranges of payment cards with the lengths they use (ISO/IEC 7812; public ranges of the networks). */
const issuers =
  /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[068]\d{12}|6(?:011|5|4[4-9])\d{12,13}|62\d{14,17}|35\d{14}|(?:50(?:18|19|20|38)|6304|67[56]\d|220[0-4])\d{12})$/;

const cardShape = /(?<![\p{L}\p{N}.+_/-])(?<value>\d(?:[ -]?\d){12,18})(?![\p{L}\p{N}_/]|[.-]\d)/dgu;

/** Card numbers, plain or in groups, whose check digit is right (Luhn, ISO/IEC 7812-1 annex B). */
const card = patternRule({
  id: 'card-number',
  category: 'CARD',
  pattern: cardShape,
  accepts: (value, match) => {
    const digits = value.replace(/[ -]/g, '');
    if (!isGroupedLikeCard(value) || new Set(digits).size === 1 || !hasLuhnDigit(digits)) return false;
    return (digits.length > 13 && issuers.test(digits)) || isAnnounced(match);
  },
});

function isGroupedLikeCard(value: string): boolean {
  return /^\d{13,19}$|^\d{4}(?:[ -]\d{4}){2,3}(?:[ -]?\d{1,3})?$|^\d{4}[ -]\d{6}[ -]\d{4,5}$/.test(value);
}

/** Whether the word for a card or for paying with it stands in the forty characters before a match. */
function isAnnounced({ input, index }: RegExpExecArray): boolean {
  return /card|kart|carte|tarjeta|cartão|carta|visa|amex|master|maestro|\bcc\b|\bpan\b|карт|卡|カード|카드|paid|pay /i.test(
    input.slice(Math.max(0, index - 40), index),
  );
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const doubled = Number(digits.charAt(digits.length - 1 - place)) * (place % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** International bank account numbers whose check digits are right (ISO 13616, modulus 97). */
const iban = patternRule({
  id: 'iban',
  category: 'IBAN',
  pattern:
    /(?<![A-Za-z0-9])(?<value>[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?)(?![A-Za-z0-9])/dg,
  accepts: (value) => {
    const compact = value.replace(/[ -]/g, '');
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
