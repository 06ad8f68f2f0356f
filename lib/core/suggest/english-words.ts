/** Words by which English is recognised and which carry no meaning of their own. */
export const englishStopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before but by can can't could did didn't do
   does doesn't doing don't dont for from get had has have he her here him his how i i'd i'll i'm i've if in into is
   isn't it it's its just let let's lets like make me more my need no not now of off ok okay on one only or our out
   please really right same she should so some such than that that's the their them then there these they thing things
   this those to too up us very want was we we'd we'll we're we've were what when where which while who why will with
   would yes you you'd you'll you're you've your`.split(/\s+/),
);

/** Every English way to say no that the rules rely on. A prohibition's text must hold one of these. */
export const englishNegator =
  /\b(?:not|never|no|nothing|nobody|none|neither|nor|without|cannot|avoid|(?:do|does|did|must|should|may|can|could|wo|would|is|are|was|were|have|has)n['’]?t)\b/i;

const effectVerbs =
  'send|e-?mail|deploy|publish|release|delete|wipe|purge|drop (?:the )?(?:table|database)|pay|purchase|buy|order|charge|refund|transfer|push|force-push|merge|post|tweet|submit|upload|invite|notify|rotate|revoke|cancel the (?:subscription|order)|ship';

const effectNouns =
  'deployment|deletion|sending|deploying|publishing|releasing|deleting|paying|pushing|merging|posting|submitting|rotating';
const effectPattern = new RegExp(
  `\\b(?:${effectVerbs}|${effectNouns})\\b|\\bwant .{1,60}\\b(?:merged|deployed|pushed|deleted|published|sent|released|paid)\\b`,
  'i',
);

/** Whether a task reaches outside the conversation: sends, deploys, deletes, publishes, pays, pushes. */
export function hasEnglishEffect(text: string): boolean {
  return effectPattern.test(text);
}

/** `please, ok so ` and the like at a sentence's beginning, which say nothing. The "no" of "no smoking" says all. */
export const englishPreamble =
  /^(?:(?:ok(?:ay)?|yes|no(?=[,.!;:–—-])|(?:sounds )?(?:good|great|fine)|agreed|nice|cool|perfect|awesome|thanks|thank you|please|so|and|but|also|then|now|well|oh|hm+|actually|alright|sure|right|just|again|fantastic|for now|one more thing|important|note)\b[\s,.!:;–—-]{1,4}){0,4}/i;

/** Cuts what says nothing off the beginning of a sentence. */
export function withoutPreamble(sentence: string): string {
  return sentence.replace(englishPreamble, '');
}

/** A sentence with a capital at its beginning and a stop at its end. */
export function asSentence(text: string): string {
  const trimmed = text
    .replace(/\*\*|^\s{0,3}✅\s{0,3}/g, '')
    .trim()
    .replace(/[\s,;:–—-]{1,8}$/, '');
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]["')\]]?$/.test(capital) ? capital : `${capital}.`;
}

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
export function toThirdPerson(text: string): string {
  const said = thirdPerson.reduce((before, [pattern, words]) => before.replace(pattern, words), text);
  return said.replace(/(\bthe assistant (?:must|does|can)\b.*?)\bthe assistant['’]s\b/i, '$1its');
}

/** A task that an assistant noted for "you" is the user's: the next reader is another assistant. */
export function toTaskOfUser(task: string): string {
  return task
    .replace(/\byour\b/gi, "the user's")
    .replace(/(?<=\(|\b(?:by|from|to|with|for|on) )you\b(?=[,;:.)]|$)/gi, 'the user');
}
