import { HandoffError } from '../core/errors.ts';

/**
 * Puts a text on the clipboard; resolves only after the browser said that it did.
 *
 * @throws {HandoffError} `CLIPBOARD_REFUSED`.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new HandoffError('CLIPBOARD_REFUSED', {}, { cause });
  }
}
