import { isQuestion, preferred } from './english-user.ts';
import { withoutPreamble } from './english-words.ts';
import type { Retraction } from './language.ts';

const permission =
  /\b(?:you (?:may|can|are allowed to|have permission to|are free to)|it['’]?s (?:ok|okay|fine|alright) to|feel free to)\s(?:now\s)?(?!not\b)(?<words>.{3,200})$/i;
const hangsOnSomething =
  /\b(?:if|once|after|when|until|unless|only|but|as long as|provided|not|except|before)\b/i;
const takesBackPrevious =
  /\b(?:scrap|forget|drop|cancel|ignore|undo|revert)(?: about)? (?:that|this|it)(?=\s{0,3}(?:[.,;!–—-]|$)|\s(?:and|please|for now|then|let['’]?s)\b)|\bnever ?mind\b|\bI undid\b/i;
const takesBackRule =
  /\b(?:forget|drop|lift|ignore|cancel)(?: about)? (?:that|this|the) (?:last |previous )?(?:rule|restriction|limit|ban)\b/i;
const takesBackNamed =
  /\b(?:scrap|forget(?: about)?|ditch|abandon|no longer (?:want|need|use|using))\s(?:the\s|using\s)?(?<words>[^,.;:!?]{2,120})/i;
const startsOver =
  /^(?:ok(?:ay)?|hm+|oh|no|so)?[\s,]{0,3}(?:actually|on second thought|scratch that|wait|correction)\b/i;

/**
 * What a user's sentence takes back. A prohibition is lifted only by a permission for the same action on which
 * nothing hangs, or by words that say "rule": "revert that" may well be the complaint that it was broken.
 */
export function readEnglishRetractions(sentence: string): Retraction[] {
  if (isQuestion(sentence)) return [];
  const retractions: Retraction[] = [];
  const permitted = permission.exec(sentence)?.groups?.words;
  if (permitted && !hangsOnSomething.test(permitted)) {
    retractions.push({ scope: 'lifted', sections: ['restrictions'], words: permitted });
  }
  if (takesBackRule.test(sentence)) {
    retractions.push({ scope: 'previous', sections: ['restrictions', 'instructions'], words: sentence });
  } else if (takesBackPrevious.test(sentence)) {
    retractions.push({ scope: 'previous', sections: ['decisions', 'instructions'], words: sentence });
  }
  const named = takesBackNamed.exec(sentence)?.groups?.words ?? preferred.exec(sentence)?.groups?.option;
  if (named && !/^(?:that|this|it)$/i.test(named.trim())) {
    retractions.push({ scope: 'named', sections: ['decisions', 'instructions'], words: named });
  }
  if (startsOver.test(sentence)) {
    retractions.push({
      scope: 'replaced',
      sections: ['decisions', 'instructions'],
      words: withoutPreamble(sentence),
    });
  }
  return retractions;
}
