/** How the scripted assistant treats a handoff. */
export const assistantModes = [
  'as-asked',
  'late',
  'wrong-code',
  'quotes-packet',
  'drops-restriction',
  'silent',
] as const;
export type AssistantMode = (typeof assistantModes)[number];

/** Reads a mode from an address or a control; anything unknown is `as-asked`. */
export function parseMode(word: string | null | undefined): AssistantMode {
  return assistantModes.find((mode) => mode === word) ?? 'as-asked';
}
