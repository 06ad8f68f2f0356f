import { useEffect, useRef } from 'preact/hooks';
import { EscapeArea } from './EscapeArea.tsx';

interface ConfirmBarProps {
  readonly question: string;
  /** Name of the button that does it. */
  readonly act: string;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks once, in place, before something that cannot be taken back; the safe answer has the focus. */
export function ConfirmBar({ question, act, onConfirm, onKeep }: ConfirmBarProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <EscapeArea class="confirm" label={question} onClose={onKeep}>
      <p>{question}</p>
      <button ref={keep} type="button" class="button" onClick={onKeep}>
        Keep
      </button>
      <button type="button" class="button danger" onClick={onConfirm}>
        {act}
      </button>
    </EscapeArea>
  );
}
