import type { LanguageRules } from '../../language.ts';

/** What takes back. */
export const retractions: LanguageRules['retractions'] = {
  permission:
    /\b(?:you (?:may|can|are allowed to|have permission to|are free to)|it['’]?s (?:ok|okay|fine|alright) to|feel free to)\s(?:now\s)?(?!not\b)(?<words>.{3,200})$/i,
  hangsOnSomething: /\b(?:if|once|after|when|until|unless|only|but|as long as|provided|not|except|before)\b/i,
  previous:
    /\b(?:scrap|forget|drop|cancel|ignore|undo|revert)(?: about)? (?:that|this|it)(?=\s{0,3}(?:[.,;!–—-]|$)|\s(?:and|please|for now|then|let['’]?s)\b)|\bnever ?mind\b|\bI undid\b/i,
  rule: /\b(?:forget|drop|lift|ignore|cancel)(?: about)? (?:that|this|the) (?:last |previous )?(?:rule|restriction|limit|ban)\b/i,
  named:
    /\b(?:scrap|forget(?: about)?|ditch|abandon|no longer (?:want|need|use|using))\s(?:the\s|using\s)?(?<words>[^,.;:!?]{2,120})/i,
  startsOver:
    /^(?:ok(?:ay)?|hm{1,4}|oh|no|so)?[\s,]{0,3}(?:actually|on second thought|scratch that|wait|correction)\b/i,
};
