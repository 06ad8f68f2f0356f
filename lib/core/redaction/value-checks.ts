const templateSyntax = /^(?:[$%]?\{|\$\(|\$\w|%\w{1,40}%|%s|<|\[[A-Z]|\{\{|`)/;
const endsLikeTemplate = /(?:\}\}|[>\]]|\.{3})$/;
const standInWords =
  /example|sample|dummy|fake|placeholder|your[_ -]?|change[_ -]?me|replace|redacted|insert|todo|not[_ -]|xxxx|\*{3}|#{4}|(.)\1{9}|\.{3}|…|goes[_ -]?here|abc123/i;
const emptyWords = new Set(
  `password passwd passwort passphrase pass pwd secret token key apikey api_key user username admin root test
   none null nil undefined true false string number boolean str int bool any unknown value optional required
   email phone card iban cookie hidden masked default mypassword my_password foo bar baz placeholder short abc login env bearer basic`.split(
    /\s+/,
  ),
);

/**
 * Whether a value only stands for a secret: a template (`${TOKEN}`), an instruction to the reader
 * (`YOUR_API_KEY`), a mask (`xxxx`), or a word that nobody would have to hide.
 */
export function isStandIn(value: string): boolean {
  if (emptyWords.has(value.toLowerCase())) return true;
  if (templateSyntax.test(value) || endsLikeTemplate.test(value) || standInWords.test(value)) return true;
  return distinctCharacters(value) < Math.min(5, Math.ceil(value.length / 2));
}

/** The number of different UTF-16 units in a value. */
function distinctCharacters(value: string): number {
  return new Set(value).size;
}

/** Shannon entropy of a value in bits a character. */
export function entropyBits(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

/** Whether a tail behind a vendor's prefix was drawn at random rather than typed as a specimen. */
export function looksDrawn(tail: string): boolean {
  const characters = tail.replace(/[-_.=~]/g, '');
  if (standInWords.test(tail) || characters.length < 6) return false;
  return distinctCharacters(characters) >= 6 && !/^(?:[a-z]{0,200}|[A-Z]{0,200})$/.test(characters);
}

/** Whether an unmarked value looks like random letters and digits, as keys and tokens do. */
export function looksRandom(value: string): boolean {
  if (isStandIn(value) || /\s/.test(value)) return false;
  const hasDigit = /\d/.test(value);
  const hasLetter = /\p{L}/u.test(value);
  if (!hasLetter || !(hasDigit || changesCaseOften(value))) return false;
  return entropyBits(value) >= 2.8;
}

function changesCaseOften(value: string): boolean {
  return (value.match(/[a-z][A-Z]/g) ?? []).length >= 4;
}

/**
 * Whether an unquoted value is source code or prose: a call, a property path, a plain word.
 * `process.env.KEY`, `request.get(`, `confirmPassword` are; `n3verGuess!t` is not.
 */
export function looksLikeCode(value: string): boolean {
  if (/[([]|=>|\]\.|^[&|!=<>:]/.test(value)) return true;
  if (/^[\p{L}_$][\p{L}_$]{0,60}(?:[.:/-][\p{L}_$]{1,60}){0,8}[.:?!]?$/u.test(value)) return true;
  return /^(?:process|os|env|self|this|config|settings|secrets|var|local|data)\./.test(value);
}
