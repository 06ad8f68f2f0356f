import type { TabView } from '../../lib/core/views.ts';
import { findStartPlace, type Place } from '../places.ts';

interface OtherChatProps {
  readonly tab: TabView;
  readonly go: (place: Place) => void;
}

/** Says that the tab has gone on to something else while its draft is shown, and leads there. */
export function OtherChat({ tab, go }: OtherChatProps) {
  const isChat = tab.kind === 'chat';
  return (
    <div class="bar check" role="status">
      <span>{isChat ? 'This tab now shows another chat.' : 'This tab no longer shows this chat.'}</span>
      <button type="button" class="link" onClick={() => go(isChat ? findStartPlace(tab) : { kind: 'home' })}>
        {isChat ? 'Open that one' : 'Look at this tab'}
      </button>
    </div>
  );
}
