import { type Packet, restrictionRule } from './packet.ts';
import { type progressStages, type SectionKey, sections, workFields } from './sections.ts';

/** One text of a packet and the section that it stands in. */
export interface PacketEntry {
  readonly section: SectionKey;
  readonly text: string;
}

/** How a packet differs from the one of the revision before. */
export interface PacketDifference {
  readonly added: readonly PacketEntry[];
  readonly changed: readonly {
    readonly section: SectionKey;
    readonly before: string;
    readonly after: string;
  }[];
  readonly gone: readonly PacketEntry[];
}

/** From how much in common on two texts of one section are the same one, changed; 1 is all. */
const LEAST_LIKENESS = 0.5;

/**
 * Compares two packets entry by entry. What stands word for word in both is not named, also where it has moved to
 * another place in its section; what moved to another section is gone there and added here.
 */
export function comparePackets(before: Packet, after: Packet): PacketDifference {
  const old = withoutThoseIn(entriesOf(before), entriesOf(after));
  const fresh = withoutThoseIn(entriesOf(after), entriesOf(before));
  const changed: { section: SectionKey; before: string; after: string }[] = [];
  const gone = new Set(old);
  const added = fresh.filter((entry) => {
    const origin = mostLike(entry, gone);
    if (!origin) return true;
    gone.delete(origin);
    changed.push({ section: entry.section, before: origin.text, after: entry.text });
    return false;
  });
  return { added, changed, gone: [...gone] };
}

/** The texts of a packet that a person wrote or chose, in the order of the sections. */
export function entriesOf(packet: Packet): PacketEntry[] {
  const texts: Record<SectionKey, readonly string[]> = {
    goal: [packet.goal],
    restrictions: (packet.restrictions ?? []).map(restrictionRule),
    decisions: packet.decisions,
    open_items: packet.open_items.map(({ task }) => task),
    unknowns: packet.unknowns,
    confirmed_facts: packet.confirmed_facts,
    done: packet.done ?? [],
    rejected: (packet.rejected ?? []).map(({ what, why }) => withRest(what, why)),
    instructions: packet.instructions ?? [],
    summary: packet.summary === undefined ? [] : [packet.summary],
    blockers: (packet.blockers ?? []).map(({ what, waiting_for }) => withRest(what, waiting_for)),
    references: (packet.references ?? []).map(({ label, where }) => withRest(label, where)),
    ...progressOf(packet),
    ...workReceiptOf(packet),
    last_completed_step: [packet.last_completed_step],
    next_step: packet.next_step === undefined ? [] : [packet.next_step],
  };
  return sections.flatMap(({ key }) => texts[key].map((text) => ({ section: key, text })));
}

function withRest(text: string, rest: string): string {
  return rest === '' || rest === text ? text : `${text} (${rest})`;
}

type SectionTexts<Key extends SectionKey> = Record<Key, readonly string[]>;

function progressOf({ progress }: Packet): SectionTexts<`progress_${(typeof progressStages)[number]}`> {
  return {
    progress_prepared: progress?.prepared ?? [],
    progress_tested: progress?.tested ?? [],
    progress_deployed: progress?.deployed ?? [],
    progress_verified: progress?.verified ?? [],
  };
}

function workReceiptOf({ work_receipt = {} }: Packet): SectionTexts<`work_${(typeof workFields)[number]}`> {
  const entries = workFields.map((field) => [`work_${field}`, [work_receipt[field] ?? []].flat()]);
  // One entry for each field, from the list of them all.
  return Object.fromEntries(entries) as SectionTexts<`work_${(typeof workFields)[number]}`>;
}

/** What is left of some entries when each of the others took away one that is equal. */
function withoutThoseIn(entries: readonly PacketEntry[], others: readonly PacketEntry[]): PacketEntry[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return entries.filter((entry) => {
    const left = counts.get(keyOf(entry)) ?? 0;
    counts.set(keyOf(entry), left - 1);
    return left <= 0;
  });
}

function keyOf({ section, text }: PacketEntry): string {
  return `${section} ${text.normalize('NFC').replace(/\s+/g, ' ').trim()}`;
}

function mostLike(entry: PacketEntry, candidates: ReadonlySet<PacketEntry>): PacketEntry | undefined {
  const { single } = sections.find(({ key }) => key === entry.section) ?? { single: false };
  let [best, most] = [undefined as PacketEntry | undefined, single ? 0 : LEAST_LIKENESS];
  for (const candidate of candidates) {
    if (candidate.section !== entry.section) continue;
    const likeness = likenessOf(entry.text, candidate.text);
    if (likeness >= most) [best, most] = [candidate, likeness];
  }
  return best;
}

/** The share of groups of three characters that two texts have in common (Dice), in any language. */
function likenessOf(one: string, other: string): number {
  const [left, right] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...left].filter((trigram) => right.has(trigram)).length;
  return left.size + right.size === 0 ? 1 : (2 * shared) / (left.size + right.size);
}

function trigramsOf(text: string): Set<string> {
  const characters = [...text.toLowerCase()];
  return new Set(characters.map((_, at) => characters.slice(at, at + 3).join('')));
}
