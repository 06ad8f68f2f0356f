import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../lib/core/replies.ts';
import { useApp } from '../app-context.ts';
import { type Task, useTask } from '../common/use-task.ts';
import type { Place } from '../places.ts';

/** A text under the user's hands, and what it was found to be. */
interface ReadingText {
  readonly text: string;
  /** What the text is, once it was read. */
  readonly reading: Reply<'read-text'> | undefined;
  readonly task: Task;
  readonly type: (text: string) => void;
  readonly read: (source: () => Promise<string>) => void;
  /** Keeps what was read, or opens it where Baton has it already. */
  readonly keep: () => void;
}

/**
 * Reads a text and keeps it.
 *
 * @param given A text that stands in the chat of this tab: it is read at once, and once it is kept the chat goes on.
 */
export function useReading(given: string | undefined, go: (place: Place) => void): ReadingText {
  const { client } = useApp();
  const task = useTask();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reply<'read-text'>>();
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
  useEffect(() => {
    if (given !== undefined) read(() => Promise.resolve(given));
  }, []);
  const keep = () =>
    task.run(async () => {
      if (reading?.kind === 'packet' && reading.reading.known) {
        go({ kind: 'handoff', packetId: reading.reading.packetId });
        return;
      }
      if (reading?.kind === 'packet') {
        const view = await client.ask('receive', { text });
        if (text === given) go({ kind: 'home' });
        else go({ kind: 'handoff', packetId: view.receipt.packetId, view });
        return;
      }
      const name = reading?.kind === 'transcript' ? 'capture-transcript' : 'restore-draft';
      const view = await client.ask(name, { text });
      go({ kind: 'draft', conversationId: view.draft.conversationId, view });
    });
  return { text, reading, task, type, read, keep };
}
