import type { Packet } from './packet.ts';
import { entriesOf, type PacketEntry } from './packet-entries.ts';
import { type SectionKey, sections } from './sections.ts';

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
