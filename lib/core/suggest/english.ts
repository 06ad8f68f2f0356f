import { readEnglishAssistant, takesBackEnglishClaims } from './english-assistant.ts';
import { reportsEnglishWork } from './english-facts.ts';
import { readEnglishRetractions } from './english-retractions.ts';
import { readEnglishUser } from './english-user.ts';
import { englishStopWords, hasEnglishEffect, toTaskOfUser } from './english-words.ts';
import type { LanguageRules } from './language.ts';

const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|greetings|yo|hope you)\b[^?]{0,60}$/i;
const request =
  /\?\s*$|\b(?:can|could|would) you\b|\bplease\b|\bI(?:['’]d| would)? (?:want|need|like)\b|\bhelp me\b|\bhow (?:do|can|to)\b|^(?:write|create|build|make|add|fix|find|explain|review|take|turn|summari[sz]e|translate|plan|design|refactor|implement|thoroughly|show|give|set up|draft|convert)\b/i;
const openHeading =
  /^(?:(?:recommended|suggested|immediate|possible) )?(?:next steps?|to-?dos?|remaining(?: \w+)?|open (?:items|questions|points)|still (?:open|to do)|what['’]s (?:left|next))\b|\b(?:items|tasks|points|steps)\b.{0,20}\bnext$/i;

/** The rules of English. */
export const english: LanguageRules = {
  code: 'en',
  stopWords: englishStopWords,
  readUser: readEnglishUser,
  readAssistant: readEnglishAssistant,
  readRetractions: readEnglishRetractions,
  takesBackClaims: takesBackEnglishClaims,
  isGreeting: (sentence) => greeting.test(sentence),
  isRequest: (sentence) => request.test(sentence),
  reportsWork: reportsEnglishWork,
  announcesOpenItems: (heading) => openHeading.test(heading),
  hasExternalEffect: hasEnglishEffect,
  renderTask: toTaskOfUser,
  renderWithdrawn: (text) => `Withdrawn by the user later on: ${text}`,
  renderListed: (text) => `Listed as not verified by the user: "${text}"`,
};
