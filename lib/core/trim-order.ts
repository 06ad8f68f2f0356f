import { buildPacket, goesInto } from './build-packet.ts';
import { type Draft, type DraftItem, keptExcerpts, keptItems } from './draft.ts';
import { renderPacketText } from './packet-text.ts';
import { type SectionKey, workSectionKeys } from './sections.ts';

/** Something of a draft that can be left out, and about how many UTF-16 code units shorter that makes the packet's text. */
export interface TrimLine {
  readonly kind: 'item' | 'excerpt';
  readonly id: string;
  /** The section that it travels in; absent for an excerpt. */
  readonly section?: SectionKey;
  readonly text: string;
  readonly units: number;
}

/** What is proposed after the excerpts, section by section: the first is missed least. */
const proposedSections: readonly SectionKey[] = [
  'rejected',
  'references',
  'progress_prepared',
  'progress_tested',
  'progress_deployed',
  'progress_verified',
  ...workSectionKeys,
  'done',
  'summary',
  'confirmed_facts',
  'blockers',
  'open_items',
];

/** What binds or warns the next chat: it can be left out, and is never proposed. */
const bindingSections: readonly SectionKey[] = ['instructions', 'unknowns', 'decisions', 'restrictions'];

/** What can be left out of a draft, in the order in which it is proposed, the longest first within each kind. */
export interface TrimOrder {
  readonly proposed: readonly TrimLine[];
  /** Never ticked for the user. */
  readonly binding: readonly TrimLine[];
}

/** Lists what can be left out of a draft. A claim that nobody confirmed counts as the unknown that it travels as. */
export function listTrims(draft: Draft): TrimOrder {
  const items = keptItems(draft).filter(({ text }) => text.trim() !== '');
  const linesOf = (section: SectionKey) =>
    longestFirst(items.filter((item) => goesInto(item) === section).map((item) => lineOf(draft, item)));
  const excerpts = keptExcerpts(draft).map(({ id, label, text, language }): TrimLine => {
    const units = JSON.stringify({ label, language, text }, null, 2).length + INDENT_UNITS;
    return { kind: 'excerpt', id, text, units };
  });
  return {
    proposed: [...longestFirst(excerpts), ...proposedSections.flatMap(linesOf)],
    binding: bindingSections.flatMap(linesOf),
  };
}

/** Indentation and comma of an excerpt among others in the packet's JSON. */
const INDENT_UNITS = 30;

function longestFirst(lines: readonly TrimLine[]): TrimLine[] {
  return lines.toSorted((left, right) => right.units - left.units);
}

function lineOf(draft: Draft, item: DraftItem): TrimLine {
  return { kind: 'item', id: item.id, section: goesInto(item), text: item.text, units: unitsOf(draft, item) };
}

/** How much longer a small packet gets with one more entry of this kind. */
function unitsOf(draft: Draft, item: DraftItem): number {
  const goal: DraftItem = {
    id: 'goal',
    section: 'goal',
    text: '-',
    speaker: 'author',
    confirmed: true,
    removed: false,
    externalEffect: false,
    version: 1,
  };
  const [one, other] = [
    { ...item, id: 'one', openId: 'T-1' },
    { ...item, id: 'other', openId: 'T-2' },
  ];
  const lengthOf = (items: DraftItem[]) => {
    const small = { ...draft, items, excerpts: [], attachments: [], unread: [], maskedValues: [] };
    return JSON.stringify(buildPacket(small), null, 2).length;
  };
  return lengthOf([goal, one, other]) - lengthOf([goal, one]);
}

/** Ids of what is to be left out. */
export type TrimChoice = ReadonlySet<string>;

/** How long the packet's text is without what was chosen. */
export function trimmedUnits(draft: Draft, chosen: TrimChoice): number {
  const without = {
    ...draft,
    items: draft.items.filter(({ id }) => !chosen.has(id)),
    excerpts: keptExcerpts(draft).filter(({ id }) => !chosen.has(id)),
  };
  return renderPacketText(buildPacket(without)).length;
}

/** What is ticked to begin with: the lines in their order, until the text is short enough, as far as they say. */
export function proposeTrims(lines: readonly TrimLine[], units: number, limitUnits: number): TrimChoice {
  const chosen = new Set<string>();
  let left = units;
  for (const line of lines) {
    if (left <= limitUnits) break;
    chosen.add(line.id);
    left -= line.units;
  }
  return chosen;
}
