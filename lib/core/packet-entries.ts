import { type Packet, restrictionRule } from './packet.ts';
import { type progressStages, type SectionKey, sections, workFields } from './sections.ts';

/** One text of a packet and the section that it stands in. */
export interface PacketEntry {
  readonly section: SectionKey;
  readonly text: string;
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
