import { type Packet, restrictionRule } from '../../lib/core/packet.ts';
import type { AnswersView } from '../../lib/core/views.ts';

/** Something in an answer that the user should look at. */
export interface Mark {
  readonly label: string;
  readonly text: string;
}

/** One question with its answer and what the packet says about it. */
export interface Question {
  readonly title: string;
  /** Undefined where the reply gives none. */
  readonly answer: string | undefined;
  /** What the packet says, without what stands in a mark already. */
  readonly parts: readonly string[];
  readonly marks: readonly Mark[];
}

/** The five questions of a handoff with the answers of a reply beside the packet's own fields. */
export function questions(packet: Packet, review: AnswersView): Question[] {
  const rules = (packet.restrictions ?? []).map(restrictionRule);
  const done = [...(packet.done ?? []), packet.last_completed_step];
  const marked = (label: string, texts: readonly string[], positions: readonly number[]) =>
    positions.flatMap((at) => (texts[at] === undefined ? [] : [{ label, text: texts[at] }]));
  const binding = [
    ...marked('not found in the answer: check', rules, review.restrictionsNotFound),
    ...marked('not found in the answer: check', packet.decisions, review.decisionsNotFound),
  ];
  const repeated = marked('may be meant to be done again: check', done, review.mayBeRepeated);
  const open = packet.open_items.map(({ task, external_effect }) =>
    external_effect ? `${task} (needs authorisation)` : task,
  );
  const fields = [
    { title: 'Goal', parts: [packet.goal], marks: [] },
    {
      title: 'Confirmed, unknown, risky',
      parts: [...packet.confirmed_facts, ...packet.unknowns.map((text) => `Unknown: ${text}`)],
      marks: [],
    },
    {
      title: 'Decisions and restrictions',
      parts: without([...rules, ...packet.decisions], binding),
      marks: binding,
    },
    { title: 'Done already', parts: done, marks: [] },
    {
      title: 'Next step',
      parts: [...(packet.next_step ? [packet.next_step] : []), ...open],
      marks: repeated,
    },
  ];
  return fields.map((field, at) => ({ ...field, answer: review.answers[at] ?? undefined }));
}

function without(texts: readonly string[], marks: readonly Mark[]): string[] {
  return texts.filter((text) => !marks.some((mark) => mark.text === text));
}
