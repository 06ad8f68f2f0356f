import { type Draft, type DraftItem, keptExcerpts, keptItems } from './draft.ts';
import { HandoffError } from './errors.ts';
import type { Excerpt } from './excerpt.ts';
import { itemParts } from './item-parts.ts';
import { type Packet, parsePacket, SCHEMA_VERSION } from './packet.ts';
import { isClaimSection, progressStages, type SectionKey, workFields } from './sections.ts';

/** What stands for the last completed step where nobody stated one. */
export const LAST_STEP_UNKNOWN = 'Not stated in the conversation; needs verification.';

/** What stands for the reason of a rejected option that gives none. */
export const REASON_UNKNOWN = 'not stated';

/** What stands before a claim of the assistant among the unknowns. */
export const CLAIM_PREFIX = 'Claimed by the assistant, not verified: ';

/**
 * Freezes a draft into a packet. A claim of the assistant that the user did not confirm goes into `unknowns`,
 * wherever it stands in the draft; fields that are empty are left out, but for the nine of the contract.
 *
 * @throws {HandoffError} `DRAFT_INCOMPLETE` without a goal, and what `parsePacket` throws.
 */
export function buildPacket(draft: Draft): Packet {
  const items = keptItems(draft).filter((item) => item.text.trim() !== '');
  const texts = (section: SectionKey) =>
    items.filter((item) => goesInto(item) === section).map(({ text }) => text);
  const joined = (section: SectionKey) => texts(section).join('\n');
  if (joined('goal') === '') throw new HandoffError('DRAFT_INCOMPLETE', { missing: 'goal' });
  return parsePacket({
    schema_version: SCHEMA_VERSION,
    conversation_id: draft.conversationId,
    revision: draft.revision,
    goal: joined('goal'),
    confirmed_facts: texts('confirmed_facts'),
    decisions: texts('decisions'),
    open_items: items.filter((item) => goesInto(item) === 'open_items').map(openItem),
    unknowns: unknownsOf(draft, items),
    last_completed_step: joined('last_completed_step') || LAST_STEP_UNKNOWN,
    restrictions: items.filter((item) => goesInto(item) === 'restrictions').map(restriction),
    ...filled('done', texts('done')),
    ...progressOf(texts),
    ...filled('blockers', texts('blockers').map(blocker)),
    ...filled('rejected', texts('rejected').map(rejection)),
    ...filled('references', texts('references').map(reference)),
    ...filled('instructions', texts('instructions')),
    ...(joined('next_step') ? { next_step: joined('next_step') } : {}),
    ...(joined('summary') ? { summary: joined('summary') } : {}),
    ...workReceiptOf(joined),
    ...filled(
      'attachments',
      draft.attachments.map(({ name, kind }) => ({
        name: name.trim() === '' ? kind : name,
        kind,
        carried: false,
      })),
    ),
    ...filled('excerpts', keptExcerpts(draft).map(excerptOf)),
    source: { site: draft.site },
    ...captureOf(draft),
    ...redactionsOf(draft),
    ...(draft.previousPacketId ? { previous_packet_id: draft.previousPacketId } : {}),
  });
}

/** Code says whether somebody ran it; other passages have nothing to say about that. */
function excerptOf({ label, language, text, tested }: Excerpt): NonNullable<Packet['excerpts']>[number] {
  return {
    label,
    ...(language === undefined ? {} : { language }),
    text,
    ...(tested === undefined ? {} : { tested }),
  };
}

/** The section that an item travels in: the unknowns for a claim that nobody confirmed. */
export function goesInto(item: Pick<DraftItem, 'section' | 'speaker' | 'confirmed'>): SectionKey {
  const unverified = item.speaker === 'assistant' && !item.confirmed && isClaimSection(item.section);
  return unverified ? 'unknowns' : item.section;
}

function unknownsOf(draft: Draft, items: readonly DraftItem[]): string[] {
  const claims = items
    .filter((item) => goesInto(item) === 'unknowns')
    .map((item) => (item.speaker === 'assistant' ? `${CLAIM_PREFIX}${item.text}` : item.text));
  return [
    ...claims,
    ...draft.unread.filter(({ count }) => count === undefined).map(unreadPart),
    ...notCarried(draft),
  ];
}

/** Whether an unknown says what a reading lacked, and so belongs to that reading and not to the user. */
export function isAboutReading(unknown: string): boolean {
  return [
    /^A part of turn \d{1,9} was not read: [^\n]{0,400}\.$/,
    /^Other versions of turns that were not carried: \d{1,9}\.$/,
    /^Citations without an address that were not carried: \d{1,9}\.$/,
  ].some((pattern) => pattern.test(unknown));
}

function unreadPart({ turnIndex, kind, name }: Draft['unread'][number]): string {
  return `A part of turn ${turnIndex + 1} was not read: ${name ?? kind}.`;
}

/** What is only counted, in one sentence a kind: a long chat has it in many turns. */
function notCarried({ unread }: Draft): string[] {
  const total = (kind: string): number =>
    unread.reduce((sum, part) => (part.kind === kind ? sum + (part.count ?? 0) : sum), 0);
  const [versions, citations] = [total('versions'), total('citations')];
  return [
    ...(versions > 0 ? [`Other versions of turns that were not carried: ${versions}.`] : []),
    ...(citations > 0 ? [`Citations without an address that were not carried: ${citations}.`] : []),
  ];
}

function openItem(item: DraftItem): Packet['open_items'][number] {
  return {
    id: item.openId ?? item.id,
    task: item.text,
    ...(item.externalEffect ? { external_effect: true } : {}),
  };
}

function restriction(item: DraftItem): NonNullable<Packet['restrictions']>[number] {
  return item.words && item.words !== item.text ? { rule: item.text, words: item.words } : item.text;
}

function captureOf({ completeness }: Draft): Pick<Packet, 'capture'> {
  const { status, turns, turnsExpected } = completeness;
  if (status === 'complete') return {};
  return {
    capture: { status, turns, ...(turnsExpected === undefined ? {} : { turns_expected: turnsExpected }) },
  };
}

/** All four stages where there is anything of one: an empty stage then says that nothing got as far. */
function progressOf(texts: (section: SectionKey) => string[]): Pick<Packet, 'progress'> {
  const [prepared = [], tested = [], deployed = [], verified = []] = progressStages.map((stage) =>
    texts(`progress_${stage}`),
  );
  const isEmpty = prepared.length + tested.length + deployed.length + verified.length === 0;
  return isEmpty ? {} : { progress: { prepared, tested, deployed, verified } };
}

function workReceiptOf(joined: (section: SectionKey) => string): Pick<Packet, 'work_receipt'> {
  const fields = workFields.map((field) => [field, joined(`work_${field}`)]).filter(([, text]) => text);
  return fields.length > 0 ? { work_receipt: Object.fromEntries(fields) } : {};
}

function blocker(text: string): { what: string; waiting_for: string } {
  const { first, rest } = itemParts(text);
  return { what: first, waiting_for: rest || REASON_UNKNOWN };
}

/** A pointer with a name, or one that is its own name. */
function reference(text: string): { label: string; where: string } {
  const { first, rest } = itemParts(text);
  return { label: first, where: rest || first };
}

/** A rejected option with the reason that its own sentence gives, where it gives one. */
export function rejection(text: string): { what: string; why: string } {
  const [what = text, ...why] = text.split(/,? because (?:of )?/);
  return { what, why: why.join(' because ') || REASON_UNKNOWN };
}

function redactionsOf(draft: Draft): Pick<Packet, 'redactions'> {
  const counts = countMasked(draft);
  return Object.keys(counts).length > 0 ? { redactions: counts } : {};
}

/** How many masked values of each category stand in what travels: counts, never values. */
export function countMasked(draft: Draft): Record<string, number> {
  const items = keptItems(draft).filter((item) => item.text.trim() !== '');
  const travelling = [
    ...items.flatMap(({ text, words }) => [text, words ?? '']),
    ...draft.attachments.map(({ name }) => name),
    ...keptExcerpts(draft).flatMap(({ label, text }) => [label, text]),
  ];
  const counts: Record<string, number> = {};
  for (const { placeholder, category, allowedValue } of draft.maskedValues) {
    if (allowedValue !== undefined || !travelling.some((text) => text.includes(placeholder))) continue;
    counts[category] = (counts[category] ?? 0) + 1;
  }
  return counts;
}

function filled<Key extends string, Value>(
  key: Key,
  values: readonly Value[],
): Partial<Record<Key, readonly Value[]>> {
  // The computed key of a generic type is not inferred; the object has exactly this key.
  return values.length > 0 ? ({ [key]: values } as Partial<Record<Key, readonly Value[]>>) : {};
}
