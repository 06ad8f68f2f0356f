import type { Draft } from '../../lib/core/draft.ts';
import type { Place } from '../places.ts';
import { CompletenessReasons } from './CompletenessChip.tsx';
import { FirstAndLast } from './FirstAndLast.tsx';
import { ReadAll } from './ReadAll.tsx';
import type { ReadingAll } from './use-reading-all.ts';

interface CompletenessPanelProps {
  readonly draft: Draft;
  /** Absent where the chat of the draft is not in this tab. */
  readonly reading: ReadingAll | undefined;
  readonly go: (place: Place) => void;
}

/** What is known about how much of the chat was read, its ends for a look, and the way to all of it. */
export function CompletenessPanel({ draft, reading, go }: CompletenessPanelProps) {
  const { completeness, conversationId } = draft;
  return (
    <section class="completeness" aria-label="How much was read">
      <CompletenessReasons completeness={completeness} />
      <FirstAndLast conversationId={conversationId} turns={completeness.turns} />
      {reading && <ReadAll completeness={completeness} reading={reading} go={go} />}
    </section>
  );
}
