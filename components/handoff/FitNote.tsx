import { foreseeFit } from '../../lib/core/message-limits.ts';
import type { HandoffView, TabView } from '../../lib/core/views.ts';
import type { Place } from '../places.ts';
import { fitWords } from './fit-words.ts';

interface FitNoteProps {
  readonly view: HandoffView;
  readonly tab: TabView;
  readonly go: (place: Place) => void;
}

/** Says before an insertion whether the text will stand in this tab's composer as it is, and how to make it shorter. */
export function FitNote({ view, tab, go }: FitNoteProps) {
  const { conversationId, deliveries, origin: madeBy } = view.receipt;
  const earlier = deliveries.filter(({ origin }) => origin !== undefined && origin === tab.origin);
  const fit = foreseeFit(view.text.length, { site: tab.site, roomUnits: tab.composerRoomUnits, earlier });
  const needsWayOut = madeBy === 'prepared' && (fit.outcome === 'too-long' || fit.outcome === 'attachment');
  return (
    <p class={fit.outcome === 'too-long' ? 'hint check-text' : 'hint'}>
      {fitWords(fit, view.text.length)}{' '}
      {needsWayOut && (
        <button type="button" class="link" onClick={() => go({ kind: 'draft', conversationId })}>
          Shorten it in the draft
        </button>
      )}
    </p>
  );
}
