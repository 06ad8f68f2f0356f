import { toPlainWords } from '../ask/plain-words.ts';
import type { Packet } from '../packet.ts';
import type { AnswersView } from '../views.ts';
import { type Clause, clausesOf, MOST_CLAUSES } from './answer-clauses.ts';
import { type Answers, QUESTION_COUNT } from './answer-form.ts';
import type { ReviewLimit } from './answer-marks.ts';
import { indexClauses } from './clause-index.ts';
import { findInvented, type Invented } from './find-invented.ts';
import { type JudgedPoint, type Judging, judgePoint, wordsOfPoints } from './judge-point.ts';
import { findJudgingLanguages, type JudgingLanguage, tellingWords } from './judging-language.ts';
import { indexPoints } from './nearest-points.ts';
import { pointsOf } from './packet-points.ts';
import { readAnswers } from './read-answers.ts';

/** What laying the five answers beside the packet shows. It compares words and can be wrong either way. */
export interface AnswerReview {
  readonly answers: Answers;
  /** Questions, from 0, whose answer says that it does not know. */
  readonly admits: readonly number[];
  readonly points: readonly JudgedPoint[];
  readonly invented: readonly Invented[];
  readonly limits: readonly ReviewLimit[];
}

/** An answer that admits something says little else. */
const MOST_ADMITTING_UNITS = 80;

/** Reads the five answers of a reply and lays them beside the packet, point by point. */
export function reviewReply(packet: Packet, reply: string): AnswerReview {
  const { answers, isCut } = readAnswers(reply);
  const points = pointsOf(packet);
  const given = answers.filter((answer) => answer !== undefined);
  const { ofReply, ofPacket } = findJudgingLanguages(
    given,
    points.map(({ text }) => text),
  );
  const perAnswer = answers.map((answer, question) => clausesOf(answer ?? '', question, ofReply));
  const clauses = distinct(perAnswer.flat());
  const words = wordsOfPoints(points, ofPacket);
  const judging: Judging = {
    index: indexClauses(clauses),
    plain: Array.from({ length: QUESTION_COUNT }, (_, question) => toPlainWords(answers[question] ?? '')),
    ofReply,
    ofPacket,
    points: words,
    findNearest: indexPoints(words),
  };
  const isOtherLanguage = ofReply?.rules.code !== ofPacket?.rules.code;
  const canInvent = ofReply !== undefined && !isOtherLanguage;
  const judged = judging.points.map((point) => judgePoint(judging, point));
  const names = (at: number) => judged.some(({ point, mark }) => point.question === at && mark === 'stated');
  return {
    answers,
    admits: answers.flatMap((answer, at) => (ofReply && admits(answer, ofReply) && !names(at) ? [at] : [])),
    points: judged,
    invented: canInvent ? findInvented(judging, ofReply, wordsOfPacket(packet, ofReply)) : [],
    limits: [
      ...(given.length > 0 && !ofReply ? ['no-rules' as const] : []),
      ...(isOtherLanguage ? ['other-language' as const] : []),
      ...(isCut || perAnswer.some(({ length }) => length >= MOST_CLAUSES) ? ['cut' as const] : []),
    ],
  };
}

/** What is said twice in one answer is said. */
function distinct(clauses: readonly Clause[]): Clause[] {
  return [...new Map(clauses.map((clause) => [JSON.stringify({ ...clause, words: 0 }), clause])).values()];
}

/** A review as it goes to a view. */
export function viewReview({ answers, admits, points, invented, limits }: AnswerReview): AnswersView {
  return {
    answers: answers.map((answer) => answer ?? null),
    admits: [...admits],
    points: points.map(({ point: { question, field, text }, mark, said }) => ({
      question,
      field,
      text,
      mark,
      ...(said === undefined ? {} : { said }),
    })),
    invented: [...invented],
    limits: [...limits],
  };
}

function admits(answer: string | undefined, { words }: JudgingLanguage): boolean {
  return answer !== undefined && answer.length <= MOST_ADMITTING_UNITS && words.doubts.test(answer);
}

function wordsOfPacket(packet: Packet, language: JudgingLanguage): ReadonlySet<string> {
  return new Set(stringsIn(packet).flatMap((text) => [...tellingWords(text, language)]));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
