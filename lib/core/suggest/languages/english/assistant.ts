import type { LanguageRules } from '../../language.ts';

/** What an assistant claims. */
export const claims: LanguageRules['claims'] = {
  predictions: [
    /\bshould (?:now )?(?:be )?(?:work|works|working|pass|fixed|resolved|fine)\b|\b(?:tests?|builds?) should\b/i,
    // A guess at a cause is a prediction as well: what is tried next shows it right or wrong.
    /\b(?:is|are|it['’]s) (?:most )?(?:likely|probably)\b|\b(?:appears|seems) to be\b|\bthe (?:root )?cause (?:is|was)\b/i,
  ],
  patterns: [
    /\b(?:tests?|checks|builds?|suite|linter)\s(?:\w{1,40}\s){0,3}(?:pass|passed|passes|passing|green|succeeded)\b/i,
    /\b(?:is|are) now (?:\w{1,40}\s)?(?:fixed|resolved|working|ready|clean|integrated|complete|fully|type-safe|correct)\b/i,
    /\b(?:it|this|that|everything|the \w{1,40}(?: \w{1,40})?) (?:now )?works\b|\bfully (?:functional|working|aligned|tested)\b|\bproduction[ -]ready\b/i,
    /\bI(?:['’]ve| have)?\s(?:\w{1,40}ly\s)?(?:deployed|pushed|published|verified|tested|benchmarked|measured|confirmed|sent|released)\b/i,
    /\b(?:has|have) been (?:\w{1,40}ly\s)?(?:verified|tested|deployed|published|resolved|fixed|pushed|sent)\b|\bsuccessfully\s\w{1,40}ed\b|^(?:✅\s?)?(?:\*\*)?(?:tested|verified|deployed|published)\b/i,
    /\b\d{1,9}(?:\.\d{1,9})?\s?(?:%|x)\s(?:faster|slower|smaller|improvement|coverage)\b|\b(?:faster|reduces?|reduced|improves?|improved)\b.{0,60}\bby (?:about |around )?\d/i,
    /\bas far as I (?:can tell|can see|know)\b|\b(?:it|that|this|the \w{1,40}) (?:covers|handles|catches) (?:every|all)\b/i,
  ],
  done: [
    /\bI(?:['’]ve| have)\s(?:also\s|now\s|successfully\s)?(?:added|created|updated|removed|implemented|fixed|moved|renamed|written|replaced|refactored|integrated|set up|configured|merged|converted|extracted|split|cleaned|deleted|changed|completed|finished|drafted|migrated|installed)\b/i,
    /^(?:done|finished|completed)\s?[.:!–—-]\s?\S/i,
    /^(?:✅\s?)?(?:\*\*)?(?:added|created|updated|removed|implemented|fixed|moved|renamed|replaced|deleted|refactored)\b/i,
    /\b(?:has|have) been (?:\w{1,40}ly\s)?(?:added|created|updated|removed|implemented|moved|renamed|written|replaced|refactored|integrated|merged|deleted|changed|completed)\b/i,
    /^(?:that|this) (?:finishes|completes|closes|concludes) \S|^(?:(?:so|then|now|with that),? )?the [\w-]{1,40}(?: [\w-]{1,40})? (?:is|are) (?:now )?(?:done|finished|complete)(?=[.,;!]|$|\s(?:except|for now|apart from)\b)/i,
  ],
  notYetDone:
    /\bI (?:expect|plan|intend|hope)\b|\b(?:will|would|should|could|can|must|may|might|to) (?:\w{1,40} )?(?:have|be)\b/i,
  notAClaim:
    /^\W{0,6}(?:why|how|what|if|once|when|after|before|to|make sure|ensure|verify|check|confirm|test|run|you can|you should|would|should|let me know|let['’]s|please)\b|\b(?:would|could you|if you|even if|make sure|to verify|so that|try|you['’]ve|I will|I['’]ll)\b/i,
  takesBack:
    /^(?:ah,? |oh,? |yes,? |hm,? )?(?:you(?:['’]re| are) (?:absolutely |completely |quite )?(?:right|correct)\b|my mistake|I was (?:wrong|mistaken)|I stand corrected|I(?: sincerely)? apologi[sz]e|sorry, (?:I|that|you))/i,
};
