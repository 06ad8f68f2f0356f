import { patternRule, type RedactionRule } from '../rule.ts';

const streetWord =
  'St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Boulevard|Blvd|Lane|Ln|Dr(?:ive)?|C(?:our)?t|Way|Pl(?:ace)?|Sq(?:uare)?|Terrace|Parkway|Pkwy|Cir(?:cle)?|Highway|Hwy|Close|Crescent|Row|Walk|Trail';
const word = String.raw`[\p{Lu}\d](?:[\p{L}\d.'’-]{0,23}[\p{L}\d]|\.(?= ))?`;
const unit = String.raw`(?:,? (?:Apt|Apartment|Suite|Ste|Unit|Flat|Floor|Fl|#)\.? ?[\w-]{1,6})?`;

/** House number, street and what follows up to state and ZIP code or postcode (USPS Publication 28, Royal Mail). */
const english = patternRule({
  id: 'english-address',
  category: 'ADDRESS',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}.,:/-]|\\d )(?<value>(?:\\d{1,5}[A-Z]?(?:-\\d{1,4})? (?:${word} ){1,4}(?:${streetWord})(?:\\.(?=,| [A-Z]{2} \\d))?(?: [NSEW]{1,2})?(?![\\p{L}])|P\\.? ?O\\.? Box \\d{1,6})${unit}(?:(?:,? ${word}(?: ${word}){0,3}){0,2}(?:,? [A-Z]{2},? \\d{5}(?:-\\d{4})?|,? [A-Z]{1,2}\\d[\\dA-Z]? ?\\d[A-Z]{2}|,? [A-Z]\\d[A-Z] ?\\d[A-Z]\\d|,? [A-Z]{2,3} \\d{4})|(?:, ${word}(?: ${word}){0,3}){0,2}))(?![\\p{L}\\p{N}])`,
    'dgu',
  ),
});

const number = String.raw`\d{1,4}(?: ?[a-zA-Z](?![\p{L}]))?(?:[/-]\d{1,4}[a-zA-Z]?)?`;
const postcode = String.raw`(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}-\d{3}|\d{4}-\d{3})(?: [A-Z]{2}(?![\p{L}]))?`;
const town = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?:[ -](?:\p{Lu}[\p{L}.'’-]{1,30}|\d{1,2}(?!\d)|am|an der|sur|de|la|del|di)){0,3}`;

const streetAndNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}.'’-]{1,40}(?: (?:\\p{Lu}[\\p{L}.'’-]{0,30}|de|la|du|des|der|den|van|del|della|di|da|do|dos|von|am)){0,4},? ${number}|\\d{1,4}(?: ?(?:bis|ter|[a-z]))?,? \\p{L}[\\p{L}.'’-]{1,30}(?: [\\p{L}.'’-]{1,30}){1,5})$`,
  'u',
);
const postcodeAndTown = new RegExp(`(?:,\\n?| -|\\n) ?${postcode} ${town}(?![\\p{L}\\p{N}])`, 'gu');
/** How far before its postcode an address may begin. */
const MOST_STREET_UNITS = 120;

/** Street and number in either order, a comma, postcode and town, as on the European continent (UPU S42). */
const continental: RedactionRule = {
  id: 'continental-address',
  category: 'ADDRESS',
  confidence: 'high',
  patterns: [streetAndNumber, postcodeAndTown],
  find(text) {
    return [...text.matchAll(postcodeAndTown)].flatMap((match) => {
      const from = Math.max(0, match.index - MOST_STREET_UNITS);
      const street = streetAndNumber.exec(text.slice(from, match.index));
      return street ? [{ start: from + street.index, end: match.index + match[0].length }] : [];
    });
  },
};

/** What stands behind a word for an address up to the end of its line, if it holds a number and words. */
const announced = patternRule({
  id: 'announced-address',
  category: 'ADDRESS',
  pattern:
    /(?:\b(?:address|adresse|anschrift|dirección|direccion|domicilio|endere[çc]o|morada|indirizzo|adres|(?:i |we )?live[sd]? at|ship(?: it)? to|deliver(?: it)? to|j'habite(?: au)?|vivo en|moro na|abito in|ich wohne in)|адрес|住所|地址|주소)["']?(?: (?:is|ist|est|es|é|è))?\s{0,2}[:：=]?\s{0,3}["']?(?<value>[^\n"'`;|<>{}[\]=@\\:]{8,120}[^\n"'`;|<>{}[\]=@\\:\s.,!?])/dgi,
  accepts: (value) => {
    const line = value.trim();
    if (
      !/\p{L}{3}/u.test(line) ||
      !/ |[一-鿿가-힣]/.test(line) ||
      !/(?:^|[ ,./-])\d|[一-鿿가-힣]\d/.test(line)
    )
      return false;
    return (
      new RegExp(
        `\\b(?:${streetWord})\\b|\\d{4,6}|,.{1,40},|[一-鿿가-힣]{4}|(?:ул|улица|rue|via|calle|rua|straße|strasse|str)\\.? `,
        'i',
      ).test(line) && /,|\d{4}|[一-鿿가-힣]/.test(line)
    );
  },
});

/** Postal addresses. */
export const postalAddressRules: readonly RedactionRule[] = [english, continental, announced];
