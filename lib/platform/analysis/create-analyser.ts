import type { Analyser } from './analyser.ts';
import { analyseInPage } from './hidden-page.ts';
import { createThread } from './thread.ts';

/**
 * The analyser of this browser. A background that is a page (Firefox) starts a thread of its own; a service worker
 * (Chromium) may not and asks a hidden page, which may.
 */
export function createAnalyser(): Analyser {
  return typeof Worker === 'undefined' ? { run: analyseInPage } : createThread();
}
