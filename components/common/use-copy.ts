import { useState } from 'preact/hooks';
import { toHandoffError } from '../../lib/client/ask-error.ts';
import { useApp } from '../app-context.ts';

/** Copying with its fallback: the text that the browser refused to copy, until the user has dealt with it. */
export interface CopyState {
  readonly refusedText: string | undefined;
  /** Copies a text and says whether it stands on the clipboard. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly closeRefused: () => void;
}

/** Copies texts for a view. */
export function useCopy(): CopyState {
  const { copyText } = useApp();
  const [refusedText, setRefusedText] = useState<string>();
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setRefusedText(undefined);
      return true;
    } catch (reason) {
      const error = toHandoffError(reason);
      if (error.code !== 'CLIPBOARD_REFUSED') throw error;
      setRefusedText(text);
      return false;
    }
  };
  return { refusedText, copy, closeRefused: () => setRefusedText(undefined) };
}
