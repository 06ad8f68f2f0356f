/** How the scripted assistant treats a handoff; `careless` and `breaks-off` matter when it is asked to sum up. */
export const assistantModes = [
  'as-asked',
  'late',
  'wrong-code',
  'quotes-packet',
  'drops-restriction',
  'careless',
  'breaks-off',
  'silent',
] as const;
export type AssistantMode = (typeof assistantModes)[number];

/** Reads a mode from an address or a control; anything unknown is `as-asked`. */
export function parseMode(word: string | null | undefined): AssistantMode {
  return assistantModes.find((mode) => mode === word) ?? 'as-asked';
}
