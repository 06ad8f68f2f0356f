import type { LanguageRules } from './language.ts';
import { chinese } from './languages/chinese.ts';
import { english } from './languages/english/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { japanese } from './languages/japanese.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';

/** The rules of every language that has some. */
export const languages: readonly LanguageRules[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  japanese,
  chinese,
];
