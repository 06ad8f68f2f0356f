import type { LanguageRules } from '../../language.ts';
import { claims } from './assistant.ts';
import { facts } from './facts.ts';
import { decisions, instructions, rejections } from './orders.ts';
import { restrictions } from './restrictions.ts';
import { retractions } from './retractions.ts';
import { admissions, blockers, doubts, openItems, progress, question } from './user.ts';
import { effect, negator, preamble, stopWords, wording } from './words.ts';

/** The rules of English. */
export const english: LanguageRules = {
  code: 'en',
  stopWords,
  negator,
  effect,
  preamble,
  greeting:
    /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|greetings|yo|hope you)\b[^?]{0,60}$/i,
  request:
    /\?\s{0,4}$|\b(?:can|could|would) you\b|\bplease\b|\bI(?:['’]d| would)? (?:want|need|like)\b|\bhelp me\b|\bhow (?:do|can|to)\b|^(?:write|create|build|make|add|fix|find|explain|review|take|turn|summari[sz]e|translate|plan|design|refactor|implement|thoroughly|show|give|set up|draft|convert)\b/i,
  question,
  conditional: /^(?:if|when|once|unless|in case|suppose|assuming|maybe|perhaps|in theory)\b/i,
  restrictions,
  instructions,
  decisions,
  rejections,
  nextStep: {
    user: /^(?:the )?next(?: (?:step|thing|task|up))?s?(?:,|:| is\b| we\b| i\b| let['’]?s\b)/i,
    assistant:
      /^(?:(?:so|then|now),? )?(?:the|my|your|our) next (?:step|task|thing)(?: for \w{1,40})? (?:is|would be|will be)\b|^next(?: step| up)?:\s?\S/i,
  },
  facts,
  openItems,
  blockers,
  progress,
  doubts,
  admissions,
  claims,
  retractions,
  wording,
};
