import { useEffect, useRef } from 'preact/hooks';
import { HandoffError } from '../../lib/core/errors.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

/** Shows a text that the browser would not put on the clipboard, selected, so that the user can copy it. */
export function RefusedCopy({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <section class="block">
      <ErrorNotice error={new HandoffError('CLIPBOARD_REFUSED')} />
      <textarea ref={field} class="field mono" readOnly rows={10} aria-label="Text to copy" value={text} />
      <button type="button" class="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
