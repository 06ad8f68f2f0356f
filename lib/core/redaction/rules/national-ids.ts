import { patternRule, type RedactionRule } from '../rule.ts';

/** Short names of such numbers, from the authorities that give them; only in capitals, since some are words. */
const acronyms =
  'SSN|ITIN|EIN|TIN|NINO|NHS|UTR|SIN|TFN|ABN|ACN|MBI|NPI|PAN|GSTIN|NI[FEPKNR]|DNI|CIF|BSN|PESEL|OIB|HETU|CPR|CNPJ?|CPF|RG|RUT|RUN|CUI[TL]|CURP|RFC|HKID|NRIC|FIN|UEN|NPWP|AHV|AVS|SVNR|PPSN?|KVNR|ЕГН|ИНН|СНИЛС';
/** What people and offices call them in full, in the languages of the countries, and clear acronyms in any case. */
const names = String.raw`ssn|pesel|dni|cpf|bsn|aadhaa?r|social (?:security|insurance)|national (?:insurance|id)|tax(?:payer)? (?:id|file|ref)|(?:identity|id) card|medicare|medical licen[cs]e|health (?:card|insurance)|voter id|vehicle registration|pass?[ae]?poo?rt[eo]?|driv(?:er'?s|ing) licen[cs]e|african id|steuer(?:-?id|identif|n)\S{0,15}|(?:sozial|renten|kranken)versicher\S{0,14}|(?:personal)?ausweis\S{0,8}|reisepass|führerschein\S{0,8}|numéro fiscal|s[eé]curit[eé] sociale|permis de conduire|seguridad social|c[eé]dula|licencia de conducir|codice fiscale|partita iva|carta d'identità|patente|rijksregister\S{0,6}|burgerservice\S{0,6}|rijbewijs|rodn[eé] číslo|henkilötunnus|(?:person|samordnings|fødsels)nummer|kimlik|teudat zehut|паспорт|身[份分][证證]|护照|護照|統一編號|マイナンバー|個人番号|パスポート|운전면허|여권|(?:주민|외국인|사업자)등록번호|کد ملی|ת"ז|דרכון|เลขประจำตัว\S{0,10}`;
/** Words and marks between the name and the number, and letters that a number may begin with. */
const between = String.raw`["']?(?:[ _-]?(?:n[or°º]|number|num(?:mer)?|num[eé]ro|code|card|id|n[uú]mero|号码|[号號]|字號|番号|번호|is|ist|es|è|é)|[:：#=.-]){0,4}[\s:：]{0,3}["']?(?<letters>(?:[A-Za-z]{1,6}[ -]?)?)$`;
const namedInFull = new RegExp(`(?<![a-z])(?:${names})${between}`, 'i');
const namedShort = new RegExp(`(?<![A-Za-z])(?:${acronyms})${between}`);
const digitsAndLetters =
  /\d(?:[ ./+-]?[A-Z]{0,6}\d){3,20}(?:[A-Z0-9]{1,3}|[ -][A-Z](?![A-Z0-9])|-?[A-Z0-9]|-\d{3}[A-Z])?(?:[([]\w[)\]])?(?![A-Z0-9]|[.:]\d)/gi;
/** How far before the first digit of a number its name may begin. */
const MOST_NAME_UNITS = 60;

/** A number beside the name of what it is, whatever country it is of; the name is looked for to its left. */
const announced: RedactionRule = {
  id: 'announced-national-id',
  category: 'NATIONAL_ID',
  confidence: 'high',
  patterns: [namedInFull, namedShort, digitsAndLetters],
  find(text) {
    return [...text.matchAll(digitsAndLetters)].flatMap((match) => {
      const before = text.slice(Math.max(0, match.index - MOST_NAME_UNITS), match.index);
      if (!isIdLike(match[0])) return [];
      const letters = (namedInFull.exec(before) ?? namedShort.exec(before))?.groups?.letters;
      if (letters === undefined) return [];
      return [{ start: match.index - letters.length, end: match.index + match[0].length }];
    });
  },
};

function isIdLike(value: string): boolean {
  const isDate = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/.test(value);
  return value.replace(/\D/g, '').length >= 4 && value.replace(/\W/g, '').length >= 5 && !isDate;
}

const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits.charAt(place)), 0);

/** Brazil, CPF: two check digits, modulus 11 (Receita Federal). */
function isCpf(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  const check = (length: number): number =>
    ((weigh(
      digits,
      Array.from({ length }, (_, place) => length + 1 - place),
    ) *
      10) %
      11) %
    10;
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

/** Spain, NIF and NIE: the letter is the number modulus 23 (Real Decreto 1553/2005). */
function isSpanish(value: string): boolean {
  const number = Number(
    value.slice(0, -1).replace(/-/g, '').replace('X', '0').replace('Y', '1').replace('Z', '2'),
  );
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23) === value.slice(-1);
}

/** China, resident identity: ISO 7064 MOD 11-2 (GB 11643-1999). */
function isChinese(value: string): boolean {
  const sum = weigh(value, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return '10X98765432'.charAt(sum % 11) === value.slice(-1).toUpperCase();
}

type Format = { readonly shape: RegExp; readonly isValid: (value: string) => boolean };

/** Numbers whose form and check digit together leave no doubt, so that no name is needed. */
const formats: readonly Format[] = [
  { shape: /^\d{3}\.\d{3}\.\d{3}-\d\d$/, isValid: isCpf },
  { shape: /^(?:\d{8}|[XYZ]-?\d{7})-?[A-HJ-NP-TV-Z]$/, isValid: isSpanish },
  { shape: /^[1-8]\d{5}(?:19|20)\d{2}[01]\d[0-3]\d{4}[\dXx]$/, isValid: isChinese },
];

/** A national id that its check digit proves. */
const proven = patternRule({
  id: 'proven-national-id',
  category: 'NATIONAL_ID',
  pattern:
    /(?<![\w.-])(?<value>\d{3}\.\d{3}\.\d{3}-\d\d|[XYZ]?-?\d{7,8}-?[A-Z]|\d{17}[\dXx]|[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z])(?![\w-]|\.\d)/dg,
  accepts: (value) =>
    /^[A-Z]{6}/.test(value) || formats.some(({ shape, isValid }) => shape.test(value) && isValid(value)),
});

/** The form of a social security number of the USA in its ranges, which holds no check digit: only listed. */
const american = patternRule({
  id: 'american-security-number',
  category: 'NATIONAL_ID',
  confidence: 'low',
  pattern: /(?<![\w.-])(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\w-]|\.\d)/dg,
});

/** Numbers by which states know persons. */
export const nationalIdRules: readonly RedactionRule[] = [announced, proven, american];
