import type { LanguageRules } from '../../language.ts';

/** Words by which English is recognised and which carry no meaning of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before but by can can't could did didn't do
   does doesn't doing don't dont for from get had has have he her here him his how i i'd i'll i'm i've if in into is
   isn't it it's its just let let's lets like make me more my need no not now of off ok okay on one only or our out
   please really right same she should so some such than that that's the their them then there these they thing things
   this those to too up us very want was we we'd we'll we're we've were what when where which while who why will with
   would yes you you'd you'll you're you've your`
    .split(/\s/)
    .filter(Boolean),
);

/** A prohibition's text must hold one of these. */
export const negator =
  /\b(?:not|never|no|nothing|nobody|none|neither|nor|without|cannot|avoid|(?:do|does|did|must|should|may|can|could|wo|would|is|are|was|were|have|has)n['’]?t)\b/i;

const effectVerbs =
  'send|e-?mail|deploy|publish|release|delete|wipe|purge|drop (?:the )?(?:table|database)|pay|purchase|buy|order|charge|refund|transfer|push|force-push|merge|post|tweet|submit|upload|invite|notify|rotate|revoke|cancel the (?:subscription|order)|ship';
const effectNouns =
  'deployment|deletion|sending|deploying|publishing|releasing|deleting|paying|pushing|merging|posting|submitting|rotating';

/** Tasks that reach outside the conversation. */
export const effect = new RegExp(
  `\\b(?:${effectVerbs}|${effectNouns})\\b|\\bwant .{1,60}\\b(?:merged|deployed|pushed|deleted|published|sent|released|paid)\\b|\\bcommit .{1,60}\\bto git\\b`,
  'i',
);

/** The "no" of "no smoking" says all and is no preamble. */
export const preamble =
  /^(?:(?:ok(?:ay)?|yes|no(?=[,.!;:–—-]|\sno\s)|(?:sounds )?(?:good|great{1,4}|fine)|agreed|nice|cool|perfect|awesome|fantastic|phenomenal|thanks|thank you|please|kindly|so|and|but|also|then|now|well|oh|hm{1,4}|actually|alright|sure|right|just|again|therefore|however|moreover|for now|one more thing|important|note)\b[\s,.!:;–—-]{1,4}){0,6}/i;

const thirdPerson: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m\b|\bI am\b/gi, 'the user is'],
  [/\bI['’]ve\b|\bI have\b/gi, 'the user has'],
  [/\bI['’]ll\b/gi, 'the user will'],
  [/\bI['’]d\b/gi, 'the user would'],
  [/\bI (?:don['’]?t|do not)\b/gi, 'the user does not'],
  [/\bI (can|could|will|would|should|must|may|might|was|did|had|never|also|already)\b/gi, 'the user $1'],
  [
    /\bI (say|tell|ask|confirm|approve|agree|review|check|want|need|look|give|answer|return|test|read|use|like|decide|know|think|see|work|run)\b/gi,
    'the user $1s',
  ],
  [/\bI\b/g, 'the user'],
  [/\bmy\b/gi, "the user's"],
  [/\b(?:me|myself)\b/gi, 'the user'],
  [/\byour\b/gi, "the assistant's"],
  [/\b(tell|ask|show|give|let|allow|want|for|to|from|with|by)(s?) you\b/gi, '$1$2 the assistant'],
];

/** Says of "I" and "you" who is meant, for a reader who was not there. */
function toThirdPerson(text: string): string {
  const said = thirdPerson.reduce((before, [pattern, words]) => before.replace(pattern, words), text);
  return said
    .replace(/(\bthe assistant (?:must|does|can)\b.{0,500}?)\bthe assistant['’]s\b/i, '$1its')
    .replace(/^no\b/i, 'There must be no');
}

function toTaskOfUser(task: string): string {
  return task
    .replace(/^you (?:have not|haven['’]t)\b/i, 'The user has not')
    .replace(/\byour\b/gi, "the user's")
    .replace(/(?<=\(|\b(?:by|from|to|with|for|on) )you\b(?=[,;:.)]|$)/gi, 'the user');
}

/** How an item is worded. */
export const wording: LanguageRules['wording'] = {
  restriction: toThirdPerson,
  task: toTaskOfUser,
  label: (label) => label.replace(/questions$/i, 'question').replace(/assumptions$/i, 'assumption'),
  withdrawn: (text) => `Withdrawn by the user later on: ${text}`,
  turnedDown: (option) => `Turned down by the user: ${option}.`,
  listed: (text) => `Listed as not verified by the user: "${text}"`,
};
