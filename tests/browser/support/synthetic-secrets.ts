import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Characters that look random and are the same in every run. */
function characters(seed: string, length: number, alphabet = LETTERS): string {
  let text = '';
  for (let round = 0; text.length < length; round += 1) {
    const bytes = createHash('sha256').update(`${seed} ${round}`).digest();
    text += [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  }
  return text.slice(0, length);
}

const digits = (seed: string, length: number): string => characters(seed, length, '0123456789');

/** The last digit of a card number (ISO/IEC 7812-1, annex B). */
function withLuhnDigit(digitsBefore: string): string {
  const sum = [...digitsBefore].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digitsBefore}${(10 - (sum % 10)) % 10}`;
}

/** The check digits of a German account number (ISO 13616-1). */
function toIban(account: string): string {
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

/** How a secret of each kind is made, and how people write it down. */
const kinds: readonly { make(seed: string): string; say(secret: string): string }[] = [
  { make: (seed) => ['ghp', characters(seed, 36)].join('_'), say: (secret) => `the token ${secret}` },
  {
    make: (seed) => ['AKIA', characters(seed, 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')].join(''),
    say: (secret) => `the key ${secret}`,
  },
  { make: (seed) => ['sk', 'live', characters(seed, 24)].join('_'), say: (secret) => `the key ${secret}` },
  {
    make: (seed) => ['xoxb', digits(seed, 12), digits(`${seed} b`, 12), characters(seed, 24)].join('-'),
    say: (secret) => `the bot token ${secret}`,
  },
  {
    make: (seed) => `${characters(seed, 9, 'abcdefghijklmnoprstuvw')}@${['ropewalk', 'example'].join('.')}`,
    say: (secret) => `the address ${secret}`,
  },
  { make: (seed) => `Tern${characters(seed, 9)}!7`, say: (secret) => `password=${secret}` },
  { make: (seed) => withLuhnDigit(`4${digits(seed, 14)}`), say: (secret) => `the card ${secret}` },
  { make: (seed) => toIban(digits(seed, 18)), say: (secret) => `the account ${secret}` },
  {
    make: (seed) => `+49 30 ${digits(seed, 7).replace(/^[01]/, '5')}`,
    say: (secret) => `the number ${secret}`,
  },
  {
    make: (seed) => `Gull${characters(seed, 10)}`,
    say: (secret) => `postgres://shop:${secret}@db.internal/shop`,
  },
];

/** Distinct invented secrets of all kinds, each with the words that hold it. */
export function syntheticSecrets(count: number): { secret: string; said: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    const secret = kind?.make(`secret ${index}`) ?? '';
    return { secret, said: kind?.say(secret) ?? '' };
  });
}
