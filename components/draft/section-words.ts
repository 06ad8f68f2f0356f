import type { SectionKey } from '../../lib/core/sections.ts';

/** Headings of the draft's sections, and what a new item of each is called. */
export const sectionWords: Record<SectionKey, { readonly title: string; readonly hint: string }> = {
  goal: { title: 'Goal', hint: 'What the work is for' },
  restrictions: { title: 'Restrictions', hint: 'What must not be done' },
  decisions: { title: 'Decisions', hint: 'What was agreed' },
  open_items: { title: 'Open items', hint: 'What is still to do' },
  unknowns: { title: 'Unknowns', hint: 'What nobody has verified' },
  confirmed_facts: { title: 'Confirmed facts', hint: 'What you know to be so' },
  done: { title: 'Done', hint: 'What must not be repeated' },
  rejected: { title: 'Rejected', hint: 'What was turned down, because …' },
  instructions: { title: 'Standing instructions', hint: 'How you want the work done' },
  last_completed_step: { title: 'Last completed step', hint: 'What was finished last' },
  next_step: { title: 'Next step', hint: 'What to do first' },
};
