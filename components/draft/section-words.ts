import type { PresetKey } from '../../lib/core/presets.ts';
import type { SectionKey } from '../../lib/core/sections.ts';

/** Headings of the draft's sections, and what a new item of each is called. */
export const sectionWords: Record<SectionKey, { readonly title: string; readonly hint: string }> = {
  goal: { title: 'Goal', hint: 'What the work is for' },
  summary: { title: 'Where we are', hint: 'The state of the work in one sentence' },
  restrictions: { title: 'Restrictions', hint: 'What must not be done' },
  decisions: { title: 'Decisions', hint: 'What was agreed' },
  open_items: { title: 'Open items', hint: 'What is still to do' },
  blockers: { title: 'Blockers', hint: 'What stops the work; on the next line, what it waits for' },
  unknowns: { title: 'Unknowns', hint: 'What nobody has verified' },
  confirmed_facts: { title: 'Confirmed facts', hint: 'What you know to be so' },
  progress_prepared: { title: 'Progress: prepared', hint: 'What is ready and was not tried yet' },
  progress_tested: { title: 'Progress: tested', hint: 'What was tried and works' },
  progress_deployed: { title: 'Progress: deployed', hint: 'What is in use already' },
  progress_verified: { title: 'Progress: verified', hint: 'What was checked in use' },
  done: { title: 'Done', hint: 'What must not be repeated' },
  rejected: { title: 'Rejected', hint: 'What was turned down, because …' },
  references: { title: 'References', hint: 'A name; on the next line, where it is' },
  instructions: { title: 'Standing instructions', hint: 'How you want the work done' },
  last_completed_step: { title: 'Last completed step', hint: 'What was finished last' },
  next_step: { title: 'Next step', hint: 'What to do first' },
  work_session_ref: { title: 'Session', hint: 'Its name or number' },
  work_harness: { title: 'Tool', hint: 'What the work was done in' },
  work_model: { title: 'Model', hint: 'Which model did it' },
  work_repository: { title: 'Repository', hint: 'Where the code is' },
  work_branch: { title: 'Branch', hint: 'The branch of the work' },
  work_base_commit: { title: 'Began at commit', hint: 'What it started from' },
  work_result_commit: { title: 'Ended at commit', hint: 'What came of it' },
  work_tests: { title: 'Tests', hint: 'What was run, and the result' },
};

/** What each preset is called. */
export const presetWords: Record<PresetKey, string> = {
  everything: 'Everything',
  short: 'Short',
  'working-session': 'Working session',
  'writing-project': 'Writing project',
};

/** Headings that say more in the work for which a preset is made. */
const presetTitles: Partial<Record<PresetKey, Partial<Record<SectionKey, string>>>> = {
  'working-session': { next_step: 'First command' },
  'writing-project': { instructions: 'Style rules', confirmed_facts: 'Characters, terms and facts' },
};

/** The heading of a section as it is shown under a preset. */
export function sectionTitle(section: SectionKey, preset: PresetKey | undefined): string {
  return presetTitles[preset ?? 'everything']?.[section] ?? sectionWords[section].title;
}
