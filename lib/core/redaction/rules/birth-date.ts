import { patternRule, type RedactionRule } from '../rule.ts';

const keyword = String.raw`\b(?:date of birth|birth ?dat(?:e|um)|birth_date|dateOfBirth|birthday|d\.?o\.?b\.?|born(?: on| in)?|geboren(?: am)?|geburts(?:datum|tag)|geb\.|geboortedatum|née? le|date de naissance|fecha de nacimiento|nacid[oa](?: el)?|data de nascimento|nascid[oa](?: em)?|data di nascita|nat[oa] il)|дата рождения|родил(?:ся|ась)|出生日期|生年月日|生日|생년월일`;
const month = '[a-zà-ÿа-я]{3,10}';
const date = String.raw`(?:\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}日?|\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th|\.|er|º)?(?: of| de)? ${month}\.?,?(?: de)? \d{4}|${month}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})`;

/** A date beside a word that says somebody was born then. */
const birthDate = patternRule({
  id: 'birth-date',
  category: 'BIRTH_DATE',
  pattern: new RegExp(
    `(?:${keyword})["']?(?: (?:is|was|ist|est|es|é|è|am|on))?[\\s:：=(,]{0,4}["']?(?<value>${date})(?![\\w/-])`,
    'dgi',
  ),
});

/** Dates of birth. */
export const birthDateRules: readonly RedactionRule[] = [birthDate];
