/** What had to be mended before an answer's block could be read. */
export const repairs = ['smart-quotes', 'commas', 'escapes', 'cut-off', 'other'] as const;
export type Repair = (typeof repairs)[number];

/** How far a request has come in its chat. */
export const askStates = ['in-composer', 'waiting', 'answered'] as const;
export type AskState = (typeof askStates)[number];
