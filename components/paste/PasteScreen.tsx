import { useState } from 'preact/hooks';
import type { Reply } from '../../lib/core/replies.ts';
import { useApp } from '../app-context.ts';
import { ErrorNotice } from '../common/ErrorNotice.tsx';
import { Screen } from '../common/Screen.tsx';
import { useTask } from '../common/use-task.ts';
import type { Place } from '../places.ts';
import { MergePanel } from './MergePanel.tsx';
import { PasteBox } from './PasteBox.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';

/** Opens a packet, a backup or a transcript that was pasted, chosen or dropped: first says what it is, keeps it on a click. */
export function PasteScreen({ go }: { readonly go: (place: Place) => void }) {
  const { client } = useApp();
  const task = useTask();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reply<'read-text'>>();
  const [merging, setMerging] = useState(false);
  // What was read belongs to that very text: another one has to be read first.
  const type = (next: string) => {
    setText(next);
    setReading(undefined);
    task.clear();
  };
  const read = (source: () => Promise<string>) =>
    task.run(async () => {
      const next = await source();
      type(next);
      setReading(await client.ask('read-text', { text: next }));
    });
  const keep = () =>
    task.run(async () => {
      if (reading?.kind === 'packet' && reading.reading.known) {
        go({ kind: 'handoff', packetId: reading.reading.packetId });
        return;
      }
      if (reading?.kind === 'packet') {
        const view = await client.ask('receive', { text });
        go({ kind: 'handoff', packetId: view.receipt.packetId, view });
        return;
      }
      const name = reading?.kind === 'transcript' ? 'capture-transcript' : 'restore-draft';
      const view = await client.ask(name, { text });
      go({ kind: 'draft', conversationId: view.draft.conversationId, view });
    });
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
