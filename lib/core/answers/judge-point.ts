import { findPassage, type PlainWords, toPlainPassage } from '../ask/plain-words.ts';
import type { Clause } from './answer-clauses.ts';
import type { PointField, PointMark } from './answer-marks.ts';
import { type ClauseIndex, shareIn } from './clause-index.ts';
import {
  isNegated,
  type JudgingLanguage,
  languageWithin,
  tellingWords,
  withoutDoubts,
} from './judging-language.ts';
import { type FindNearest, likenessOf } from './nearest-points.ts';
import type { PacketPoint } from './packet-points.ts';

/** A point with its mark and the words of the answer that gave it one to look at. */
export interface JudgedPoint {
  readonly point: PacketPoint;
  readonly mark: PointMark;
  readonly said?: string;
}

/** What all points are judged by. */
export interface Judging {
  readonly index: ClauseIndex;
  /** The answers, by question, as they are looked through for a whole passage. */
  readonly plain: readonly PlainWords[];
  readonly ofReply: JudgingLanguage | undefined;
  readonly ofPacket: JudgingLanguage | undefined;
  /** Every point with its words, and which of them a clause is about. */
  readonly points: readonly PointWords[];
  readonly findNearest: FindNearest;
}

/** A point as it is looked for. */
export interface PointWords {
  readonly point: PacketPoint;
  readonly wordings: readonly {
    readonly text: string;
    readonly words: ReadonlySet<string>;
    readonly isNegated: boolean;
    readonly language: JudgingLanguage | undefined;
  }[];
}

type Wording = PointWords['wordings'][number];

const FOUND_SHARE = 0.6;
/** In a language without rules nothing tells a "not": nearly all words have to be there. */
const FOUND_SHARE_WITHOUT_RULES = 0.9;
const CONTRADICTED_SHARE = 0.75;
/** Of what is said in an answer of its own, in other words. */
const GIST_SHARE = 0.4;

/** Prepares the points of a packet. */
export function wordsOfPoints(
  points: readonly PacketPoint[],
  ofPacket: JudgingLanguage | undefined,
): PointWords[] {
  return points.map((point) => ({
    point,
    wordings: point.wordings.map((text) => {
      const language = ofPacket && languageWithin(text, ofPacket);
      const negated = language ? isNegated(text, language) : false;
      const told = language && point.field === 'unknowns' ? withoutDoubts(text, language) : text;
      return { text, words: tellingWords(told, language), isNegated: negated, language };
    }),
  }));
}

/** Judges one point of the packet by the answers. */
export function judgePoint(judging: Judging, one: PointWords): JudgedPoint {
  const { point } = one;
  const against = findAgainst(judging, one);
  if (against) return { point, ...against };
  if (one.wordings.some((wording) => isStated(judging, point, wording))) return { point, mark: 'stated' };
  const comparable = one.wordings.some((wording) => isComparable(judging, wording));
  return { point, mark: comparable ? 'missing' : 'not-compared' };
}

function isComparable({ ofReply }: Judging, { words, language }: Wording): boolean {
  return words.size > 0 && language?.rules.code === ofReply?.rules.code;
}

function isStated(judging: Judging, point: PacketPoint, wording: Wording): boolean {
  if (standsWordForWord(judging, wording)) return true;
  if (!isComparable(judging, wording)) return false;
  const isGist = point.field === 'goal' || point.field === 'next_step';
  if (isGist && !wording.isNegated && saysGist(judging, point, wording)) return true;
  const needed = judging.ofReply ? FOUND_SHARE : FOUND_SHARE_WITHOUT_RULES;
  return holding(judging, wording, needed).some((clause) => agrees(judging, clause, point, wording));
}

/** The whole point, in the answer to its own question or in another one; "do not" before it makes it another one. */
function standsWordForWord(judging: Judging, wording: Wording): boolean {
  const passage = toPlainPassage(wording.text);
  if (!judging.plain.some((answer) => findPassage(answer, passage) !== undefined)) return false;
  if (wording.isNegated || !judging.ofReply) return true;
  const whole = holding(judging, wording, 1);
  return whole.length === 0 || whole.some(({ polarity }) => polarity !== 'negated');
}

/** Most of what the answer of its own says, whatever its sentences: a summary has its own words. */
function saysGist({ index }: Judging, { question }: PacketPoint, { words }: Wording): boolean {
  const said = index.clauses.filter(
    (clause) => clause.question === question && clause.polarity === 'affirmed',
  );
  return shareIn(words, new Set(said.flatMap((clause) => [...clause.words]))) >= GIST_SHARE;
}

/** The clauses that hold so much of a wording; whole sentences only where none of their parts does. */
function holding({ index }: Judging, { words }: Wording, share: number): Clause[] {
  if (words.size === 0) return [];
  const found = index.holding(words, words.size * share);
  const parts = found.filter(({ isWhole }) => !isWhole);
  return parts.length > 0 ? parts : found;
}

/** Whether a clause that holds the words of a point says the same. */
function agrees({ ofReply }: Judging, clause: Clause, { field }: PacketPoint, wording: Wording): boolean {
  if (!ofReply) return true;
  // What an answer says is unknown has been taken for unknown, however it says so.
  if (field === 'unknowns') return true;
  if (field === 'effects' || field === 'open_items') return true;
  if (wording.isNegated) {
    const waits = ofReply.words.limits.test(wording.text) && clause.asks;
    return clause.polarity === 'negated' || waits;
  }
  const limits = ofReply.words.limits.test(wording.text);
  if (limits && !ofReply.words.limits.test(clause.text)) return clause.polarity === 'negated' || clause.asks;
  return clause.polarity !== 'negated';
}

type Against = { readonly mark: 'contradicted' | 'repeated'; readonly said: string };

/** Which answers, from 0, can speak against a field, and how. */
const against: Partial<
  Record<PointField, { mark: Against['mark']; questions: readonly number[]; test: Test }>
> = {
  restrictions: { mark: 'contradicted', questions: [2, 4], test: turnsRound },
  decisions: { mark: 'contradicted', questions: [2, 4], test: turnsRound },
  confirmed_facts: { mark: 'contradicted', questions: [1], test: turnsRound },
  unknowns: { mark: 'contradicted', questions: [1], test: saysAsKnown },
  done: { mark: 'repeated', questions: [4], test: plansAgain },
  open_items: { mark: 'contradicted', questions: [3], test: saysAsDone },
  effects: { mark: 'contradicted', questions: [3, 4], test: freesEffect },
  next_step: { mark: 'contradicted', questions: [3, 4], test: leavesStep },
};

type Test = (clause: Clause, wording: Wording, language: JudgingLanguage) => boolean;

function findAgainst(judging: Judging, one: PointWords): Against | undefined {
  const rule = against[one.point.field];
  const { ofReply } = judging;
  if (!rule || !ofReply) return undefined;
  for (const wording of one.wordings) {
    if (!isComparable(judging, wording)) continue;
    const core = coreOf(one.point, wording, ofReply);
    const found = holding(judging, core, CONTRADICTED_SHARE).find(
      (clause) =>
        rule.questions.includes(clause.question) &&
        !(clause.isWhole && core.words.size < 3) &&
        rule.test(clause, wording, ofReply) &&
        !isAboutAnother(judging, clause, one, wording),
    );
    const isOutweighed = one.point.field !== 'restrictions' && rule.mark === 'contradicted';
    if (found && !(isOutweighed && rule.test === turnsRound && isStated(judging, one.point, wording))) {
      return { mark: rule.mark, said: found.text };
    }
  }
  return undefined;
}

/** What a prohibition forbids, without what it does not reach: "never deploy" of "never deploy without approval". */
function coreOf({ field }: PacketPoint, wording: Wording, language: JudgingLanguage): Wording {
  const { words } = language;
  if (field !== 'restrictions' || !words.endsWithLimit || !wording.isNegated) return wording;
  const [before = ''] = wording.text.split(words.limits);
  const core = tellingWords(before, language);
  return core.size > 0 && isNegated(before, language) ? { ...wording, words: core } : wording;
}

/** The same matter with a "not" more or less, and nothing that makes it wait. */
function turnsRound(clause: Clause, wording: Wording, { words }: JudgingLanguage): boolean {
  const { polarity, asks, stance } = clause;
  if (polarity === 'unclear' || asks || stance === 'doubtful') return false;
  // "Only x" and "not before x" are not turned round by a sentence that has another "not" than they have.
  if (words.when.test(wording.text)) return false;
  if (words.limits.test(wording.text) && !wording.isNegated) return false;
  return wording.isNegated === (polarity === 'affirmed');
}

function saysAsKnown({ stance, polarity }: Clause): boolean {
  return stance === 'sure' && polarity === 'affirmed';
}

function plansAgain({ polarity, text }: Clause, _: Wording, { words }: JudgingLanguage): boolean {
  return polarity === 'affirmed' && !words.finished.test(text);
}

function saysAsDone({ polarity, stance }: Clause): boolean {
  return polarity === 'affirmed' && stance !== 'doubtful';
}

/** Done already, or in need of nobody's word. */
function freesEffect(clause: Clause, _: Wording, { words }: JudgingLanguage): boolean {
  return clause.question === 3 ? saysAsDone(clause) : words.frees.test(clause.text) && !forbidsToo(clause);
}

/** "Never … without your approval" frees nothing. */
function forbidsToo({ polarity, text }: Clause): boolean {
  return polarity === 'negated' && /\b(?:without|ohne|sans|sin|sem)\b/i.test(text);
}

function leavesStep(clause: Clause, wording: Wording): boolean {
  if (clause.question === 3) return saysAsDone(clause);
  return clause.polarity === 'negated' && !wording.isNegated && !clause.asks && !clause.isWhole;
}

/** Whether a clause says another point of the packet at least as well, with all that it shares with this one. */
function isAboutAnother(judging: Judging, clause: Clause, { point }: PointWords, own: Wording): boolean {
  const shared = new Set([...own.words].filter((word) => shareIn(new Set([word]), clause.words) > 0));
  const nearness = likenessOf(shared.size, own.words.size, clause.words.size);
  return judging
    .findNearest(clause)
    .some(
      ({ owner, words, likeness }) =>
        owner.point !== point && likeness >= nearness && shareIn(shared, words) === 1,
    );
}
