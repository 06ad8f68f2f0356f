import { readBack } from '../../../lib/compose/read-back.ts';
import type { PageCapture } from '../../../lib/core/capture.ts';
import { capturePage as captureWith } from '../../../lib/sites/capture-page.ts';
import { findAdapterAt } from '../../../lib/sites/find-adapter-at.ts';

/** What the page script brings, with every adapter there is. */
export const pageTools = { findAdapter: findAdapterAt, readComposer: readBack };

/** Reads a page as the page script does. */
export function capturePage(document: Document, url: URL): PageCapture {
  return captureWith(document, url, pageTools);
}
