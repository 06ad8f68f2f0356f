import { useState } from 'preact/hooks';
import type { Reply } from '../../lib/core/replies.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Screen } from '../common/Screen.tsx';
import type { Place } from '../places.ts';
import { MergePanel } from './MergePanel.tsx';
import { PasteBox } from './PasteBox.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { useReading } from './use-reading.ts';

interface PasteScreenProps {
  readonly place: Extract<Place, { kind: 'paste' }>;
  readonly go: (place: Place) => void;
}

/** Opens a packet, a backup or a transcript that was pasted, chosen or dropped: first says what it is, keeps it on a click. */
export function PasteScreen({ place, go }: PasteScreenProps) {
  const { text, reading, task, type, read, keep } = useReading(place.text, go);
  const [merging, setMerging] = useState(false);
  if (merging) {
    return (
      <Screen title="Merge into the draft" back={{ label: 'Back to the text', act: () => setMerging(false) }}>
        <MergePanel text={text} onClose={() => setMerging(false)} go={go} />
      </Screen>
    );
  }
  const footer = reading ? (
    <button type="button" class="button primary" disabled={task.busy || cannotKeep(reading)} onClick={keep}>
      {keepWords(reading)}
    </button>
  ) : (
    <button
      type="button"
      class="button primary"
      disabled={task.busy || text.trim() === ''}
      onClick={() => read(async () => text)}
    >
      Read text
    </button>
  );
  return (
    <Screen
      title="Open a packet, backup or transcript"
      meta="Nothing is kept before you say so"
      back={{ label: 'Back to all handoffs', act: () => go({ kind: 'home' }) }}
      footer={footer}
    >
      <PasteBox text={text} onType={type} onRead={read} />
      {task.error && <ErrorNotice error={task.error} />}
      {reading && <ReadingSummary reading={reading} />}
      {reading && canMerge(reading) && (
        <button type="button" class="button" onClick={() => setMerging(true)}>
          Merge into the draft…
        </button>
      )}
    </Screen>
  );
}

function cannotKeep(reading: Reply<'read-text'>): boolean {
  if (reading.kind === 'packet') return reading.reading.idCheck === 'differs';
  return reading.kind === 'draft-backup' && reading.exists;
}

/** There is a draft of the same conversation that it can go into. */
function canMerge(reading: Reply<'read-text'>): boolean {
  if (reading.kind === 'packet') return reading.reading.hasDraft && reading.reading.idCheck !== 'differs';
  return reading.kind === 'draft-backup' && reading.exists;
}

function keepWords(reading: Reply<'read-text'>): string {
  if (reading.kind === 'packet') return reading.reading.known ? 'Open handoff' : 'Keep packet';
  return reading.kind === 'transcript' ? 'Make a draft of it' : 'Restore draft';
}
