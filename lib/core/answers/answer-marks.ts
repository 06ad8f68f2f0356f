/** Where in a packet a point stands that an answer can repeat, drop or contradict. */
export const pointFields = [
  'goal',
  'confirmed_facts',
  'unknowns',
  'decisions',
  'restrictions',
  'instructions',
  'done',
  'next_step',
  'open_items',
  'effects',
] as const;
export type PointField = (typeof pointFields)[number];

/**
 * What an answer does with a point of the packet, as far as words show it. `missing`: not found; `contradicted`: said
 * the other way round, or a guess said as known; `repeated`: finished, and seems to be planned again; `not-compared`:
 * the two are in different languages, or the point has no words to look for.
 */
export const pointMarks = ['stated', 'missing', 'contradicted', 'repeated', 'not-compared'] as const;
export type PointMark = (typeof pointMarks)[number];

/**
 * Why a comparison shows less than it could: no rules for the language, packet and reply in two languages, only the
 * beginning of a long reply read, or given up.
 */
export const reviewLimits = ['no-rules', 'other-language', 'cut', 'given-up'] as const;
export type ReviewLimit = (typeof reviewLimits)[number];
