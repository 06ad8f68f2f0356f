import type { TargetedDragEvent } from 'preact';
import { useRef } from 'preact/hooks';

interface PasteBoxProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** A whole text has arrived by paste, file or drop. */
  readonly onRead: (source: () => Promise<string>) => void;
}

/** The field for a text from elsewhere; a file can be chosen or dropped as well. */
export function PasteBox({ text, onType, onRead }: PasteBoxProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) onRead(() => file.text());
  };
  const drop = (event: TargetedDragEvent<HTMLDivElement>) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted === '' || text !== '') return;
    event.preventDefault();
    onRead(async () => pasted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has the file button beside it as its other way
    <div class="paste-box" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <textarea
        class="field mono"
        rows={9}
        aria-label="Packet, backup or transcript"
        placeholder="Paste a packet, a backup or the transcript of a chat, or drop a file here"
        value={text}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onPaste={paste}
      />
      <input
        ref={chooser}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label="File with a packet, backup or transcript"
        accept=".txt,.json,.md,text/plain,application/json"
        onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
      />
      <button type="button" class="button" onClick={() => chooser.current?.click()}>
        Choose a file…
      </button>
    </div>
  );
}
