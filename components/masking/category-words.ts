import type { FindingCategory } from '../../lib/core/redaction/finding.ts';

/** What the values of a category are called, several of them. */
export const categoryWords: Record<FindingCategory, string> = {
  PRIVATE_KEY: 'Private keys',
  CONNECTION_STRING: 'Connection strings',
  API_KEY: 'API keys',
  TOKEN: 'Tokens',
  COOKIE: 'Cookies',
  PASSWORD: 'Passwords',
  EMAIL: 'E-mail addresses',
  CARD: 'Card numbers',
  IBAN: 'Bank accounts',
  PHONE: 'Phone numbers',
  ONE_TIME_CODE: 'One-time codes',
  RECOVERY_PHRASE: 'Recovery phrases',
  NATIONAL_ID: 'National identity numbers',
  ADDRESS: 'Postal addresses',
  BIRTH_DATE: 'Dates of birth',
  IP_ADDRESS: 'IP addresses',
  MAC_ADDRESS: 'MAC addresses',
  LOCATION: 'Coordinates',
  ACCOUNT_NAME: 'Account names',
  OWN_TERM: 'Your own words',
  PASSAGE: 'Passages you marked',
};

/** The words for a category as it stands in a draft, which an older or newer Baton may have written. */
export function wordsOfCategory(category: string): string {
  const words: Readonly<Record<string, string>> = categoryWords;
  return words[category] ?? category.toLowerCase().replaceAll('_', ' ');
}

/** The same words in the middle of a sentence. */
export function wordsInSentence(category: string): string {
  const words = wordsOfCategory(category);
  return /^(?:API|IP|MAC)/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
