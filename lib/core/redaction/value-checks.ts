const templateSyntax =
  /^(?:[$%]?\{\{?[\w .$-]{1,80}\}|\$\(|\$\w|%\w{1,40}%|%s|<[^>]{0,80}>?$|\[[A-Z]|\{\{|\$\{[^}]{1,80}\}$|[A-Z]{2,20}(?:_[A-Z]{1,20}){1,6}$)|[$#]\{[\w.:-]{1,80}\}|\{\{ ?[\w.]{1,80} ?\}\}|\$\{\{/;
const standInWords =
  /example|sample|dummy|fake|placeholder|^your|your[_ -]|change[_ -]?me|replace|redacted|insert|^(?:todo|(?:not|my|some)[_ -])|xxxx|\*{3}|#{4}|(.)\1{9}|\.{3}|…|goes[_ -]?here|abc123|password123/i;
const emptyWords = new Set(
  `password passwd passwort passphrase pass pwd secret token key apikey api_key user username admin root test
   none null undefined true false string number boolean unknown value optional required email hidden masked
   default mypassword short login bearer basic guest postgres mysql localhost`.split(/\s+/),
);

/**
 * Whether a value only stands for a secret: a template (`${TOKEN}`), an instruction to the reader
 * (`YOUR_API_KEY`), a mask (`xxxx`), or a word that nobody would have to hide.
 */
export function isStandIn(value: string): boolean {
  if (emptyWords.has(value.toLowerCase())) return true;
  if (templateSyntax.test(value) || standInWords.test(value)) return true;
  return distinctCharacters(value) < Math.min(5, Math.ceil(value.length / 2));
}

/** The number of different UTF-16 units in a value. */
function distinctCharacters(value: string): number {
  return new Set(value).size;
}

/** Shannon entropy of a value in bits a character. */
function entropyBits(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

/**
 * Whether a tail behind a vendor's prefix was drawn at random rather than typed as a specimen. Twenty characters of
 * base32, as in a key id of AWS, often hold no digit at all.
 */
export function looksDrawn(tail: string): boolean {
  const characters = tail.replace(/[-_.=~]/g, '');
  if (standInWords.test(tail) || characters.length < 6) return false;
  return (
    distinctCharacters(characters) >= 6 &&
    /\d.{0,60}\d|(?:[a-z][A-Z].{0,40}){2}|(?:[A-Z][a-z].{0,40}){2}|^[A-Z2-7]{20}$/.test(characters)
  );
}

/** Parts of a name: words, capitalised words, numbers, versions. */
const namePart =
  /^(?:[a-z]{1,30}\d{0,2}|[A-Z]{1,30}\d{0,2}|[A-Za-z][a-z]{0,20}(?:[A-Z][a-z]{2,20}|[A-Z][a-z]?(?=[A-Z\d]|$)){0,10}\d{0,3}|\d{1,12}|v\d{1,4})$/;

/** Whether a value is put together from words and numbers, as names, paths and versions are. */
function isNameLike(value: string): boolean {
  return value.split(/[-_./:@ ]{1,4}/).every((part) => part === '' || namePart.test(part));
}

/** Whether an unmarked value looks like random letters and digits, as keys and tokens do. */
export function looksRandom(value: string): boolean {
  if (/\s/.test(value) || !/\p{L}/u.test(value) || isStandIn(value) || isNameLike(value)) return false;
  if (/abcdefghij|ABCDEFGHIJ/.test(value)) return false;
  if (!(/\d/.test(value) || changesCaseOften(value) || symbolsIn(value) >= 4)) return false;
  return entropyBits(value) >= 2.8;
}

/** Whether a value has so much variety that no label is needed to take it for a key. */
export function looksHighlyRandom(value: string): boolean {
  if (!looksRandom(value) || entropyBits(value) < 3.4) return false;
  const changes = value.match(/\d[A-Za-z]|[A-Za-z]\d|[a-z][A-Z]/g) ?? [];
  return changes.length >= value.length / 5;
}

function symbolsIn(value: string): number {
  return new Set(value.replace(/[\p{L}\p{N}_.-]/gu, '')).size;
}

function changesCaseOften(value: string): boolean {
  return (value.match(/[a-z][A-Z]/g) ?? []).length >= 4;
}

/**
 * Whether an unquoted value is source code or prose: a call, a property path, a plain word.
 * `process.env.KEY`, `request.get(`, `confirmPassword` are; `n3verGuess!t` is not.
 */
export function looksLikeCode(value: string): boolean {
  if (/^[\w$.]{1,80}[([]|=>|\]\.|^[&|!=<>:?+]|^(?:process|os|env|self|this|config)\./.test(value))
    return true;
  return /^[\p{L}_$][\p{L}_$]{0,60}(?:[.:/-][\p{L}_$]{1,60}){0,8}[.:?!]?$/u.test(value);
}
