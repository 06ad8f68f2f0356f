import {
  CLAIM_PREFIX,
  isAboutReading,
  LAST_STEP_UNKNOWN,
  REASON_UNKNOWN,
  rejection,
} from './build-packet.ts';
import type { DraftItem, MaskedValue } from './draft.ts';
import { withOpenId } from './draft-change.ts';
import { type Excerpt, MAX_LABEL_UNITS, MAX_LANGUAGE_UNITS } from './excerpt.ts';
import type { Packet } from './packet.ts';
import { entriesOf } from './packet-entries.ts';
import { packetId } from './packet-id.ts';
import { placeholdersIn } from './redaction/placeholders.ts';
import type { SectionKey } from './sections.ts';

/** The longest name of an item that a draft holds; another packet may have longer ones. */
const MAX_NAME_UNITS = 60;

/**
 * The items that a packet would have been prepared from: each says in its `carried` from which revision it is. Who said
 * it and in which turn is not in a packet. What stood there as the assistant's claim is unverified again; what a reading
 * lacked is left out, since every reading says that of itself.
 */
export function itemsOfPacket(packet: Packet): DraftItem[] {
  const name = nameOf(packet);
  const items: DraftItem[] = [];
  const seen = new Map<SectionKey, number>();
  for (const { section, text } of entriesOf(packet)) {
    const place = seen.get(section) ?? 0;
    seen.set(section, place + 1);
    if (text.trim() === '' || isOfReading(section, text)) continue;
    const item = { ...plainItem(packet, section, text), ...detailsOf(packet, section, place) };
    items.push(withOpenId({ ...item, id: `p${name}-${items.length + 1}` }, items));
  }
  return items;
}

/** The excerpts of a packet for a draft, in their order; in which turn they stand is not in a packet. */
export function excerptsOfPacket(packet: Packet): Excerpt[] {
  return (packet.excerpts ?? []).map(({ label, language, ...excerpt }, order) => ({
    ...excerpt,
    id: `p${nameOf(packet)}-e${order + 1}`,
    label: label.slice(0, MAX_LABEL_UNITS).toWellFormed(),
    ...(language === undefined ? {} : { language: language.slice(0, MAX_LANGUAGE_UNITS) }),
  }));
}

/** The placeholders that stand in items and excerpts, as a draft lists them. Nothing in clear is allowed by it. */
export function maskedValuesIn(items: readonly DraftItem[], excerpts: readonly Excerpt[]): MaskedValue[] {
  const texts = [
    ...items.flatMap(({ text, words = '' }) => [text, words]),
    ...excerpts.flatMap(({ label, text }) => [label, text]),
  ];
  return [...placeholdersIn(texts)].map((placeholder) => ({
    placeholder,
    category: placeholder.replace(/^\[|_\d+\]$/g, ''),
  }));
}

function nameOf(packet: Packet): string {
  return packetId(packet).slice(0, 8);
}

function isOfReading(section: SectionKey, text: string): boolean {
  if (section === 'last_completed_step') return text === LAST_STEP_UNKNOWN;
  return section === 'unknowns' && isAboutReading(text);
}

function plainItem(packet: Packet, section: SectionKey, text: string): Omit<DraftItem, 'id'> {
  const isClaim = section === 'unknowns' && text.startsWith(CLAIM_PREFIX);
  return {
    section,
    text: isClaim ? text.slice(CLAIM_PREFIX.length) : text,
    speaker: isClaim ? 'assistant' : 'author',
    confirmed: !isClaim,
    removed: false,
    externalEffect: false,
    version: 1,
    carried: packet.revision,
  };
}

/** What a packet says of the entry at a place of a section beside its text. */
function detailsOf(packet: Packet, section: SectionKey, place: number): Partial<DraftItem> {
  if (section === 'open_items') {
    const open = packet.open_items[place];
    const isShort = open !== undefined && open.id.length <= MAX_NAME_UNITS;
    return {
      externalEffect: open?.external_effect === true,
      ...(isShort ? { openId: open.id } : {}),
    };
  }
  const restriction = section === 'restrictions' ? packet.restrictions?.[place] : undefined;
  if (typeof restriction === 'object' && restriction.words) return { words: restriction.words };
  const rejected = section === 'rejected' ? packet.rejected?.[place] : undefined;
  if (rejected) return { text: rejectedText(rejected) };
  const blocker = section === 'blockers' ? packet.blockers?.[place] : undefined;
  if (blocker) return { text: onTwoLines(blocker.what, blocker.waiting_for) };
  const reference = section === 'references' ? packet.references?.[place] : undefined;
  return reference ? { text: onTwoLines(reference.label, reference.where) } : {};
}

/** A draft's words in the form in which they come back from a packet: its `rejected` keeps what and why, not the words between. */
export function asCarried({ section, text }: Pick<DraftItem, 'section' | 'text'>): string {
  return section === 'rejected' ? rejectedText(rejection(text)) : text;
}

/** A rejected option as the one sentence that `buildPacket` parts again. */
function rejectedText({ what, why }: NonNullable<Packet['rejected']>[number]): string {
  return why === '' || why === REASON_UNKNOWN ? what : `${what} because ${why}`;
}

/** Two things of one entry as `itemParts` takes them apart again. */
function onTwoLines(first: string, rest: string): string {
  return rest === '' || rest === first || rest === REASON_UNKNOWN ? first : `${first}\n${rest}`;
}
