import fc from 'fast-check';
import type { ShapedTurn } from './page-shapes.ts';
import { escapeHtml } from './render-html.ts';
import type { ShapedSite } from './shapes/shaped-site.ts';

/** A turn of a generated conversation, as it is to come back. */
export interface SpokenTurn {
  readonly role: ShapedTurn['role'];
  readonly text: string;
}

/** Words without anything that Markdown would have to escape, so that what is read is what was written. */
const word = fc.constantFrom(
  'yes',
  'no',
  'k',
  'go',
  'on',
  'مرحبا',
  'שלום',
  '中文',
  'é',
  '🧑‍🚀',
  '1',
  '<b>',
  '&',
);
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

/** How many turns: mostly few, odd numbers as well as even ones, and now and then as many as a page may hold. */
export const lengths = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 24 }) },
  { weight: 1, arbitrary: fc.constantFrom(61, 120, 399, 400) },
);

/**
 * Conversations as they come: the same short words again and again, with a question that has no answer yet at the
 * end, and where the site's page can show it with turns of the same speaker in a row.
 */
export function conversationsOf(site: ShapedSite, length: fc.Arbitrary<number>): fc.Arbitrary<SpokenTurn[]> {
  const enough = length.filter((total) => total >= (site.fewestTurns ?? 1));
  return fc.tuple(enough, fc.boolean()).chain(([total, alternates]) =>
    fc
      .array(fc.tuple(text, fc.boolean()), { minLength: total, maxLength: total })
      .map((parts) => assignSpeakers(parts, alternates ? 'in turns' : (site.repeats ?? 'any')))
      .filter((turns) => !isGuess(site) || takesTurns(turns)),
  );
}

/** Whether the site is nobody's whom Baton knows, so that its turns can only be guessed. */
export function isGuess({ cannot }: ShapedSite): boolean {
  return cannot?.recogniseWithoutTurns === true;
}

/** What such a page is told by: two speakers, who mostly take turns. */
function takesTurns(turns: readonly SpokenTurn[]): boolean {
  const changes = turns.filter(({ role }, index) => index > 0 && role !== turns[index - 1]?.role).length;
  return changes > 0 && changes >= (turns.length - 1) / 2;
}

/** The turns as the site's page shows them. */
export function toShapedTurns(turns: readonly SpokenTurn[]): ShapedTurn[] {
  return turns.map(({ role, text: spoken }) => ({
    role,
    body: role === 'user' ? escapeHtml(spoken) : `<p>${escapeHtml(spoken)}</p>`,
  }));
}

/** What was read, as it was spoken: without the escapes that Markdown needs. */
export function toSpokenTurns(
  turns: readonly { readonly role: string; readonly markdown: string }[],
): { role: string; text: string }[] {
  return turns.map(({ role, markdown }) => ({
    role,
    text: markdown.replace(/\\([^\p{L}\p{N}\s])/gu, '$1'),
  }));
}

function assignSpeakers(
  parts: readonly (readonly [string, boolean])[],
  repeats: NonNullable<ShapedSite['repeats']> | 'any',
): SpokenTurn[] {
  const turns: SpokenTurn[] = [];
  for (const [spoken, isRepeat] of parts) {
    const last = turns.at(-1)?.role;
    const mayRepeat = repeats === 'any' || (repeats === 'questions' && last === 'user');
    const isUser = isRepeat && mayRepeat && last !== undefined ? last === 'user' : last !== 'user';
    turns.push({ role: isUser ? 'user' : 'assistant', text: spoken });
  }
  return turns;
}
