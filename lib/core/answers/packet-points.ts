import type { Packet } from '../packet.ts';
import type { PointField } from './answer-marks.ts';

/** One thing that a packet says and that an answer can repeat, drop or contradict. */
export interface PacketPoint {
  readonly field: PointField;
  /** The question that it belongs to, from 0. */
  readonly question: number;
  readonly text: string;
  /** Other wordings of the same: the user's own words beside a rule. */
  readonly wordings: readonly string[];
}

/** Written before a claim that nobody confirmed (`buildPacket`); it says nothing about the claim itself. */
const CLAIM_PREFIX = /^Claimed by the assistant, not verified: /;

const questionOf: Readonly<Record<PointField, number>> = {
  goal: 0,
  confirmed_facts: 1,
  unknowns: 1,
  decisions: 2,
  restrictions: 2,
  instructions: 2,
  done: 3,
  next_step: 4,
  open_items: 4,
  effects: 4,
};

/** All points of a packet, in the order of the questions. */
export function pointsOf(packet: Packet): PacketPoint[] {
  const { goal, confirmed_facts, unknowns, decisions, restrictions = [], instructions = [] } = packet;
  const { done = [], last_completed_step, next_step, open_items } = packet;
  const finished = done.includes(last_completed_step) ? done : [...done, last_completed_step];
  return [
    ...points('goal', [goal]),
    ...points('confirmed_facts', confirmed_facts),
    ...unknowns.flatMap((text) => withWording('unknowns', text, text.replace(CLAIM_PREFIX, ''))),
    ...restrictions.flatMap((restriction) => {
      // The packet's own module would bring its schema into the thread that analyses.
      if (typeof restriction === 'string') return withWording('restrictions', restriction, undefined);
      return withWording('restrictions', restriction.rule, restriction.words);
    }),
    ...points('decisions', decisions),
    ...points('instructions', instructions),
    ...points('done', finished),
    ...points('next_step', next_step === undefined ? [] : [next_step]),
    ...open_items.flatMap(({ task, external_effect }) =>
      points(external_effect ? 'effects' : 'open_items', [task]),
    ),
  ];
}

function points(field: PointField, texts: readonly string[]): PacketPoint[] {
  return texts.flatMap((text) => withWording(field, text, undefined));
}

function withWording(field: PointField, text: string, other: string | undefined): PacketPoint[] {
  if (text.trim() === '') return [];
  const wordings = other === undefined || other === text || other.trim() === '' ? [text] : [text, other];
  return [{ field, question: questionOf[field], text, wordings }];
}
