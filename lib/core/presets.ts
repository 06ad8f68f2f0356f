import { type SectionKey, sectionKeys, workSectionKeys } from './sections.ts';

/** What a user may want to see of a draft. */
export const presetKeys = ['everything', 'short', 'working-session', 'writing-project'] as const;
export type PresetKey = (typeof presetKeys)[number];

/**
 * What every preset shows: the goal, and what binds or warns the next chat. A preset shows and hides; what it hides
 * travels all the same.
 */
const always = [
  'goal',
  'restrictions',
  'decisions',
  'open_items',
  'unknowns',
  'confirmed_facts',
  'last_completed_step',
] as const satisfies readonly SectionKey[];

const progress = [
  'progress_prepared',
  'progress_tested',
  'progress_deployed',
  'progress_verified',
] as const satisfies readonly SectionKey[];

interface Preset {
  readonly shown: ReadonlySet<SectionKey>;
  /** Sections that are shown also while they hold nothing, for the user to fill. */
  readonly offered: ReadonlySet<SectionKey>;
}

const presets: Record<PresetKey, Preset> = {
  everything: { shown: new Set(sectionKeys), offered: new Set() },
  short: { shown: new Set(always), offered: new Set() },
  'working-session': {
    shown: new Set([...always, ...progress, 'blockers', 'done', 'next_step', ...workSectionKeys]),
    offered: new Set([...progress, 'next_step', ...workSectionKeys]),
  },
  'writing-project': {
    shown: new Set([...always, 'instructions', 'summary', 'references', 'next_step']),
    offered: new Set(['instructions', 'confirmed_facts', 'summary']),
  },
};

/** Which sections a preset shows; absent is everything. */
export function presetOf(key: PresetKey | undefined): Preset {
  return presets[key ?? 'everything'];
}
