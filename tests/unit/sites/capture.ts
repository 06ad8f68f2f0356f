import { readBack } from '../../../lib/compose/read-back.ts';
import type { PageCapture } from '../../../lib/core/capture.ts';
import { capturePage as captureWith } from '../../../lib/sites/capture-page.ts';

/** Reads a page as the page script does. */
export function capturePage(document: Document, url: URL): PageCapture {
  return captureWith(document, url, readBack);
}
