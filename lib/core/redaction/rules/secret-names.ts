/** Words that make a name's value public, countable or a mere pointer, whatever other word stands beside. */
const harmlessWords = new Set(
  `id ids name names file path dir url uri link type kind length len count limit max min expiry expires expiration
   ttl lifetime timeout storage field header headers version format digest algorithm public pub publishable
   primary foreign sequence sort partition cache row object keyboard selector pair index map
   policy reset forgot hint label placeholder tokens secrets keys ref mapping variable
   strength validate check confirm input jsonwebtoken commit checksum fingerprint sha md5
   column prefix size usage page next cursor`.split(/\s+/),
);

/** Splits `myApi_key-Name` into `my`, `api`, `key`, `name`. */
function wordsOfName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]{1,40}/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Whether a name that holds a secret's keyword names the secret and not something about it. */
export function isSecretName(name: string): boolean {
  return !wordsOfName(name).some((word) => harmlessWords.has(word));
}
