import type { Draft } from '../../lib/core/draft.ts';
import { type LeftBehind, listLeftBehind } from '../../lib/core/left-behind.ts';
import { amount } from '../common/amount.ts';
import { shortened } from '../common/shortened.ts';
import { visibleText } from '../common/visible-text.ts';
import { wordsInSentence } from '../masking/category-words.ts';

/** What the receiver will not get, with counts and names. */
export function LeftBehindList({ draft }: { readonly draft: Draft }) {
  const left = listLeftBehind(draft);
  const leftOut = [...left.leftOut, ...left.excerpts];
  return (
    <section class="preview-part" aria-label="What the receiver will not get">
      <h3>What the receiver will not get</h3>
      <ul>
        {linesOf(left).map((line) => (
          <li key={line} dir="auto">
            {visibleText(line)}
          </li>
        ))}
        {leftOut.length > 0 && (
          <li>
            {amount(leftOut.length, 'entry', 'entries')} that you left out:
            <ul class="named">
              {leftOut.map(({ id, text }) => (
                <li key={id} dir="auto">
                  {shortened(text)}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

function linesOf(left: LeftBehind): string[] {
  const masked = Object.entries(left.masked).map(
    ([category, count]) => `${wordsInSentence(category)} (${count})`,
  );
  return [
    turnsLine(left.turnsMissing),
    ...(left.attachments.length > 0
      ? [`${amount(left.attachments.length, 'attachment')}, only named: ${left.attachments.join(', ')}.`]
      : []),
    ...left.unread.map(
      ({ kind, name, turn }) => `A part of turn ${turn} that could not be read: ${name ?? kind}.`,
    ),
    ...(left.versions > 0
      ? [`${amount(left.versions, 'other answer')} to messages that were asked again.`]
      : []),
    ...(left.citations > 0 ? [`${amount(left.citations, 'source')} without an address.`] : []),
    ...(masked.length > 0 ? [`Masked values: ${masked.join(', ')}.`] : []),
    ...(left.heldBack > 0
      ? [`${amount(left.heldBack, 'weaker suggestion')} that the draft does not show.`]
      : []),
    'The words of the chat itself, but for what the text below quotes, and any hidden reasoning of the assistant.',
  ];
}

function turnsLine(missing: number | undefined): string {
  if (missing === undefined) return 'Whether turns of the chat are missing is not known.';
  return missing === 0
    ? 'No turn of the chat was missed.'
    : `Anything from ${amount(missing, 'turn')} that the page did not show.`;
}
