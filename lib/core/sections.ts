/**
 * The sections of a draft, in the order in which they are shown. `single` ones become one string of the packet,
 * the others one list. In a `claim` section an assistant's item is unverified until the user confirms it.
 */
export const sections = [
  { key: 'goal', single: true, claim: false },
  { key: 'restrictions', single: false, claim: true },
  { key: 'decisions', single: false, claim: true },
  { key: 'open_items', single: false, claim: false },
  { key: 'unknowns', single: false, claim: false },
  { key: 'confirmed_facts', single: false, claim: true },
  { key: 'done', single: false, claim: true },
  { key: 'rejected', single: false, claim: true },
  { key: 'instructions', single: false, claim: true },
  { key: 'last_completed_step', single: true, claim: true },
  { key: 'next_step', single: true, claim: false },
] as const;

/** Keys of the draft's sections; each is the key of the packet that its items go into. */
export const sectionKeys = [
  'goal',
  'restrictions',
  'decisions',
  'open_items',
  'unknowns',
  'confirmed_facts',
  'done',
  'rejected',
  'instructions',
  'last_completed_step',
  'next_step',
] as const satisfies readonly (typeof sections)[number]['key'][];

/** One of the draft's sections. */
export type SectionKey = (typeof sectionKeys)[number];

const claimSections: ReadonlySet<SectionKey> = new Set(
  sections.filter((one) => one.claim).map((one) => one.key),
);

const singleSections: ReadonlySet<SectionKey> = new Set(
  sections.filter((one) => one.single).map((one) => one.key),
);

/** Whether this section becomes one string of the packet. */
export function isSingleSection(section: SectionKey): boolean {
  return singleSections.has(section);
}

/** Whether an assistant's unconfirmed item in this section is only a claim. */
export function isClaimSection(section: SectionKey): boolean {
  return claimSections.has(section);
}
