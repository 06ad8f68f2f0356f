import { type Draft, keptItems } from '../../lib/core/draft.ts';
import { LONG_MESSAGE_UNITS, limitsReachedBy, type MessageLimit } from '../../lib/core/message-limits.ts';
import { sectionKeys } from '../../lib/core/sections.ts';
import { amount } from '../common/amount.ts';
import { sectionWords } from '../draft/section-words.ts';

interface SizeNoteProps {
  readonly text: string;
  readonly draft: Draft;
}

/** For a text that is long for a message: where it may not arrive as it is, and what in it is long. */
export function SizeNote({ text, draft }: SizeNoteProps) {
  const reached = limitsReachedBy(text.length);
  if (reached.length === 0) return null;
  if (text.length <= LONG_MESSAGE_UNITS) return <p class="hint">{reached.map(sentenceOf).join(' ')}</p>;
  const sizes = sectionKeys
    .map((key) => ({ title: sectionWords[key].title, units: unitsOf(draft, key) }))
    .filter(({ units }) => units > 0)
    .sort((left, right) => right.units - left.units)
    .slice(0, 3);
  return (
    <section class="preview-part" aria-label="Length">
      <h3>Long for a message</h3>
      <ul>
        {reached.map((limit) => (
          <li key={limit.site}>{sentenceOf(limit)}</li>
        ))}
        <li>
          To shorten it, begin with:{' '}
          {sizes.map(({ title, units }) => `${title} (${amount(units, 'character')})`).join(', ')}.
        </li>
      </ul>
    </section>
  );
}

function sentenceOf({ label, pasteUnits, cutsSilently, seen }: MessageLimit): string {
  if (cutsSilently)
    return `${label} is said to cut long messages without a word (${seen}). Save a file instead.`;
  return `${label} is said to turn a paste over ${amount(pasteUnits ?? 0, 'character')} into an attachment (${seen}). “Insert here” does not paste.`;
}

function unitsOf(draft: Draft, key: (typeof sectionKeys)[number]): number {
  return keptItems(draft)
    .filter(({ section }) => section === key)
    .reduce((sum, { text, words }) => sum + text.length + (words?.length ?? 0), 0);
}
