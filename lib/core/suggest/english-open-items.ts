import { asSentence, hasEnglishEffect } from './english-words.ts';
import type { Candidate } from './language.ts';

const weekday = '(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day';
const soon = `(?:(?:on|by) ${weekday}|tomorrow|tonight|next (?:week|month|year)|later this)`;

const left: readonly RegExp[] = [
  /\b(?:to-?do)\s?:|\bTODO\b/,
  // "See what still needs work" is a question about the work, not a piece of it.
  /(?<!\b(?:what|that|which|areas|parts|whatever)\s)\bstill (?:need|have|needs|has|missing|open|to do)\b|\b(?:remaining|left to do|left open)\b/i,
  /\b(?:eventually|later on?),? (?:we|i)\b|\b(?:we|i) (?:will )?(?:eventually|later)\b/i,
];

/** What the user says that they will do themselves. */
const promised: readonly RegExp[] = [
  /^I(?:['’]ll| will) (?!tell|let|be\b|see|need|try|have|go\b|come|think|know|not\b|never|say|give|do (?:this|that|it)\b|use|call|keep|stick|take|assume|accept|start|get back|paste|share|attach|explain|describe|show|run|try|check|test|look)(?:\w+ly )?\w{3,} \w/i,
  new RegExp(String.raw`^I (?:can|have to|need to|want to) .{3,120}\b${soon}\b`, 'i'),
];

/** "I'll fetch them" is no task for a reader who does not know what they are. */
const pronounOnly = /^\S+(?: will)? \w+ (?:it|them|that|this|those|these)[.!]?$/i;

/** What somebody else has to do first. */
const waiting: readonly RegExp[] = [
  /\b(?:we|this|that|everything)(?:['’](?:re|s)| are| is) (?:still )?(?:blocked|stuck|waiting|on hold) (?:on|by|for|until) (?!you\b|your\b)/i,
  new RegExp(
    String.raw`\b(?:[A-Z][a-z]+|she|he|they|[Tt]he \w+) (?:[^,;:.]{1,60} and )?(?:will (?!be\b)\w+|makes|sends|signs|brings|delivers|checks|writes|calls|decides|sets) .{0,120}?\b${soon}\b`,
  ),
];

/** What one of the user's sentences leaves open: work that is left, promised, or waits for somebody. */
export function readEnglishOpenItem(sentence: string, said: string): Candidate[] {
  const isOpen =
    left.some((pattern) => pattern.test(sentence)) ||
    (promised.some((pattern) => pattern.test(said)) && !pronounOnly.test(said)) ||
    waiting.some((pattern) => pattern.test(sentence));
  return isOpen ? [openItem(said, sentence)] : [];
}

/** What an assistant's sentence says has to wait for somebody else. */
export function readEnglishWaiting(sentence: string): Candidate[] {
  return waiting.some((pattern) => pattern.test(sentence)) ? [openItem(sentence, sentence)] : [];
}

function openItem(text: string, quote: string): Candidate {
  return withEffect({ section: 'open_items', text: asSentence(text), quote });
}

/** Marks an item that reaches outside the conversation. */
export function withEffect(candidate: Candidate): Candidate {
  return hasEnglishEffect(candidate.text) ? { ...candidate, externalEffect: true } : candidate;
}
