import * as z from 'zod/mini';
import { MAX_STRING_UNITS } from './packet.ts';
import { presetKeys } from './presets.ts';

/** Longest own word or pattern, in UTF-16 code units. */
export const MAX_TERM_UNITS = 200;
/** How many own terms, and how many values that are always allowed, there may be. */
export const MAX_TERMS = 200;

/** Longest standing instruction that is kept, in UTF-16 code units. */
export const MAX_TEMPLATE_UNITS = 4_000;
/** How many standing instructions may be kept. */
export const MAX_TEMPLATES = 100;

/** A word or a pattern that the user always wants masked. A pattern is the source of a regular expression. */
export const ownTermSchema = z.strictObject({
  kind: z.enum(['word', 'pattern']),
  text: z.string().check(z.minLength(1), z.maxLength(MAX_TERM_UNITS)),
});
export type OwnTerm = z.infer<typeof ownTermSchema>;

/** One of the user's own standing instructions, kept for any chat. */
const templateSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEMPLATE_UNITS));

/** What the user decided for all conversations; on disk, and nowhere else. */
export const settingsSchema = z.strictObject({
  /** Values that are never masked, in any conversation. */
  allowedValues: z.array(z.string().check(z.minLength(1), z.maxLength(MAX_STRING_UNITS))),
  ownTerms: z.array(ownTermSchema),
  /** The user's own standing instructions. Nothing in them is private: what would be masked is refused. */
  templates: z.optional(z.array(templateSchema)),
  /** Which sections a new draft shows. */
  preset: z.optional(z.enum(presetKeys)),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The settings of somebody who has not decided anything. */
export const noSettings: Settings = { allowedValues: [], ownTerms: [] };

/** One act of the user on the settings. */
export const settingsChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add-term'), term: ownTermSchema }),
  z.strictObject({ kind: z.literal('remove-term'), term: ownTermSchema }),
  z.strictObject({ kind: z.literal('forget-allowed'), value: z.string() }),
  z.strictObject({ kind: z.literal('add-template'), text: templateSchema }),
  z.strictObject({ kind: z.literal('remove-template'), text: z.string() }),
  z.strictObject({ kind: z.literal('choose-preset'), preset: z.enum(presetKeys) }),
]);
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

/** The settings after one act. What is there already is not there twice, what is gone is gone already. */
export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const { allowedValues, ownTerms, templates = [] } = settings;
  switch (change.kind) {
    case 'add-term':
      return {
        ...settings,
        ownTerms: [...ownTerms.filter((term) => !isSameTerm(term, change.term)), change.term],
      };
    case 'remove-term':
      return { ...settings, ownTerms: ownTerms.filter((term) => !isSameTerm(term, change.term)) };
    case 'forget-allowed':
      return { ...settings, allowedValues: allowedValues.filter((value) => value !== change.value) };
    case 'add-template':
      return { ...settings, templates: [...new Set([...templates, change.text])] };
    case 'remove-template':
      return { ...settings, templates: templates.filter((text) => text !== change.text) };
    case 'choose-preset':
      return { ...settings, preset: change.preset };
  }
}

/** The settings with a value that is never masked any more. */
export function allowAlways(settings: Settings, value: string): Settings {
  return { ...settings, allowedValues: [...new Set([...settings.allowedValues, value])] };
}

/** Whether an act on the settings changes what is masked. */
export function changesMasking({ kind }: SettingsChange): boolean {
  return kind === 'add-term' || kind === 'remove-term' || kind === 'forget-allowed';
}

/** Whether two terms mask the same. */
export function isSameTerm(one: OwnTerm, other: OwnTerm): boolean {
  return one.kind === other.kind && one.text === other.text;
}
