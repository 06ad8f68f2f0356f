/** Words that make a name's value public, countable or a mere pointer, whatever other word stands beside. */
const harmlessWords = new Set(
  `id ids name names file path dir url uri link type kind length len count limit max min expiry expires expiration
   ttl lifetime timeout storage field header headers version format hash digest algorithm public pub publishable
   primary foreign sequence sort partition cache row object keyboard keyframe selector pair tab mesh index map
   policy reset forgot hint label placeholder prompt tokens secrets keys ref mapping variable var env str string
   sauce rate strength validator validate check confirm input jsonwebtoken`.split(/\s+/),
);

/** Words after which "string" and the like still mean the secret itself. */
const typeWords = new Set(['str', 'string', 'var', 'env']);

/** Splits `myApi_key-Name` into `my`, `api`, `key`, `name`. */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Whether a name that holds a secret's keyword names the secret and not something about it. */
export function isSecretName(name: string): boolean {
  return !wordsOfName(name).some((word) => harmlessWords.has(word) && !typeWords.has(word));
}
