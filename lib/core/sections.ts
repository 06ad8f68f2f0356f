/**
 * The sections of a draft, in the order in which they are shown. `single` ones become one string of the packet,
 * the others one list. In a `claim` section an assistant's item is unverified until the user confirms it. Those of
 * the `work` form are the fields of the packet's `work_receipt`; nothing is moved into or out of a field.
 */
export const sections = [
  { key: 'goal', single: true, claim: false },
  { key: 'summary', single: true, claim: true },
  { key: 'restrictions', single: false, claim: true },
  { key: 'decisions', single: false, claim: true },
  { key: 'open_items', single: false, claim: false },
  { key: 'blockers', single: false, claim: true },
  { key: 'unknowns', single: false, claim: false },
  { key: 'confirmed_facts', single: false, claim: true },
  { key: 'progress_prepared', single: false, claim: true },
  { key: 'progress_tested', single: false, claim: true },
  { key: 'progress_deployed', single: false, claim: true },
  { key: 'progress_verified', single: false, claim: true },
  { key: 'done', single: false, claim: true },
  { key: 'rejected', single: false, claim: true },
  { key: 'references', single: false, claim: true },
  { key: 'instructions', single: false, claim: true },
  { key: 'last_completed_step', single: true, claim: true },
  { key: 'next_step', single: true, claim: false },
  { key: 'work_session_ref', single: true, claim: true },
  { key: 'work_harness', single: true, claim: true },
  { key: 'work_model', single: true, claim: true },
  { key: 'work_repository', single: true, claim: true },
  { key: 'work_branch', single: true, claim: true },
  { key: 'work_base_commit', single: true, claim: true },
  { key: 'work_result_commit', single: true, claim: true },
  { key: 'work_tests', single: true, claim: true },
] as const;

/** Stages of `progress` in the packet, from the least to the most that can be said of a piece of work. */
export const progressStages = ['prepared', 'tested', 'deployed', 'verified'] as const;

/** Fields of `work_receipt` in the packet. */
export const workFields = [
  'session_ref',
  'harness',
  'model',
  'repository',
  'branch',
  'base_commit',
  'result_commit',
  'tests',
] as const;

/** Sections whose items are sentences: an item can be moved from each of them to each other one. */
export const movableSectionKeys = [
  'goal',
  'summary',
  'restrictions',
  'decisions',
  'open_items',
  'blockers',
  'unknowns',
  'confirmed_facts',
  'progress_prepared',
  'progress_tested',
  'progress_deployed',
  'progress_verified',
  'done',
  'rejected',
  'references',
  'instructions',
  'last_completed_step',
  'next_step',
] as const satisfies readonly (typeof sections)[number]['key'][];

/** The section of each field of the receipt of work. */
export const workSectionKeys = [
  'work_session_ref',
  'work_harness',
  'work_model',
  'work_repository',
  'work_branch',
  'work_base_commit',
  'work_result_commit',
  'work_tests',
] as const satisfies readonly `work_${(typeof workFields)[number]}`[];

/** Keys of the draft's sections, in their order. */
export const sectionKeys = [...movableSectionKeys, ...workSectionKeys] as const;

/** One of the draft's sections. */
export type SectionKey = (typeof sectionKeys)[number];
/** A section whose items can be moved. */
export type MovableSectionKey = (typeof movableSectionKeys)[number];

const claimSections: ReadonlySet<SectionKey> = new Set(
  sections.filter((one) => one.claim).map((one) => one.key),
);

const singleSections: ReadonlySet<SectionKey> = new Set(
  sections.filter((one) => one.single).map((one) => one.key),
);

const movableSections: ReadonlySet<SectionKey> = new Set(movableSectionKeys);

/** Whether this section becomes one string of the packet. */
export function isSingleSection(section: SectionKey): boolean {
  return singleSections.has(section);
}

/** Whether an assistant's unconfirmed item in this section is only a claim. */
export function isClaimSection(section: SectionKey): boolean {
  return claimSections.has(section);
}

/** Whether items can be moved into and out of this section. */
export function isMovableSection(section: SectionKey): section is MovableSectionKey {
  return movableSections.has(section);
}
