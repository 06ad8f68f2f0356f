import type { PointField, PointMark } from '../../lib/core/answers/answer-marks.ts';
import type { AnswersView } from '../../lib/core/views.ts';

/** Something in an answer that the user should look at, with the words of the answer that gave rise to it. */
export interface Mark {
  readonly label: string;
  readonly text: string;
  readonly said?: string;
}

/** One question with its answer and what the packet says about it. */
export interface Question {
  readonly title: string;
  /** Undefined where the reply gives none. */
  readonly answer: string | undefined;
  /** The answer says that it does not know. */
  readonly admits: boolean;
  readonly marks: readonly Mark[];
  /** What the packet says and was found in the answer. */
  readonly found: readonly string[];
  /** What the packet says and was not found, where the question asks for a summary only. */
  readonly notNamed: readonly string[];
}

const titles = [
  'Goal',
  'Confirmed, unknown, risky',
  'Decisions and restrictions',
  'Done already',
  'Next step',
] as const;

/** What a careful answer may leave out: the question asks for the gist of it. */
const mayBeLeftOut: ReadonlySet<PointField> = new Set([
  'confirmed_facts',
  'unknowns',
  'instructions',
  'open_items',
]);

/** The five questions of a handoff with the answers of a reply beside the packet's own points. */
export function questions(review: AnswersView): Question[] {
  return titles.map((title, at) => {
    const points = review.points.filter(({ question }) => question === at);
    const isQuiet = ({ field, mark }: (typeof points)[number]) =>
      mark === 'not-compared' || (mark === 'missing' && mayBeLeftOut.has(field));
    const invented = review.invented.filter(({ question }) => question === at);
    return {
      title,
      answer: review.answers[at] ?? undefined,
      admits: review.admits.includes(at),
      marks: [
        ...points.flatMap((point) =>
          point.mark === 'stated' || isQuiet(point) ? [] : [markOf(point.mark, point)],
        ),
        ...invented.map(({ text, isConsent }) => ({
          label: isConsent ? 'a permission that is not in the packet: check' : 'not in the packet: check',
          text,
        })),
      ],
      found: points.filter(({ mark }) => mark === 'stated').map(labelled),
      notNamed: points.filter(isQuiet).map(labelled),
    };
  });
}

const labels: Record<Exclude<PointMark, 'stated'>, string> = {
  missing: 'not found in the answer: check',
  contradicted: 'may contradict the packet: check',
  repeated: 'may be meant to be done again: check',
  'not-compared': 'not compared',
};

function markOf(
  mark: Exclude<PointMark, 'stated'>,
  point: { readonly field: PointField; readonly text: string; readonly said?: string | undefined },
): Mark {
  const label = mark === 'contradicted' ? contradictionOf(point.field) : labels[mark];
  return { label, text: labelled(point), ...(point.said === undefined ? {} : { said: point.said }) };
}

function contradictionOf(field: PointField): string {
  if (field === 'unknowns') return 'seems to be taken for known: check';
  if (field === 'open_items') return 'seems to be taken for done: check';
  return labels.contradicted;
}

/** A point as the list shows it: what is unknown or needs a word first says so. */
function labelled({ field, text }: { readonly field: PointField; readonly text: string }): string {
  if (field === 'unknowns') return `Unknown: ${text}`;
  return field === 'effects' ? `${text} (needs authorisation)` : text;
}
